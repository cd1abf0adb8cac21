import type { AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import { countWithin } from '../../domain/count-within.ts';
import type { EntryFate, EntryKind } from '../../domain/log-entry.ts';
import type { VisitorAct } from '../../domain/visitor-act.ts';

/**
 * An entry of the page's own log. It refers to the snapshots of the machine and copies nothing, so that it costs little and the
 * moment can be shown again. toLogEntry converts it to what is sent to an inspector.
 */
export interface LoggedEntry {
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
  readonly entries: readonly LoggedEntry[];
  /** Adds an entry; its id is its place, from 1. */
  readonly add: (entry: Omit<LoggedEntry, 'id' | 'at'>) => LoggedEntry;
  /** To be called after an entry that was added has changed. */
  readonly change: (entry: LoggedEntry) => void;
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
  readonly takenAt: (machine: string, moment: number) => LoggedEntry | undefined;
  /** What the visitor did that led to a past moment, if anything; undefined at the present. */
  readonly actAt: (moment: number | undefined) => VisitorAct | undefined;
  /** @param see called with each entry that was added or changed */
  readonly subscribe: (see: (entry: LoggedEntry) => void) => () => void;
}

/**
 * Makes an empty log.
 * @param now the time, in milliseconds since 1970
 */
export function createPageLog(now: () => number): PageLog {
  const entries: LoggedEntry[] = [];
  const byMachine = new Map<string, LoggedEntry[]>();
  const listeners = new Set<(entry: LoggedEntry) => void>();
  const notify = (entry: LoggedEntry) => {
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
      const logged: LoggedEntry = { ...entry, id: entries.length + 1, at };
      entries.push(logged);
      if (logged.kind === 'event' || logged.kind === 'outcome') {
        const own = byMachine.get(logged.to);
        if (own) own.push(logged);
        else byMachine.set(logged.to, [logged]);
      }
      notify(logged);
      return logged;
    },
    change: notify,
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
