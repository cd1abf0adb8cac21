import { type Mistake, said } from '@bupc/content/files';
import type { Notice } from '../../../src/domain/notices/notice.ts';
import { type Environment, isOnSite } from '../city-files.ts';
import { writtenDay } from '../days/written-day.ts';
import { readEntryList } from '../entry-list.ts';
import { noticeEntry } from './notice-schema.ts';

/** The names of the list of notices; the first that is there is taken (docs/content.md). */
export const NOTICES_FILES = ['pengumuman.yaml', 'pengumuman.yml'];

/**
 * Reads the notices of the content folder; one that cannot be used is left out alone.
 * @returns those that can be used, in their order, and what is wrong with the others
 */
export function judgeNotices(env: Environment): {
  readonly notices: readonly Notice[];
  readonly mistakes: readonly Mistake[];
} {
  const endings = NOTICES_FILES.map((name) => name.replace('pengumuman', ''));
  const { entries, mistakes } = readEntryList(env, 'pengumuman', noticeEntry(isOnSite(env)), endings);
  const own: Mistake[] = [];
  const notices = entries.flatMap(({ entry: { teks, dari, sampai, tautan }, file, line }): Notice[] => {
    const [from, to] = [writtenDay(dari), writtenDay(sampai)];
    // Each field was checked before.
    if (from === undefined || to === undefined) return [];
    if (from <= to) return [{ text: teks.trim(), from, to, ...(tautan !== undefined && { link: tautan }) }];
    own.push({
      file,
      line,
      message: said(
        `bagian sampai tidak dapat berisi ${to}; tulis hari yang tidak sebelum dari, ${from}`,
        `sampai takes a day that is not before dari, ${from}; it holds ${to}`,
      ),
    });
    return [];
  });
  return { notices, mistakes: [...mistakes, ...own] };
}
