import type { AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import { countWithin } from '../../domain/count-within.ts';
import type { EntryFate, EntryKind } from '../../domain/log-entry.ts';
import type { VisitorAct } from '../../domain/visitor-act.ts';

/**
 * An entry as the page keeps it. It refers to the snapshots of the machine and copies nothing, so that it costs little and the
 * moment can be shown again. tellEntry makes of it what is sent to an inspector.
 */
export interface KeptEntry {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind: EntryKind;
  readonly from: string;
  readonly to: string;
  name: string;
  readonly event?: AnyEventObject | undefined;
  payload?: unknown;
  readonly cause?: number | undefined;
  ms?: number | undefined;
  readonly isNoise?: true | undefined;
  /** The machine before and after; absent until it has handled the event. */
  before?: AnyMachineSnapshot;
  after?: AnyMachineSnapshot;
  transitions?: readonly AnyTransitionDefinition[];
  fate?: EntryFate;
  reason?: string;
  stack?: string | undefined;
  ends?: readonly number[];
}

/** Everything that happened in a page since it was opened, in order. */
export interface PageLog {
  readonly entries: readonly KeptEntry[];
  /** Adds an entry; its id is its place, from 1. */
  readonly add: (entry: Omit<KeptEntry, 'id' | 'at'>) => KeptEntry;
  /** To be called after an entry that was added has changed. */
  readonly change: (entry: KeptEntry) => void;
  /**
   * The snapshot of a machine at a moment.
   * @param moment the id of the entry after which
   * @returns undefined before the machine has started
   */
  readonly snapshotAt: (machine: string, moment: number) => AnyMachineSnapshot | undefined;
  /**
   * The last entry up to a moment that a machine took.
   * @returns undefined before it took any
   */
  readonly takenAt: (machine: string, moment: number) => KeptEntry | undefined;
  /** What the visitor did that led to a past moment, if anything; undefined at the present. */
  readonly actAt: (moment: number | undefined) => VisitorAct | undefined;
  /** @param see called with each entry that was added or changed */
  readonly subscribe: (see: (entry: KeptEntry) => void) => () => void;
}

/**
 * Makes an empty log.
 * @param now the time, in milliseconds since 1970
 */
export function createPageLog(now: () => number): PageLog {
  const entries: KeptEntry[] = [];
  const byMachine = new Map<string, KeptEntry[]>();
  const listeners = new Set<(entry: KeptEntry) => void>();
  const tell = (entry: KeptEntry) => {
    for (const see of listeners) see(entry);
  };
  const takenAt = (machine: string, moment: number) => {
    const own = byMachine.get(machine) ?? [];
    // Refused entries, and those under way, have changed nothing.
    let place = countWithin(own, ({ id }) => id <= moment) - 1;
    while (place >= 0 && own[place]?.after === undefined) place -= 1;
    return own[place];
  };
  return {
    entries,
    add: (entry) => {
      // A clock that is set back turns no order round.
      const at = Math.max(now(), entries.at(-1)?.at ?? 0);
      const kept: KeptEntry = { ...entry, id: entries.length + 1, at };
      entries.push(kept);
      if (kept.kind === 'event' || kept.kind === 'outcome') {
        const own = byMachine.get(kept.to);
        if (own) own.push(kept);
        else byMachine.set(kept.to, [kept]);
      }
      tell(kept);
      return kept;
    },
    change: tell,
    takenAt,
    actAt: (moment) => {
      let entry = moment === undefined ? undefined : entries[moment - 1];
      while (entry && entry.kind !== 'visitor')
        entry = entry.cause === undefined ? undefined : entries[entry.cause - 1];
      return entry?.payload as VisitorAct | undefined;
    },
    snapshotAt: (machine, moment) => takenAt(machine, moment)?.after,
    subscribe: (see) => {
      listeners.add(see);
      return () => listeners.delete(see);
    },
  };
}
