import type { LoggedEntry, PageLog } from '../log/page-log.ts';

/**
 * Reads what each machine takes, in order, as the log has it.
 * @returns `peek` gives what is read next of a machine, if anything; `first` what was taken first of that and is not read; `taken` reads
 * what is next of a machine, and waits for it so many milliseconds
 */
export function readTaken(log: PageLog) {
  const read = new Map<string, number>();
  const next = (machine: string): LoggedEntry | undefined => {
    for (let place = read.get(machine) ?? 0; place < log.entries.length; place += 1) {
      const entry = log.entries[place];
      if (entry?.to === machine && isTaken(entry)) return entry;
    }
    return undefined;
  };
  const takeNext = (machine: string) => {
    const entry = next(machine);
    if (entry) read.set(machine, entry.id);
    return entry;
  };
  return {
    peek: next,
    first: (machines: Iterable<string>): LoggedEntry | undefined =>
      [...machines].flatMap((name) => next(name) ?? []).sort((one, other) => one.id - other.id)[0],
    taken: (machine: string, patience: number): Promise<LoggedEntry | undefined> =>
      new Promise((resolve) => {
        const found = takeNext(machine);
        if (found) return resolve(found);
        const over = () => {
          clearTimeout(limit);
          unsubscribe();
          resolve(takeNext(machine));
        };
        const limit = setTimeout(over, patience);
        const unsubscribe = log.subscribe(() => next(machine) && over());
      }),
  };
}

const isTaken = ({ kind, isNoise, after, fate }: LoggedEntry): boolean =>
  (kind === 'event' || kind === 'outcome') && !isNoise && (after !== undefined || fate === 'killed');
