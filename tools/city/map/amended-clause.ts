import { clauseParts } from '../../../src/domain/map/clause-parts.ts';
import type { Regulation } from '../../../src/domain/regulations/regulation.ts';
import { amendmentsOf } from '../../../src/domain/regulations/regulation-words.ts';

type Amended = Pick<Regulation, 'amendedBy'>;

/**
 * Gives a zone's clause with what has amended it: 'pasal 44 dan lampiran 13 sebagaimana diubah dengan Perwali 7/2025' (spec §2 Map
 * page). Where its articles and annexes were amended differently, each has its own behind it; where the office has written it, it stays.
 * @param regulation the one that the map names; undefined where its text is not here: then nothing is claimed
 * @param date the day of the map's data; an amendment from a later day is not in them
 */
export function amendedClause(clause: string, regulation: Amended | undefined, date: string): string {
  if (regulation === undefined || /\bdiubah\b/i.test(clause)) return clause;
  const parts = clauseParts(clause).map(({ name }) => ({ name, words: wordsOf(regulation, name, date) }));
  const [first, ...others] = parts;
  if (first && others.every(({ words }) => words === first.words)) return clause + first.words;
  return parts.reduce(
    (text, { name, words }) => text.replace(anywhere(name), (found) => found + words),
    clause,
  );
}

const anywhere = (name: string): RegExp => new RegExp(`\\b${name.replace(' ', '\\s+')}\\b`, 'i');

function wordsOf(regulation: Amended, name: string, date: string): string {
  const names = amendmentsOf(regulation, name)
    .filter(({ since }) => since === undefined || since <= date)
    .map((amendment) => amendment.name);
  return names.length === 0 ? '' : ` sebagaimana diubah dengan ${names.join(' dan ')}`;
}
