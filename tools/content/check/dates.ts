import type { ItemFinding } from '@bupc/content';
import { said } from '@bupc/content/files';
import type { Article, ArticleDate } from '../../../src/domain/news/article.ts';
import { articleDateLabel, articleTime, type DateRule } from '../../../src/domain/news/article-date.ts';
import { formattedTime, isoMoment, timestampTime } from '../../../src/domain/news/article-moment.ts';
import { joined, longDateWords } from '../../../src/domain/shared/indonesian-date.ts';

const UNREADABLE: ArticleDate = {
  get iso(): string {
    throw new Error('no date');
  },
};

/** What the page says in place of a date (spec §8 Date problems). */
export const DATE_MESSAGES: ReadonlySet<string> = new Set(
  [undefined, { iso: '?' }, UNREADABLE].map((date) => articleDateLabel(date, {})),
);

/** Finds the dates of an article that the page cannot show, and those that it shows with another year. */
export function dateFindings(article: Article, item: number, rule: DateRule): ItemFinding[] {
  const { created, modified } = article;
  const findings = [shownDate(item, 'created', created, rule)];
  // The folder lets an article be changed last when it was made; what is wrong with both is said once.
  const isSame = created !== undefined && JSON.stringify(created) === JSON.stringify(modified);
  if (!isSame) findings.push(shownDate(item, 'modified', modified, rule));
  if (articleTime(article) === undefined) {
    findings.push({
      level: 'warning',
      kind: 'date',
      item,
      field: 'created',
      message: said(
        'tanggalnya tidak ada; letaknya sesudah semua yang lain',
        'there is no date to sort it by; it stands behind all others',
      ),
    });
  }
  return findings.filter((finding) => finding !== undefined);
}

function shownDate(
  item: number,
  field: 'created' | 'modified',
  date: ArticleDate | undefined,
  rule: DateRule,
): ItemFinding | undefined {
  const label = articleDateLabel(date, rule);
  if (DATE_MESSAGES.has(label)) {
    const message = said(
      `tanggal ${field} tampil sebagai '${label}'`,
      `the ${field} date is shown as '${label}'`,
    );
    return { level: 'warning', kind: 'date', item, field, message };
  }
  const ofYear = yearIn(date, label);
  if (ofYear === undefined) return undefined;
  const message = said(
    `tanggal ${field} dari ${ofYear}, tampil sebagai '${label}' (shows2025As2024 di kantor.yaml)`,
    `the ${field} date is of ${ofYear} and is shown as '${label}' (spec §5 Dates)`,
  );
  return { level: 'note', kind: 'date', item, field, message };
}

/** The year of the moment that a label was made of, where the label says another one. */
function yearIn(date: ArticleDate | undefined, label: string): string | undefined {
  const moments = [
    timestampTime(date?.timestamp),
    isoMoment(date?.iso),
    formattedTime(date?.formatted ?? ''),
  ].filter((time) => time !== undefined);
  for (const words of moments.map(longDateWords)) {
    if (joined(words) === label) return undefined;
    const shown = label.split(' ').at(-1) ?? '';
    if (joined({ ...words, year: shown }) === label) return words.year;
  }
  return undefined;
}
