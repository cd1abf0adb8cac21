import type { AnyActor } from 'xstate';
import type { Expectation, Path, PathStep } from '../../domain/path.ts';
import type { RecordedAct, Recording } from '../../domain/recording.ts';
import type { ProblemsOf } from '../shared/knowledge.ts';
import { attemptStep, type ReplayControls } from './attempt-step.ts';
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
}

/** What a path is replayed on: a machine with a shut gate and paused time. */
export interface ReplaySubject extends ReplayControls {
  readonly actor: AnyActor;
}

/** The machines of a replay by name, each in a paused world of its own. */
export type ReplaySubjects = ReadonlyMap<string, ReplaySubject>;

type MachineStep = PathStep & { readonly machine: string };

/** What happens in a recording, or in a path: that is a recording of its one machine. */
export const entriesOf = (one: Path | Recording): readonly (Pick<RecordedAct, 'visitor'> | MachineStep)[] =>
  'steps' in one ? one.steps.map((step) => ({ ...step, machine: one.machine })) : one.entries;

const byMachine = (one: Path | Recording, point: 'start' | 'end') =>
  Object.entries('steps' in one ? { [one.machine]: one[point] } : one[point]);

/**
 * Replays a path or a recording, one result for its start, for each entry and for its end: asking for the next result takes the
 * next step. Acts of the visitor are skipped: the machines are sent the events that came of them. Stops after the first step
 * that did not pass.
 * @param problemsOf checks an event against its schema; by default every event fits
 */
export async function* replay(
  one: Path | Recording,
  subjects: ReplaySubjects,
  problemsOf: ProblemsOf = () => [],
): AsyncGenerator<StepResult, void, undefined> {
  for (const { actor } of subjects.values()) {
    // Without a listener XState rethrows a machine's error outside of any caller.
    actor.subscribe({ error: () => undefined });
    actor.start();
  }
  let result = compareAll(0, byMachine(one, 'start'), subjects);
  yield result;
  const entries = entriesOf(one);
  for (const [place, entry] of entries.entries()) {
    if (!result.passed) return;
    result =
      'visitor' in entry
        ? { index: place + 1, passed: true }
        : await take(place + 1, entry, subjects, problemsOf);
    yield result;
  }
  if (result.passed) yield compareAll(entries.length + 1, byMachine(one, 'end'), subjects);
}

const resultOf = (index: number, compared: Omit<StepResult, 'index' | 'passed'>): StepResult => ({
  index,
  ...compared,
  passed: compared.reason === undefined,
});

async function take(
  index: number,
  { machine, ...step }: MachineStep,
  subjects: ReplaySubjects,
  problemsOf: ProblemsOf,
): Promise<StepResult> {
  const { state, context } = step;
  const expected = { state, ...(context && { context }) };
  const subject = subjects.get(machine);
  if (subject === undefined) return resultOf(index, { expected, reason: noMachine(machine) });
  const { refused, actual = actualOf(subject.actor) } = await attemptStep(step, subject.actor, subject);
  const reason =
    refused ??
    stoppedBy(subject.actor) ??
    misfitOf(machine, step, problemsOf) ??
    compareWith(expected, actual);
  return resultOf(index, { expected, actual, reason });
}

/** Compares machines with what is expected of them, up to the first that differs. */
function compareAll(
  index: number,
  expectations: readonly (readonly [machine: string, Expectation])[],
  subjects: ReplaySubjects,
): StepResult {
  const isAlone = expectations.length === 1;
  for (const [machine, expected] of expectations) {
    const { actor } = subjects.get(machine) ?? {};
    if (actor === undefined) return resultOf(index, { expected, reason: noMachine(machine) });
    const actual = actualOf(actor);
    const reason = stoppedBy(actor) ?? compareWith(expected, actual);
    if (isAlone) return resultOf(index, { expected, actual, reason });
    if (reason !== undefined) return resultOf(index, { expected, actual, reason: `${machine}: ${reason}` });
  }
  return { index, passed: true };
}

const noMachine = (name: string) => `the page has no machine '${name}'`;

/** Why an actor has stopped; undefined while it runs. */
function stoppedBy(actor: AnyActor): string | undefined {
  const { status, error } = actor.getSnapshot();
  return status === 'error' ? `the machine stopped: ${String(error)}` : undefined;
}

/** Reports a step whose event does not fit its schema: its result would then mean nothing. */
function misfitOf(machine: string, step: PathStep, problemsOf: ProblemsOf): string | undefined {
  if (!('event' in step) || step.ignored) return undefined;
  const problems = problemsOf(machine, step.event);
  return problems.length === 0 ? undefined : `${step.event.type} does not fit: ${problems.join('; ')}`;
}
