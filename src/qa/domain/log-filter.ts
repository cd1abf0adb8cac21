import type { EntryKind, LogEntry } from './log-entry.ts';

/** What of a log is to be shown. */
export interface LogFilter {
  /** Words that must all be there; 'machine:gallery' and 'kind:outcome' look in one field alone. */
  readonly text: string;
  /** The kinds shown; all where none is named. */
  readonly kinds: readonly EntryKind[];
  /** Only what this machine sent, took, asked or awaited. */
  readonly machine?: string | undefined;
  readonly onlyFailures: boolean;
  /** Whether what XState tells itself is folded away. */
  readonly foldNoise: boolean;
}

/** Everything but noise. */
export const EVERYTHING: LogFilter = { text: '', kinds: [], onlyFailures: false, foldNoise: true };

/**
 * Gives the entries that a filter lets through, in their order.
 * @param wordsOf the words of an entry, in lower case
 */
export function filterLog(
  entries: readonly LogEntry[],
  filter: LogFilter,
  wordsOf: (entry: LogEntry) => string,
): LogEntry[] {
  const { text, kinds, machine, onlyFailures, foldNoise } = filter;
  const asked = text.toLowerCase().split(/\s+/).filter(Boolean);
  const fields = asked.flatMap((word) => {
    const [, field, value = ''] = /^(machine|kind|from|to):(.*)$/.exec(word) ?? [];
    return field === undefined ? [] : [{ field, value }];
  });
  const words = asked.filter((word) => !/^(machine|kind|from|to):/.test(word));
  const holds = (entry: LogEntry, { field, value }: { field: string; value: string }) => {
    if (field === 'kind') return entry.kind.startsWith(value);
    if (field === 'from') return entry.from.toLowerCase().includes(value);
    if (field === 'to') return entry.to.toLowerCase().includes(value);
    return entry.from.toLowerCase() === value || entry.to.toLowerCase() === value;
  };
  return entries.filter(
    (entry) =>
      !(foldNoise && entry.isNoise && entry.effect?.fate === undefined) &&
      !(onlyFailures && entry.effect?.fate === undefined) &&
      (kinds.length === 0 || kinds.includes(entry.kind)) &&
      (machine === undefined || entry.from === machine || entry.to === machine) &&
      fields.every((field) => holds(entry, field)) &&
      (words.length === 0 || words.every((word) => wordsOf(entry).includes(word))),
  );
}
