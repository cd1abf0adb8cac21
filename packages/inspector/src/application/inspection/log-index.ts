import { countWithin } from '../../domain/count-within.ts';
import type { LogEntry } from '../../domain/log-entry.ts';
import type { StateValue } from '../../domain/state-value.ts';

/** The state of a machine at a moment, as far as the log shows it. */
export interface MachineMoment {
  readonly machine: string;
  /** Absent before the machine has started. */
  readonly value?: StateValue | undefined;
  /** The entry that it took last. */
  readonly entry?: LogEntry | undefined;
  /** The entry that ended it. */
  readonly killer?: LogEntry | undefined;
  /** The calls and timers that are still under way, oldest first. */
  readonly underWay: readonly LogEntry[];
}

/** The entries of a page, indexed for the questions that an inspector asks often. */
export interface LogIndex {
  /** The list is changed in place; `revision` counts the changes. */
  readonly entries: readonly LogEntry[];
  readonly revision: () => number;
  /** Adds entries, and replaces those whose id is there already. */
  readonly add: (entries: readonly LogEntry[]) => void;
  readonly machineAt: (machine: string, moment: number) => MachineMoment;
  /** The text that a filter searches: every word of an entry, in lower case. */
  readonly wordsOf: (entry: LogEntry) => string;
  /** How many entries are internal events of XState. */
  readonly noise: () => number;
  /** The ids of what went wrong, in order. */
  readonly failures: () => readonly number[];
}

interface Lists {
  readonly taken: number[];
  readonly asked: number[];
}

/** Makes an index without entries. */
export function createLogIndex(): LogIndex {
  const entries: LogEntry[] = [];
  const lists = new Map<string, Lists>();
  const endOf = new Map<number, number>();
  // By id: looked up a hundred thousand times with each letter of a filter.
  const words: (string | undefined)[] = [];
  const failures: number[] = [];
  let revision = 0;
  let noise = 0;

  const listsOf = (machine: string): Lists => {
    const known = lists.get(machine);
    if (known) return known;
    const made: Lists = { taken: [], asked: [] };
    lists.set(machine, made);
    return made;
  };
  const note = (entry: LogEntry, before: LogEntry | undefined) => {
    const { id, kind, from, to, effect } = entry;
    const isTaken = effect?.state !== undefined || effect?.fate === 'killed';
    const wasTaken = before?.effect?.state !== undefined || before?.effect?.fate === 'killed';
    if (isTaken && !wasTaken) insert(listsOf(to).taken, id);
    if ((kind === 'call' || kind === 'timer') && before === undefined) insert(listsOf(from).asked, id);
    for (const ended of effect?.ends ?? []) endOf.set(ended, id);
    if (effect?.fate !== undefined && before?.effect?.fate === undefined) insert(failures, id);
  };

  return {
    entries,
    revision: () => revision,
    add: (batch) => {
      for (const entry of batch) {
        const before = entries[entry.id - 1];
        entries[entry.id - 1] = entry;
        words[entry.id] = undefined;
        if (before === undefined && entry.isNoise) noise += 1;
        note(entry, before);
      }
      revision += 1;
    },
    machineAt: (machine, moment) => {
      const { taken, asked } = listsOf(machine);
      const at = (id: number | undefined) => (id === undefined ? undefined : entries[id - 1]);
      const entry = at(taken[countUpTo(taken, moment) - 1]);
      const isOver = entry?.effect?.fate === 'killed';
      return {
        machine,
        value: isOver ? entry.effect?.before : entry?.effect?.state,
        entry,
        ...(isOver && { killer: entry }),
        underWay: asked
          .slice(0, countUpTo(asked, moment))
          .filter((id) => (endOf.get(id) ?? Number.POSITIVE_INFINITY) > moment)
          .flatMap((id) => at(id) ?? []),
      };
    },
    wordsOf: (entry) => {
      const known = words[entry.id];
      if (known !== undefined) return known;
      const { kind, from, to, name, payload, effect } = entry;
      const all = [kind, from, to, name, JSON.stringify(payload), effect?.fate, effect?.reason];
      const text = all.filter(Boolean).join(' ').toLowerCase();
      words[entry.id] = text;
      return text;
    },
    noise: () => noise,
    failures: () => failures,
  };
}

/** How many of ascending ids are not above a moment. */
const countUpTo = (ids: readonly number[], moment: number): number => countWithin(ids, (id) => id <= moment);

function insert(ids: number[], id: number): void {
  if ((ids.at(-1) ?? 0) < id) ids.push(id);
  else ids.splice(countUpTo(ids, id), 0, id);
}
