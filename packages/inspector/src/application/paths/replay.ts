import type { AnyActor } from 'xstate';
import type { Expectation, Path, PathStep } from '../../domain/path.ts';
import type { ProblemsOf } from '../shared/knowledge.ts';
import { type Attempt, attemptStep, type ReplayControls } from './attempt-step.ts';
import { compareWith } from './compare.ts';
import { type Actual, actualOf } from './watch.ts';

/** The result of one step. */
export interface StepResult {
  /** 0 for the start, before any step; step n of the path is n. */
  readonly index: number;
  /** Absent for the start. */
  readonly step?: PathStep;
  readonly expected: Expectation;
  readonly actual: Actual;
  readonly passed: boolean;
  /** Why it did not pass. */
  readonly reason?: string;
}

/** What a path is replayed on: a machine with a shut gate and paused time. */
export interface ReplaySubject extends ReplayControls {
  /** The actor, started or not. */
  readonly actor: AnyActor;
}

/**
 * Replays a path: asking for the next result takes the next step. Stops after the first step that did not pass.
 * @param path what to replay
 * @param subject what it is replayed on
 * @param problemsOf checks an event against its schema; by default every event fits
 */
export async function* replayPath(
  path: Path,
  subject: ReplaySubject,
  problemsOf: ProblemsOf = () => [],
): AsyncGenerator<StepResult, void, undefined> {
  // Without a listener XState rethrows a machine's error outside of any caller.
  subject.actor.subscribe({ error: () => undefined });
  subject.actor.start();
  const start = resultOf(path, 0, subject.actor, {}, problemsOf);
  yield start;
  if (!start.passed) return;
  for (const [place, step] of path.steps.entries()) {
    const attempt = await attemptStep(step, subject.actor, subject);
    const result = resultOf(path, place + 1, subject.actor, attempt, problemsOf);
    yield result;
    if (!result.passed) return;
  }
}

function resultOf(
  path: Path,
  index: number,
  actor: AnyActor,
  { refused, actual }: Attempt,
  problemsOf: ProblemsOf,
): StepResult {
  const step = path.steps[index - 1];
  const { state, context } = step ?? path.start;
  const found = actual ?? actualOf(actor);
  const own = { state, ...(context && { context }) };
  const difference =
    refused ?? stoppedBy(actor) ?? misfitOf(path.machine, step, problemsOf) ?? compareWith(own, found);
  // The last step must meet the expected end as well, which is then shown as expected too.
  const isLast = index === path.steps.length;
  const isEnd = isLast && difference === undefined;
  const whole = { ...(isLast && path.end.context), ...context };
  const expected = {
    state: isEnd ? path.end.state : state,
    ...(Object.keys(whole).length > 0 && { context: whole }),
  };
  const reason = isEnd ? compareWith(path.end, found) : difference;
  return {
    index,
    ...(step && { step }),
    expected,
    actual: found,
    passed: reason === undefined,
    ...(reason !== undefined && { reason }),
  };
}

/** Why an actor has stopped; undefined while it runs. */
export function stoppedBy(actor: AnyActor): string | undefined {
  const { status, error } = actor.getSnapshot();
  return status === 'error' ? `the machine stopped: ${String(error)}` : undefined;
}

/** Reports a step whose event does not fit its schema: its result would then mean nothing. */
export function misfitOf(
  machine: string,
  step: PathStep | undefined,
  problemsOf: ProblemsOf,
): string | undefined {
  if (step === undefined || !('event' in step) || step.ignored) return undefined;
  const problems = problemsOf(machine, step.event);
  return problems.length === 0 ? undefined : `${step.event.type} does not fit: ${problems.join('; ')}`;
}
