import type { Expectation } from '../../domain/path.ts';
import type { Recording } from '../../domain/recording.ts';
import type { ProblemsOf } from '../shared/knowledge.ts';
import { attemptStep } from './attempt-step.ts';
import { compareWith } from './compare.ts';
import { misfitOf, type ReplaySubject, type StepResult, stoppedBy } from './replay.ts';
import { actualOf } from './watch.ts';

/** The machines that a recording is replayed on, each in a paused world of its own. */
export type ReplaySubjects = ReadonlyMap<string, ReplaySubject>;

/**
 * Replays a recording of the whole page in its order, one result for each entry. Acts of the visitor are skipped: the machines
 * are sent the events that came of them. Stops after the first entry that did not pass.
 * @param subjects every machine of the page
 * @param problemsOf checks an event against its schema; by default every event fits
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
