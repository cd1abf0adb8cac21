import type { EntryKind, LogEntry } from './log-entry.ts';

/** Which entries of a log are shown. */
export interface LogFilter {
  /** Words that must all be there; 'machine:gallery' and 'kind:outcome' look in one field alone. */
  readonly text: string;
  /** The kinds shown; all where none is named. */
  readonly kinds: readonly EntryKind[];
  /** Only what this machine sent, took, asked or awaited. */
  readonly machine?: string | undefined;
  /** Machines of which nothing is shown but what went wrong. */
  readonly muted: readonly string[];
  readonly onlyFailures: boolean;
  /** Whether internal events of XState and requests for parts of files are left out. */
  readonly foldNoise: boolean;
}

/** Everything but noise. */
export const EVERYTHING: LogFilter = {
  text: '',
  kinds: [],
  muted: [],
  onlyFailures: false,
  foldNoise: true,
};

/** Whether an entry is of a machine that is muted: one that took it, or asked for it. */
export function isMuted({ kind, from, to, effect }: LogEntry, { muted }: LogFilter): boolean {
  return effect?.fate === undefined && muted.includes(kind === 'call' || kind === 'timer' ? from : to);
}

/** The machine that moved last up to a moment, of those that are not muted; undefined where none did. */
export function movedAt(entries: readonly LogEntry[], moment: number, filter: LogFilter): string | undefined {
  for (let place = Math.min(moment, entries.length) - 1; place >= 0; place -= 1) {
    const entry = entries[place];
    if (entry?.effect?.state !== undefined && !entry.isNoise && !isMuted(entry, filter)) return entry.to;
  }
  return undefined;
}

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
  const wanted = new Set(kinds);
  const found: LogEntry[] = [];
  // A plain loop: a hundred thousand entries are looked at with each letter.
  for (const entry of entries) {
    const isFine = entry.effect?.fate === undefined;
    if (isFine && (onlyFailures || (foldNoise && entry.isNoise))) continue;
    if (wanted.size > 0 && !wanted.has(entry.kind)) continue;
    if (machine === undefined ? isMuted(entry, filter) : entry.from !== machine && entry.to !== machine)
      continue;
    if (fields.length > 0 && !fields.every((field) => holds(entry, field))) continue;
    if (words.length > 0) {
      const text = wordsOf(entry);
      if (!words.every((word) => text.includes(word))) continue;
    }
    found.push(entry);
  }
  return found;
}
