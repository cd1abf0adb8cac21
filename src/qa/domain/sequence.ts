import type { EntryEffect, LogEntry } from './log-entry.ts';
import type { StateValue } from './state-value.ts';

/** Somebody that speaks or is spoken to in a sequence. */
export interface Lane {
  readonly name: string;
  readonly kind: 'visitor' | 'page' | 'machine' | 'port';
  /** Whether the log has something of it. */
  readonly isInPlay: boolean;
}

/** A change of a machine's state. */
export interface StateChange {
  /** The place of its entry in the log. */
  readonly place: number;
  /** The states that it entered, as 'sharing.copied'. */
  readonly text: string;
}

/** How many calls of a port are under way, from an entry on. */
export interface WorkChange {
  readonly place: number;
  readonly underWay: number;
}

/** What a log tells of its lanes, by the places of its entries. */
export interface SequenceFacts {
  /** By machine. */
  readonly changes: ReadonlyMap<string, readonly StateChange[]>;
  /** By port. */
  readonly work: ReadonlyMap<string, readonly WorkChange[]>;
  /** Where machines were killed. */
  readonly ends: ReadonlyMap<string, number>;
}

/** Who may speak in a log: visitor, page, all machines in their order, then the ports as they come. */
export function lanesOf(entries: readonly LogEntry[], machines: readonly string[]): readonly Lane[] {
  const seen = new Set<string>();
  const ports = new Set<string>();
  for (const { kind, from, to, isNoise } of entries) {
    if (isNoise === true) continue;
    seen.add(from);
    if (kind === 'visitor') continue;
    seen.add(to);
    if (kind === 'call') ports.add(to);
  }
  const lane = (kind: Lane['kind']) => (name: string) => ({ name, kind, isInPlay: seen.has(name) });
  return [
    lane('visitor')('visitor'),
    lane('page')('page'),
    ...machines.map(lane('machine')),
    ...[...ports].map(lane('port')),
  ];
}

/** Reads from a log how states changed, which calls were under way, and who was killed. */
export function sequenceFacts(entries: readonly LogEntry[]): SequenceFacts {
  const changes = new Map<string, StateChange[]>();
  const work = new Map<string, WorkChange[]>();
  const portOf = new Map<number, string>();
  const ends = new Map<string, number>();
  const count = (port: string, place: number, change: number) => {
    const underWay = (work.get(port)?.at(-1)?.underWay ?? 0) + change;
    append(work, port, { place, underWay });
  };
  entries.forEach(({ id, kind, to, effect }, place) => {
    if (kind === 'call') {
      portOf.set(id, to);
      count(to, place, 1);
    }
    for (const ended of effect?.ends ?? []) {
      const port = portOf.get(ended);
      if (port !== undefined) count(port, place, -1);
      portOf.delete(ended);
    }
    if (effect?.fate === 'killed') ends.set(to, place);
    const text = changeText(effect);
    if (text !== undefined) append(changes, to, { place, text });
  });
  return { changes, work, ends };
}

function append<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

/** How many of a list, in the order of the log, come up to a place of it. */
export function countUpTo(list: readonly { readonly place: number }[], place: number): number {
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((list[middle]?.place ?? 0) <= place) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Whether a call of a port is under way at a place of the log, or ends there. */
export function isWorking(work: readonly WorkChange[] | undefined, place: number): boolean {
  const last = work?.[countUpTo(work, place) - 1];
  return last !== undefined && (last.underWay > 0 || last.place === place);
}

/** Names the innermost states of a value: 'open.viewing.sharing.copied'. */
export function leafStates(value: StateValue | undefined): readonly string[] {
  if (value === undefined) return [];
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([key, inner]) => {
    const within = leafStates(inner);
    return within.length === 0 ? [key] : within.map((leaf) => `${key}.${leaf}`);
  });
}

// A log is read anew whenever it grows; what an entry did stays.
const texts = new WeakMap<EntryEffect, string>();

/**
 * Names the states that a machine entered, each by its last two names.
 * @returns undefined where it entered none
 */
export function changeText(effect: EntryEffect | undefined): string | undefined {
  if (effect?.state === undefined) return undefined;
  const text = texts.get(effect) ?? enteredStates(effect.before, effect.state).join(', ');
  texts.set(effect, text);
  return text === '' ? undefined : text;
}

function enteredStates(before: StateValue | undefined, after: StateValue): readonly string[] {
  const left = new Set(leafStates(before));
  return leafStates(after)
    .filter((leaf) => !left.has(leaf))
    .map((leaf) => leaf.split('.').slice(-2).join('.'));
}

/**
 * Makes a filter of entries by a text: every word of it is in who speaks, who is spoken to, or what is said.
 * @returns the filter; quick for many entries of few names
 */
export function entryFilter(text: string): (entry: LogEntry) => boolean {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const holders = words.map((word) => {
    const known = new Map<string, boolean>();
    return (name: string) => {
      const holds = known.get(name) ?? name.toLowerCase().includes(word);
      known.set(name, holds);
      return holds;
    };
  });
  return ({ from, to, name }) => holders.every((holds) => holds(from) || holds(to) || holds(name));
}
