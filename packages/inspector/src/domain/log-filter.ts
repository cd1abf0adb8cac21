import type { LogEntry } from './log-entry.ts';

/** Which entries of a log are shown. */
export interface LogFilter {
  /** Words that must all be there; 'machine:gallery' and 'kind:outcome' look in one field alone, 'not:' before either leaves out. */
  readonly text: string;
  /** Machines of which nothing is shown but what went wrong. */
  readonly muted: readonly string[];
  readonly onlyFailures: boolean;
  /** Whether internal events of XState and requests for parts of files are left out. */
  readonly collapsesNoise: boolean;
}

/** Everything but noise. */
export const EVERYTHING: LogFilter = {
  text: '',
  muted: [],
  onlyFailures: false,
  collapsesNoise: true,
};

/** Whether an entry is of a machine that is muted: one that took it, or asked for it. */
export function isMuted({ kind, from, to, effect }: LogEntry, { muted }: LogFilter): boolean {
  return effect?.fate === undefined && muted.includes(kind === 'call' || kind === 'timer' ? from : to);
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
  const { text, onlyFailures, collapsesNoise } = filter;
  const terms = termsOf(text);
  const found: LogEntry[] = [];
  // A plain loop: a hundred thousand entries are looked at with each letter.
  for (const entry of entries) {
    const isFine = entry.effect?.fate === undefined;
    if (isFine && (onlyFailures || (collapsesNoise && entry.isNoise))) continue;
    if (isMuted(entry, filter)) continue;
    if (!terms.every((term) => holds(entry, term, wordsOf) !== term.isNot)) continue;
    found.push(entry);
  }
  return found;
}

/** One word of a filter's text. */
interface Term {
  /** Where it looks; everywhere where it names no field. */
  readonly field?: string | undefined;
  readonly value: string;
  /** Whether what holds it is left out. */
  readonly isNot: boolean;
}

function termsOf(text: string): readonly Term[] {
  const asked = text.toLowerCase().split(/\s+/).filter(Boolean);
  const terms = asked.map((word): Term => {
    const [, not, field, value = ''] = /^(not:)?(?:(machine|kind|from|to):)?(.*)$/.exec(word) ?? [];
    return { field, value, isNot: not !== undefined };
  });
  // What is still being typed leaves out nothing.
  return terms.filter(({ isNot, value }) => !isNot || value !== '');
}

function holds(entry: LogEntry, { field, value }: Term, wordsOf: (entry: LogEntry) => string): boolean {
  const { kind, from, to } = entry;
  if (field === undefined) return wordsOf(entry).includes(value);
  if (field === 'kind') return kind.startsWith(value);
  if (field === 'from') return from.toLowerCase().includes(value);
  if (field === 'to') return to.toLowerCase().includes(value);
  return from.toLowerCase() === value || to.toLowerCase() === value;
}
