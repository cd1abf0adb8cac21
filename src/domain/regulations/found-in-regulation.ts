import { countIn } from './find-in-section.ts';
import { type Regulation, sectionsOf } from './regulation.ts';

/** What a search inside a regulation found: how often in which sections, in their order. */
export interface RegulationFound {
  readonly total: number;
  readonly sections: readonly { readonly id: string; readonly name: string; readonly count: number }[];
}

/** Searches the articles and annexes of a regulation. */
export function searchRegulation(regulation: Regulation, query: string): RegulationFound {
  const sections = sectionsOf(regulation)
    .map((section) => ({ id: section.id, name: section.name, count: countIn(section, query) }))
    .filter(({ count }) => count > 0);
  return { total: sections.reduce((sum, { count }) => sum + count, 0), sections };
}

/** A hit: of the shown section, or the first or last one of another, which is another page. */
export type HitMove =
  | { readonly kind: 'here'; readonly at: number }
  | { readonly kind: 'page'; readonly id: string; readonly name: string; readonly at: number };

/**
 * Gives where 'Temuan berikutnya' or 'Temuan sebelumnya' leads; after the last hit comes the first again.
 * @param shown the section on view; undefined where the whole regulation is
 * @param at the present hit on view, from 1; 0 before the first
 * @returns undefined where nothing was found
 */
export function hitMove(
  { total, sections }: RegulationFound,
  shown: string | undefined,
  at: number,
  step: 1 | -1,
): HitMove | undefined {
  if (total === 0) return undefined;
  if (shown === undefined) return { kind: 'here', at: around(at, step, total) };
  const index = sections.findIndex(({ id }) => id === shown);
  const present = sections[index];
  const next = at + step;
  if (present && next >= 1 && next <= present.count) return { kind: 'here', at: next };
  if (present && sections.length === 1) return { kind: 'here', at: around(at, step, present.count) };
  const other = sections.at((present ? index + step : step === 1 ? 0 : -1) % sections.length);
  if (other === undefined) return undefined;
  return { kind: 'page', id: other.id, name: other.name, at: step === 1 ? 1 : other.count };
}

const around = (at: number, step: 1 | -1, count: number): number => {
  const next = at + step;
  return next < 1 ? count : next > count ? 1 : next;
};
