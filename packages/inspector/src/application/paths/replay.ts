import type { Path, PathStep } from '../../domain/path.ts';
import type { RecordedAct, RecordedEntry, Recording } from '../../domain/recording.ts';
import type { Knowledge, ProblemsOf } from '../shared/knowledge.ts';
import { attemptStep } from './attempt-step.ts';
import { compareWith } from './compare.ts';
import type { ReplaySubjects } from './replay-subject.ts';
import { sendersOf } from './senders.ts';
import { compareAll, noMachine, notComparedIn, resultOf, type StepResult, stoppedBy } from './step-result.ts';
import { actualOf } from './watch.ts';

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
  const actorOf = (name: string) => subjects.get(name)?.actor;
  let result = compareAll(0, byMachine(one, 'start'), actorOf);
  yield result;
  const entries = entriesOf(one);
  for (const [place, entry] of entries.entries()) {
    if (!result.passed) return;
    // Of a path nothing is asked: it has no senders.
    const problem = senders.problemOf(entry as RecordedEntry, place);
    result =
      'visitor' in entry
        ? resultOf(place + 1, { reason: problem })
        : await take(place + 1, entry, subjects, { problemsOf, problem });
    if ('machine' in entry) senders.note(entry.machine, place);
    yield result;
  }
  if (!result.passed) return;
  yield {
    ...compareAll(entries.length + 1, byMachine(one, 'end'), actorOf),
    ...notComparedIn(senders.notCompared()),
  };
}

async function take(
  index: number,
  { machine, ...step }: MachineStep,
  subjects: ReplaySubjects,
  { problemsOf, problem }: { readonly problemsOf: ProblemsOf; readonly problem: string | undefined },
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
    compareWith(expected, actual) ??
    problem;
  return resultOf(index, { expected, actual, reason });
}

/** Reports a step whose event does not fit its schema: its result would then mean nothing. */
function misfitOf(machine: string, step: PathStep, problemsOf: ProblemsOf): string | undefined {
  if (!('event' in step) || step.ignored) return undefined;
  const problems = problemsOf(machine, step.event);
  return problems.length === 0 ? undefined : `${step.event.type} does not fit: ${problems.join('; ')}`;
}
