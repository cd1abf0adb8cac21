import type { RecordedEntry, RecordedStep } from '../../domain/recording.ts';
import { machineOf } from '../shared/machines.ts';
import { outcomesOf } from '../shared/outcomes.ts';
import type { ReplaySubjects } from './replay-subject.ts';

/** Compares the causes that a recording names with what led to its entries when they are replayed. */
export interface Causes {
  /** Notes what a machine awaits after an entry; -1 for the start. */
  readonly note: (machine: string, place: number) => void;
  /** @param sentAt the entry during which it was sent */
  readonly ofMessage: (entry: RecordedStep, sentAt: number) => string | undefined;
  readonly ofOutcome: (entry: RecordedStep & { readonly outcome: string }) => string | undefined;
  /** Of what the page sends: the act before it. Where no cause is recorded, nothing is known of it. */
  readonly ofPage: (entry: RecordedStep, place: number) => string | undefined;
}

/** Says that another entry led to one; -1 for none. */
function problemOf({ cause }: RecordedStep, by: number): string | undefined {
  if ((cause ?? -1) === by) return undefined;
  const said = cause === undefined ? 'nothing' : `step ${cause + 1}`;
  return `it came of ${by < 0 ? 'no step' : `step ${by + 1}`}, and ${said} is recorded as its cause`;
}

export function causesOf(entries: readonly RecordedEntry[], subjects: ReplaySubjects): Causes {
  // By machine, and by the actor that it invoked: the entry at which it did.
  const begun = new Map<string, ReadonlyMap<unknown, number>>();
  const childrenOf = (machine: string): Readonly<Record<string, unknown>> =>
    subjects.get(machine)?.actor.getSnapshot().children ?? {};
  const invokedAt = (machine: string, name: string): number => {
    const { actor } = subjects.get(machine) ?? {};
    const outcome = actor && outcomesOf(machineOf(actor)).find((one) => one.name === name);
    // Of a delay the log says no cause.
    return begun.get(machine)?.get(childrenOf(machine)[outcome?.invocation ?? '']) ?? -1;
  };
  return {
    note: (machine, place) => {
      const before = begun.get(machine);
      const now = Object.values(childrenOf(machine)).map((one) => [one, before?.get(one) ?? place] as const);
      begun.set(machine, new Map(now));
    },
    ofMessage: problemOf,
    ofOutcome: (entry) => problemOf(entry, invokedAt(entry.machine, entry.outcome)),
    ofPage: (entry, place) => {
      if (entry.cause === undefined) return undefined;
      const act = entries.findLastIndex((one, at) => at < place && 'visitor' in one);
      return problemOf(entry, act);
    },
  };
}
