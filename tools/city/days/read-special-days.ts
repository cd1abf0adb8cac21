import { type Mistake, said } from '@bupc/content/files';
import type { SpecialDays } from '../../../src/domain/office-hours/office-hours.ts';
import { type Day, dayAfter } from '../../../src/domain/shared/day.ts';
import type { Environment } from '../city-files.ts';
import { type PlacedEntry, readEntryList } from '../entry-list.ts';
import { type SpecialDaysEntry, specialDaysEntry } from './special-days-schema.ts';
import { writtenDay, writtenHours } from './written-day.ts';

/** The names of the list of special days; the first that is there is taken (docs/content.md). */
export const SPECIAL_DAYS_FILES = ['libur.yaml', 'libur.yml', 'libur.csv', 'libur.xlsx'];

const MOST_DAYS = 366;

/**
 * Reads the holidays of the content folder and its days with other hours; a row that cannot be used is left out alone.
 * @returns those that can be used, in their order, what is wrong with the others, and what of the file is not read
 */
export function judgeSpecialDays(env: Environment): {
  readonly days: readonly SpecialDays[];
  readonly mistakes: readonly Mistake[];
  readonly notes: readonly Mistake[];
} {
  const endings = SPECIAL_DAYS_FILES.map((name) => name.replace('libur', ''));
  const { entries, mistakes, notes } = readEntryList(env, 'libur', specialDaysEntry, endings);
  const own: Mistake[] = [];
  const valid: { readonly days: SpecialDays; readonly line: number }[] = [];
  for (const placed of entries) {
    const { file, line } = placed;
    const days = daysOf(placed);
    const wrong = lengthMistake(days);
    if (wrong !== undefined) {
      own.push({ file, line, message: wrong });
      continue;
    }
    const before = valid.find((one) => one.days.from <= days.to && days.from <= one.days.to);
    if (before !== undefined) {
      const [both] = [days.from, before.days.from].sort().slice(-1);
      own.push({
        file,
        line,
        message: said(
          `tanggal ${both} sudah ada di baris ${before.line}, dan itu yang berlaku; tulis setiap hari sekali`,
          `tanggal ${both} stands in line ${before.line} too, which holds; each day stands once`,
        ),
      });
    }
    const isWithin = before && before.days.from <= days.from && days.to <= before.days.to;
    if (!isWithin) valid.push({ days, line });
  }
  return { days: valid.map(({ days }) => days), mistakes: [...mistakes, ...own], notes };
}

// Each field was checked before.
const day = (text: string): Day => writtenDay(text) ?? '1900-01-01';

function daysOf({ entry: { tanggal, sampai, nama, jam } }: PlacedEntry<SpecialDaysEntry>): SpecialDays {
  const hours = jam === undefined ? [] : (writtenHours(jam) ?? []);
  const from = day(tanggal);
  const to = sampai === undefined ? from : day(sampai);
  return { from, to, name: nama.trim(), ...(hours.length > 0 && { hours }) };
}

function lengthMistake({ from, to }: SpecialDays): string | undefined {
  if (to < from)
    return said(
      `bagian sampai tidak dapat berisi ${to}; tulis hari yang tidak sebelum tanggal, ${from}`,
      `sampai takes a day that is not before tanggal, ${from}; it holds ${to}`,
    );
  if (to <= dayAfter(from, MOST_DAYS - 1)) return undefined;
  return said(
    `bagian sampai tidak dapat berisi ${to}; tulis hari paling lama ${MOST_DAYS} hari sesudah tanggal, ${from}`,
    `sampai takes a day within ${MOST_DAYS} days of tanggal, ${from}; it holds ${to}`,
  );
}
