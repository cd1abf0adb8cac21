import type { AnyActor } from 'xstate';
import type { Expectation } from '../../domain/path.ts';
import { compareWith } from './compare.ts';
import { type Actual, actualOf } from './watch.ts';

/** The result of one step. */
export interface StepResult {
  /** 0 for the start; the last one is the end. */
  readonly index: number;
  /** What a single machine should be, and what it is; absent where several were compared, or none. */
  readonly expected?: Expectation | undefined;
  readonly actual?: Actual | undefined;
  readonly passed: boolean;
  readonly reason?: string | undefined;
  /** Of the end of a recording: the machines that have run and that it does not hold. */
  readonly notCompared?: readonly string[];
}

/** Makes the result of a step, which has passed where there is no reason why not. */
export const resultOf = (index: number, compared: Omit<StepResult, 'index' | 'passed'>): StepResult => ({
  index,
  ...compared,
  passed: compared.reason === undefined,
});

/** Compares machines with what is expected of them, up to the first that differs. */
export function compareAll(
  index: number,
  expectations: readonly (readonly [machine: string, Expectation])[],
  actorOf: (machine: string) => AnyActor | undefined,
): StepResult {
  const isAlone = expectations.length === 1;
  for (const [machine, expected] of expectations) {
    const actor = actorOf(machine);
    if (actor === undefined) return resultOf(index, { expected, reason: noMachine(machine) });
    const actual = actualOf(actor);
    const reason = stoppedBy(actor) ?? compareWith(expected, actual);
    if (isAlone) return resultOf(index, { expected, actual, reason });
    if (reason !== undefined) return resultOf(index, { expected, actual, reason: `${machine}: ${reason}` });
  }
  return { index, passed: true };
}

/** What a result says of the machines that a recording does not hold. */
export const notComparedIn = (names: readonly string[]): Pick<StepResult, 'notCompared'> =>
  names.length === 0 ? {} : { notCompared: names };

export const noMachine = (name: string) => `the page has no machine '${name}'`;

/** Why an actor has stopped; undefined while it runs. */
export function stoppedBy(actor: AnyActor): string | undefined {
  const { status, error } = actor.getSnapshot();
  return status === 'error' ? `the machine stopped: ${String(error)}` : undefined;
}
