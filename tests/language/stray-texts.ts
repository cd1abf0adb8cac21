import { outsideMarks } from './marks.ts';

const ATTRIBUTES = ['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'title', 'placeholder'];
/** What is read as one: marks open and close within it. */
const BLOCKS =
  'p, li, h1, h2, h3, h4, td, th, dt, dd, button, a, label, option, figcaption, summary, div, section';
/** Codes and names that no translation touches, the office's own markup, excerpts of data, and tools of testers. */
const LEFT_ALONE = '[translate="no"], script, style, title, .ribbon, .article-content, .search-row__line';

/** Every string in a value, its lines and its codes (`RTH`), the longest first. */
export function stringsIn(...values: readonly unknown[]): readonly string[] {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      for (const part of [value, ...value.split(/\n|<[^>]*>/), ...(value.match(/\b[A-Z]{2,5}\b/g) ?? [])])
        if (/\p{L}{2}/u.test(part)) found.add(spaced(part));
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
  };
  values.forEach(look);
  return [...found].sort((a, b) => b.length - a.length);
}

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Types of files, which are the same everywhere. */
const CODES = /\b(?:PDF|DOCX|DOC|ZIP|CSV|GeoJSON)\b/g;
/** Days and months, which Intl writes in the language of a date. */
const DATES =
  /\b(?:Senin|Selasa|Rabu|Kamis|Jumat|Sabtu|Minggu|Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember|Sen|Sel|Rab|Kam|Jum|Sab|Min|Jan|Feb|Mar|Apr|Jun|Jul|Agu|Agt|Sep|Okt|Nov|Des|WIB)\b/g;

/**
 * Finds what a page says in words of no catalogue.
 * @param data the strings of office and feeds, the longest first
 */
export function strayTexts(root: Element, data: readonly string[]): readonly string[] {
  const said: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    if (element.closest(LEFT_ALONE)) continue;
    for (const name of ATTRIBUTES) said.push(element.getAttribute(name) ?? '');
    if (element.matches(`${BLOCKS}, ${ASIDE}`) && !element.matches(WITHIN)) said.push(ownText(element));
  }
  const strays = said
    .flatMap((text) => outsideMarks(text).split('\n'))
    .map((text) => withoutData(text, data));
  return [...new Set(strays.map(spaced).filter((text) => /\p{L}{2}/u.test(text)))];
}

/** What stands within a word or a sentence. */
const WITHIN = 'mark, abbr, .explained__word, .explained__word span, .explained__word button';
const ASIDE = '.abbreviation__meaning';

/** The text of a block, without that of blocks in it. */
function ownText(block: Element): string {
  return [...block.childNodes]
    .map((node) => {
      if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? node.nodeValue : '';
      if (node.matches(ASIDE)) return '';
      if (node.matches(WITHIN)) return ownText(node);
      return node.matches(`${BLOCKS}, ${LEFT_ALONE}`) ? ' ' : ` ${ownText(node)} `;
    })
    .join('');
}

const wholeWords = (known: string) =>
  new RegExp(`(?<!\\p{L})${known.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'giu');

function withoutData(text: string, data: readonly string[]): string {
  let left = spaced(text);
  for (const known of data) {
    if (!/\p{L}{2}/u.test(left)) return '';
    if (left.toLowerCase().includes(known.toLowerCase())) left = left.replaceAll(wholeWords(known), ' ');
  }
  return left.replace(DATES, ' ').replace(CODES, ' ');
}
