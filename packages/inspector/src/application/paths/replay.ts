import type { AnyActor } from 'xstate';
import type { Expectation, Path, PathStep } from '../../domain/path.ts';
import type { RecordedAct, RecordedEntry, Recording } from '../../domain/recording.ts';
import type { Given } from '../../domain/replay-view.ts';
import type { Knowledge, ProblemsOf } from '../shared/knowledge.ts';
import { attemptStep } from './attempt-step.ts';
import { compareWith } from './compare.ts';
import type { ReplaySubjects } from './replay-subject.ts';
import { sendersOf } from './senders.ts';
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
  /** What of it is taken as recorded. */
  readonly given?: Given | undefined;
}

/** What a replay knows of the page besides its machines. */
export interface ReplayKnowledge {
  /** Checks an event against its schema; by default every event fits. */
  readonly problemsOf?: ProblemsOf;
  readonly portName?: Knowledge['portName'];
}

type MachineStep = PathStep & { readonly machine: string };

/** What happens in a recording, or in a path: that is a recording of its one machine. */
export const entriesOf = (one: Path | Recording): readonly (Pick<RecordedAct, 'visitor'> | MachineStep)[] =>
  'steps' in one ? one.steps.map((step) => ({ ...step, machine: one.machine })) : one.entries;

/** What of an entry no replay compares: that the visitor did it, what a port answered, that the page sent it. */
export function givenIn(
  entry: Pick<RecordedAct, 'visitor'> | (MachineStep & { readonly from?: string }),
  machines: { readonly has: (name: string) => boolean },
): Given | undefined {
  if ('visitor' in entry) return 'act';
  if ('outcome' in entry) return entry.answer && 'answer';
  return entry.from === undefined || machines.has(entry.from) ? undefined : 'message';
}

const byMachine = (one: Path | Recording, point: 'start' | 'end') =>
  Object.entries('steps' in one ? { [one.machine]: one[point] } : one[point]);

/**
 * Replays a path or a recording, one result for its start, for each entry and for its end: asking for the next result takes the
 * next step. Acts of the visitor are skipped: the machines are sent the events that came of them. Stops after the first step
 * that did not pass.
 */
export async function* replay(
  one: Path | Recording,
  subjects: ReplaySubjects,
  { problemsOf = () => [], portName }: ReplayKnowledge = {},
): AsyncGenerator<StepResult, void, undefined> {
  for (const { actor } of subjects.values()) {
    // Without a listener XState rethrows a machine's error outside of any caller.
    actor.subscribe({ error: () => undefined });
    actor.start();
  }
  const senders = sendersOf(one, subjects, portName);
  for (const name of subjects.keys()) senders.note(name);
  let result = compareAll(0, byMachine(one, 'start'), subjects);
  yield result;
  const entries = entriesOf(one);
  const machines = new Set('steps' in one ? [] : Object.keys(one.start));
  for (const [place, entry] of entries.entries()) {
    if (!result.passed) return;
    const given = givenIn(entry, machines);
    // Of a path nothing is asked: it has no senders.
    const problem = senders.problemOf(entry as RecordedEntry);
    result =
      'visitor' in entry
        ? resultOf(place + 1, { given, reason: problem })
        : await take(place + 1, entry, subjects, { problemsOf, problem, given });
    if ('machine' in entry) senders.note(entry.machine, place);
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
  known: { readonly problemsOf: ProblemsOf; readonly problem: string | undefined } & Pick<
    StepResult,
    'given'
  >,
): Promise<StepResult> {
  const { problemsOf, problem, given } = known;
  const { state, context } = step;
  const expected = { state, ...(context && { context }) };
  const subject = subjects.get(machine);
  if (subject === undefined) return resultOf(index, { expected, reason: noMachine(machine) });
  const { refused, actual = actualOf(subject.actor) } = await attemptStep(step, subject.actor, subject);
  const reason =
    refused ??
    stoppedBy(subject.actor) ??
    misfitOf(machine, step, problemsOf) ??
    compareWith(expected, actual) ??
    problem;
  return resultOf(index, { expected, actual, reason, given });
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
