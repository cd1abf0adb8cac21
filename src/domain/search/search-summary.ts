import { cutText } from '../shared/cut-text.ts';
import type { SearchFound } from './search-entry.ts';
import { SEARCH_GROUPS, SEARCH_SOURCES, type SearchFilter, type SearchSources } from './search-groups.ts';
import * as texts from './texts.ts';

/** A piece of the line that says what was found; `strong` pieces are the subject. */
export interface SaidPiece {
  readonly text: string;
  readonly kind: 'plain' | 'strong' | 'form';
}

/** Characters of the words that are repeated; nobody listens to more. */
const MOST_SAID = 60;

/**
 * Says what was found, for the screen and for screen readers (spec §2 Search): '11 hasil untuk “mengurus krk”, juga
 * urus dan pengurusan'.
 */
export function foundPieces(
  { words, total, counts, hasEvery, also }: SearchFound,
  filter: SearchFilter,
): SaidPiece[] {
  const said = shortWords(words);
  if (total === 0) return [strong(texts.noResults), plain(texts.forWords(said))];
  const group = SEARCH_GROUPS.find(({ id }) => id === filter);
  const count = group ? counts[group.id] : total;
  const within = group ? texts.withinGroup(group.name) : '';
  return [
    strong(texts.resultCount({ count, within })),
    plain(hasEvery ? texts.forWords(said) : texts.forSomeWords(said)),
    ...also.flatMap((form, index) => [
      plain(index === 0 ? texts.alsoForms : index === also.length - 1 ? texts.andLast : ', '),
      { text: form, kind: 'form' as const },
    ]),
  ];
}

/** The same as one text, for screen readers. */
export function foundText(found: SearchFound, filter: SearchFilter): string {
  return foundPieces(found, filter)
    .map(({ text }) => text)
    .join('');
}

/** Gives the words as a sentence repeats them: trimmed, and no longer than anyone reads. */
export function shortWords(words: string): string {
  const trimmed = words.trim().replace(/\s+/g, ' ');
  return trimmed.length <= MOST_SAID ? trimmed : `${cutText(trimmed, MOST_SAID)}…`;
}

const SOURCE_NAMES = {
  'legal-products': texts.sourceLegalProducts,
  gallery: texts.sourceGallery,
  news: texts.sourceNews,
  staff: texts.sourceStaff,
  guide: texts.sourceGuide,
} as const;

/** Says which sources are not searched, or not yet (spec §8 Search); empty where all are. */
export function sourcesText(sources: SearchSources): string | undefined {
  const named = (status: string) =>
    listed(
      SEARCH_SOURCES.filter((source) => sources[source] === status).map((source) => SOURCE_NAMES[source]),
    );
  const loading = named('loading');
  const failed = named('failed');
  const said = [failed && texts.notSearched(failed), loading && texts.stillLoading(loading)].filter(
    (text) => text !== '',
  );
  return said.length > 0 ? said.join(' ') : undefined;
}

/** Gives the message that asks the office about a search without results (spec §2 Search). */
export function questionText(words: string): string {
  return texts.askMessage(shortWords(words));
}

const strong = (text: string): SaidPiece => ({ text, kind: 'strong' });
const plain = (text: string): SaidPiece => ({ text, kind: 'plain' });

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return `${names.slice(0, -1).join(', ')}${names.length > 2 ? ',' : ''}${texts.andLast}${last}`;
}
