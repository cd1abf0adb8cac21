import type { PausedMachine } from '@bupc/inspector/node';
import type * as v from 'valibot';
import type { AnyActor, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { pick, type Random } from '../random.ts';
import type { Malformed } from './malformed-events.ts';
import { problemOf } from './problem.ts';

/** One step of a walk; the machine may ignore it. */
export type WalkStep =
  | { readonly event: AnyEventObject }
  /** Sends a malformed event as a tester could; it must be refused. */
  | { readonly malformed: Malformed }
  /** Lets the invoked actor with this id run. */
  | { readonly release: string }
  | { readonly timer: true };

export interface Ground {
  /** Makes the machine anew, in the same world each time. */
  readonly create: () => PausedMachine;
  /** Sends the machine any value as testers do; what is no event of the machine is refused. */
  readonly send: (actor: AnyActor, event: unknown) => void;
  readonly events: readonly AnyEventObject[];
  readonly hostile: readonly AnyEventObject[];
  readonly malformed: readonly Malformed[];
  readonly problemsOf: (event: unknown) => readonly string[];
  /** The schema that the context always meets. */
  readonly context: v.GenericSchema;
}

/** How a walk failed: its last step showed the problem. */
export interface Failure {
  readonly steps: readonly WalkStep[];
  readonly problem: string;
}

const OUTCOME_SHARE = 0.35;
const HOSTILE_SHARE = 0.15;
const MALFORMED_SHARE = 0.1;
// An invoked actor that was let run answers within this many turns of the microtask queue, or never.
const MOST_TURNS = 200;

/**
 * Walks about at random.
 * @returns how it failed; undefined where all went well
 */
export function walk(ground: Ground, random: Random, length: number): Promise<Failure | undefined> {
  return take(ground, length, (_, subject) => randomStep(subject, ground, random));
}

/** Takes the given steps; see walk. */
export function retrace(ground: Ground, steps: readonly WalkStep[]): Promise<Failure | undefined> {
  return take(ground, steps.length, (index) => steps[index] as WalkStep);
}

/** Takes a step and waits for its immediate effects. */
export async function takeStep(
  step: WalkStep,
  { actor, gate, runNextTimer }: PausedMachine,
  send: Ground['send'],
): Promise<void> {
  if ('event' in step) actor.send(step.event);
  else if ('malformed' in step) send(actor, step.malformed.event);
  else if ('timer' in step) runNextTimer();
  else if (gate.release(step.release)) {
    const before = actor.getSnapshot();
    for (let turn = 0; turn < MOST_TURNS && actor.getSnapshot() === before; turn += 1) await undefined;
    if (actor.getSnapshot() === before) throw new Error(`${step.release} never answered`);
  }
}

async function take(
  ground: Ground,
  length: number,
  stepAt: (index: number, subject: PausedMachine) => WalkStep,
): Promise<Failure | undefined> {
  const subject = ground.create();
  const rejections: unknown[] = [];
  const onRejection = (reason: unknown) => void rejections.push(reason);
  process.on('unhandledRejection', onRejection);
  // Without a listener XState rethrows a machine's error outside of any caller.
  subject.actor.subscribe({ error: () => undefined });
  const steps: WalkStep[] = [];
  const checked = new Set<AnyEventObject>(ground.hostile);
  let seen: AnyMachineSnapshot | undefined;
  let problem: string | undefined;
  subject.actor.start();
  for (let index = 0; index < length && problem === undefined; index += 1) {
    const step = stepAt(index, subject);
    steps.push(step);
    const before: AnyMachineSnapshot = subject.actor.getSnapshot();
    if ('release' in step) await takeStep(step, subject, ground.send);
    else void takeStep(step, subject, ground.send);
    const snapshot: AnyMachineSnapshot = subject.actor.getSnapshot();
    problem = doorProblem(step, snapshot !== before, ground, checked);
    if (snapshot !== seen && problem === undefined) problem = problemOf(snapshot, ground.context);
    seen = snapshot;
  }
  subject.actor.stop();
  // Node reports unhandled rejections once the microtasks are done.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', onRejection);
  if (problem === undefined && rejections.length > 0) problem = `nobody handled: ${String(rejections[0])}`;
  return problem === undefined ? undefined : { steps, problem };
}

/** Finds a malformed event that was accepted, and a well-formed one that its schema would refuse. */
function doorProblem(
  step: WalkStep,
  hasChanged: boolean,
  { problemsOf }: Ground,
  checked: Set<AnyEventObject>,
): string | undefined {
  if ('malformed' in step) {
    const { what, event } = step.malformed;
    const isIn = hasChanged || problemsOf(event).length === 0;
    return isIn ? `${what} got in` : undefined;
  }
  if (!('event' in step) || checked.has(step.event)) return undefined;
  checked.add(step.event);
  const [problem] = problemsOf(step.event);
  return problem && `a well-formed ${step.event.type} was refused: ${problem}`;
}

function randomStep({ gate }: PausedMachine, ground: Ground, random: Random): WalkStep {
  const { events, hostile, malformed } = ground;
  const share = random();
  if (share < OUTCOME_SHARE) {
    const waiting = gate.waiting();
    if (waiting.length > 0 && random() < 0.8) return { release: pick(random, waiting) };
    return { timer: true };
  }
  if (hostile.length > 0 && share < OUTCOME_SHARE + HOSTILE_SHARE) return { event: pick(random, hostile) };
  if (malformed.length > 0 && share > 1 - MALFORMED_SHARE) return { malformed: pick(random, malformed) };
  return { event: pick(random, events) };
}
