import type { Expectation } from '../../domain/path.ts';
import type { Recording } from '../../domain/recording.ts';
import type { ProblemsOf } from '../shared/knowledge.ts';
import { attemptStep } from './attempt-step.ts';
import { compareWith } from './compare.ts';
import { misfitOf, type ReplaySubject, type StepResult, stoppedBy } from './replay.ts';
import { actualOf } from './watch.ts';

/** The machines that a recording is replayed on, each held in a world of its own. */
export type ReplaySubjects = ReadonlyMap<string, ReplaySubject>;

/**
 * Replays a recording of the whole page, a result an entry, in the order in which all was recorded. What the visitor did
 * is passed over: the machines take what came of it. It ends with the first entry that did not pass, or with the end.
 * @param subjects every machine of the page
 * @param problemsOf what of an event does not fit; where nothing is given, every event does
 */
export async function* replayRecording(
  { start, entries, end }: Recording,
  subjects: ReplaySubjects,
  problemsOf: ProblemsOf = () => [],
): AsyncGenerator<StepResult, void, undefined> {
  for (const { actor } of subjects.values()) {
    actor.subscribe({ error: () => undefined });
    actor.start();
  }
  const begun = compareAll(0, start, subjects);
  yield begun;
  if (!begun.passed) return;
  for (const [place, entry] of entries.entries()) {
    const index = place + 1;
    if ('visitor' in entry) {
      yield { index, expected: { state: '' }, actual: { state: '', context: {} }, passed: true };
      continue;
    }
    const subject = subjects.get(entry.machine);
    if (subject === undefined) {
      yield failed(index, entry, `the page has no machine '${entry.machine}'`);
      return;
    }
    const { refused, actual } = await attemptStep(entry, subject.actor, subject);
    const found = actual ?? actualOf(subject.actor);
    const expected = { state: entry.state, ...(entry.context && { context: entry.context }) };
    const reason =
      refused ??
      stoppedBy(subject.actor) ??
      misfitOf(entry.machine, entry, problemsOf) ??
      compareWith(expected, found);
    yield {
      index,
      step: entry,
      expected,
      actual: found,
      passed: reason === undefined,
      ...(reason !== undefined && { reason }),
    };
    if (reason !== undefined) return;
  }
  yield compareAll(entries.length + 1, end, subjects);
}

function compareAll(
  index: number,
  expectations: Readonly<Record<string, Expectation>>,
  subjects: ReplaySubjects,
): StepResult {
  for (const [name, expected] of Object.entries(expectations)) {
    const subject = subjects.get(name);
    const reason = subject
      ? (stoppedBy(subject.actor) ?? compareWith(expected, actualOf(subject.actor)))
      : 'the page has no such machine';
    if (reason !== undefined) return failed(index, expected, `${name}: ${reason}`, subject);
  }
  return { index, expected: { state: '' }, actual: { state: '', context: {} }, passed: true };
}

function failed(index: number, expected: Expectation, reason: string, subject?: ReplaySubject): StepResult {
  const { state, context } = expected;
  return {
    index,
    expected: { state, ...(context && { context }) },
    actual: subject ? actualOf(subject.actor) : { state: '', context: {} },
    passed: false,
    reason,
  };
}
