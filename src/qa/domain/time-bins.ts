import type { LogEntry } from './log-entry.ts';

/** What a column of a time line shows of what happened at once; the worst of its entries wins. */
export const MARK = { none: 0, some: 1, refused: 2, killed: 3 } as const;

/** A log cut into columns of the same length of time, each with what happened in it. */
export interface TimeBins {
  /** What the visitor did, and what machines took or refused, as MARK by column. */
  readonly visitor: Uint8Array;
  readonly machines: Uint8Array;
  /** How many calls and timers are under way, by column. */
  readonly calls: Int32Array;
  readonly timers: Int32Array;
}

/** A length of time, in milliseconds since 1970. */
export interface TimeRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Cuts a log into columns; what XState tells itself is left out.
 * @param entries in order
 * @param columns how many
 */
export function timeBins(entries: readonly LogEntry[], { from, to }: TimeRange, columns: number): TimeBins {
  const column = (at: number) =>
    Math.min(Math.max(Math.floor(((at - from) / (to - from)) * columns), 0), columns - 1);
  const visitor = new Uint8Array(columns);
  const machines = new Uint8Array(columns);
  const changes = { call: new Int32Array(columns + 1), timer: new Int32Array(columns + 1) };
  const underWay = new Map<number, 'call' | 'timer'>();
  for (const { id, at, kind, effect, isNoise } of entries) {
    const place = column(at);
    if (kind === 'call' || kind === 'timer') {
      underWay.set(id, kind);
      add(changes[kind], place, 1);
    } else if (isNoise !== true) {
      const row = kind === 'visitor' ? visitor : machines;
      row[place] = Math.max(row[place] ?? 0, markOf(effect?.fate));
    }
    for (const ended of effect?.ends ?? []) {
      const work = underWay.get(ended);
      // It is still seen in the column in which it ends.
      if (work !== undefined) add(changes[work], place + 1, -1);
      underWay.delete(ended);
    }
  }
  return {
    visitor,
    machines,
    calls: summed(changes.call, columns),
    timers: summed(changes.timer, columns),
  };
}

/** The time that a time line shows of a log: from its first entry to a little beyond its last. */
export function timeRange(entries: readonly LogEntry[]): TimeRange {
  const from = entries[0]?.at ?? 0;
  const last = entries.at(-1)?.at ?? from;
  return { from, to: Math.max(last + (last - from) * 0.06, from + SHORTEST_MS) };
}

const SHORTEST_MS = 2000;

const markOf = (fate: string | undefined): number =>
  fate === undefined ? MARK.some : fate === 'killed' ? MARK.killed : MARK.refused;

function add(counts: Int32Array, place: number, change: number): void {
  counts[place] = (counts[place] ?? 0) + change;
}

function summed(changes: Int32Array, columns: number): Int32Array {
  const sums = new Int32Array(columns);
  let sum = 0;
  for (let place = 0; place < columns; place += 1) {
    sum += changes[place] ?? 0;
    sums[place] = sum;
  }
  return sums;
}
