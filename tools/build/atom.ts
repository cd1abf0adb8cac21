import type { Article } from '../../src/domain/news/article.ts';
import { articleTime, modifiedTime } from '../../src/domain/news/article-date.ts';
import { articleExcerpt } from '../../src/domain/news/excerpt.ts';

/** The path of the Atom feed. */
export const ATOM_PATH = '/feed.xml';

/** What an Atom feed says of its site. */
export interface AtomSite {
  /** Origin of the public site; no trailing slash. */
  readonly origin: string;
  readonly title: string;
  readonly author: string;
}

/**
 * Writes the articles as an Atom feed (RFC 4287). Its dates are the moments of the feed as they are: the year rule of
 * spec §5 Dates is one of display.
 * @param articles in the order in which they are to stand; one without a readable date is left out, since an entry
 *   must have one
 * @returns the document, or undefined where no article can stand in it
 */
export function atomFeed(
  articles: readonly Article[],
  { origin, title, author }: AtomSite,
): string | undefined {
  const entries = articles.flatMap((article) => {
    const published = articleTime(article);
    return published === undefined
      ? []
      : [{ article, published, updated: Math.max(published, modifiedTime(article) ?? published) }];
  });
  if (entries.length === 0) return undefined;
  const latest = Math.max(...entries.map(({ updated }) => updated));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="id">',
    `  <id>${text(`${origin}/`)}</id>`,
    `  <title>${text(title)}</title>`,
    `  <updated>${moment(latest)}</updated>`,
    `  <author><name>${text(author)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${text(`${origin}${ATOM_PATH}`)}"/>`,
    `  <link rel="alternate" type="text/html" href="${text(`${origin}/home`)}"/>`,
    ...entries.flatMap(({ article, published, updated }) => {
      const url = text(`${origin}/home?artikel=${encodeURIComponent(article.id)}`);
      return [
        '  <entry>',
        `    <id>${url}</id>`,
        `    <title>${text(article.title)}</title>`,
        `    <published>${moment(published)}</published>`,
        `    <updated>${moment(updated)}</updated>`,
        `    <link rel="alternate" type="text/html" href="${url}"/>`,
        `    <summary>${text(articleExcerpt(article.content))}</summary>`,
        '  </entry>',
      ];
    }),
    '</feed>',
    '',
  ].join('\n');
}

/** What the head of a page says of the feed. */
export function atomLink({ title }: AtomSite): string {
  return `<link rel="alternate" type="application/atom+xml" title="${text(title)}" href="${ATOM_PATH}">`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// XML 1.0 knows no control characters but these three, and no halves of characters, escaped or not.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

function text(value: string): string {
  return value.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

function moment(time: number): string {
  return new Date(time).toISOString();
}
