import { type OtherRegulation, type Regulation, type RegulationSection, sectionsOf } from './regulation.ts';
import { namesIn } from './regulation-words.ts';

/** Something that happened to a regulation. */
export interface HistoryEntry {
  readonly kind: 'began' | 'amended' | 'replaced';
  /** ISO 8601; absent where the office has not said. */
  readonly day?: string;
  /** What changed or replaced it. */
  readonly by?: OtherRegulation;
  /** The articles and annexes that were changed, where they are named as such. */
  readonly sections: readonly RegulationSection[];
}

/**
 * Gives what happened to a regulation, in the order of the days (spec §2 Regulation pages): it came into force, it was changed, it was
 * replaced. A change whose day nobody has said stands in the order of the office behind those before it.
 */
export function historyOf(regulation: Regulation): readonly HistoryEntry[] {
  const { since, amendedBy, replacedBy } = regulation;
  const changes = amendedBy.map((by): HistoryEntry => {
    const sections = sectionsNamed(regulation, by.part);
    return { kind: 'amended', by, sections, ...(by.since !== undefined && { day: by.since }) };
  });
  const replaced = replacedBy && {
    kind: 'replaced' as const,
    by: replacedBy,
    sections: [],
    ...(replacedBy.since !== undefined && { day: replacedBy.since }),
  };
  return [{ kind: 'began', day: since, sections: [] }, ...byDay(changes), ...(replaced ? [replaced] : [])];
}

/** Finds the articles and annexes that a part names: 'Pasal 44 dan Lampiran 13'; what is none of them is left out. */
export function sectionsNamed(
  regulation: Parameters<typeof sectionsOf>[0],
  part: string | undefined,
): readonly RegulationSection[] {
  const names = namesIn(part);
  return sectionsOf(regulation).filter(({ name }) => names.includes(name));
}

/** The end of the address of an amendment in the history of a regulation: 'perwali-7-2025'. */
export const amendmentId = ({ name }: Pick<OtherRegulation, 'name'>): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

// One without a day goes with the one before it.
function byDay(entries: readonly HistoryEntry[]): HistoryEntry[] {
  let last = '';
  const placed = entries.map((entry) => {
    last = entry.day ?? last;
    return { entry, at: last };
  });
  return placed.sort((one, other) => one.at.localeCompare(other.at)).map(({ entry }) => entry);
}
