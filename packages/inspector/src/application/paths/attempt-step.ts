import type { AnyActor, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Answer, EventStep, OutcomeStep, PathStep } from '../../domain/path.ts';
import { stateInWords } from '../../domain/state-words.ts';
import { type Outcome, outcomesOf } from '../shared/outcomes.ts';
import type { Gate } from './gate.ts';
import { type Actual, type Happening, watchActor } from './watch.ts';

/** How a replay moves a paused world. */
export interface ReplayControls {
  readonly gate: Pick<Gate, 'release'>;
  /** Runs the next timer alone; false where none is set. */
  readonly runNextTimer: () => boolean;
  /** Sends an event to the actor, by default its own `send`; needed where the actor takes events from the replay alone. */
  readonly send?: (event: AnyEventObject) => void;
  /** How long an outcome may take once it was let through, in milliseconds; by default 5 seconds. */
  readonly patience?: number;
}

export interface Attempt {
  /** Why the machine did not take it. */
  readonly refused?: string;
  /** The machine right after the step; it may have gone on since. */
  readonly actual?: Actual;
}

const PATIENCE_MS = 5000;
// More timers than a page ever sets; stops timers that set each other for ever.
const MOST_TIMERS = 1000;

/**
 * Takes a step: sends its event where the machine accepts it, or lets its outcome through and waits for the machine to
 * take it.
 */
export async function attemptStep(
  step: PathStep,
  actor: AnyActor,
  controls: ReplayControls,
): Promise<Attempt> {
  try {
    return 'event' in step
      ? attemptEvent(step, actor, controls)
      : await attemptOutcome(step, actor, controls);
  } catch (error) {
    return { refused: `the machine cannot read this step: ${String(error)}` };
  }
}

function attemptEvent(
  { event, ignored = false }: EventStep,
  actor: AnyActor,
  { send }: ReplayControls,
): Attempt {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  const accepts = snapshot.machine.getTransitionData(snapshot, event).length > 0;
  const state = stateInWords(snapshot.value);
  if (!accepts && !ignored) return { refused: `${state} does not take ${event.type}` };
  if (accepts && ignored) return { refused: `${state} takes ${event.type}, which it should ignore` };
  if (send) send(event);
  else actor.send(event);
  return {};
}

async function attemptOutcome(
  { outcome: name, answer }: OutcomeStep,
  actor: AnyActor,
  controls: ReplayControls,
): Promise<Attempt> {
  const outcomes = outcomesOf(actor.logic);
  const outcome = outcomes.find((candidate) => candidate.name === name);
  if (outcome === undefined) return { refused: `the machine knows no outcome '${name}'` };
  const happening = await brought(outcome, answer, outcomes, actor, controls);
  if (typeof happening === 'string') return { refused: happening };
  const { event, state, context } = happening;
  const came = outcomes.find(({ eventType }) => eventType === event.type)?.name;
  return {
    actual: { state, context },
    ...(came !== name && { refused: `awaited '${name}', but '${came}' came` }),
  };
}

/** @returns the first outcome that the machine takes once the awaited one was let through, or why there is none */
function brought(
  { name, invocation }: Outcome,
  answer: Answer | undefined,
  outcomes: readonly Outcome[],
  actor: AnyActor,
  { gate, runNextTimer, patience = PATIENCE_MS }: ReplayControls,
): Promise<Happening | string> {
  return new Promise((resolve) => {
    let isOver = false;
    const over = (result: Happening | string) => {
      isOver = true;
      clearTimeout(limit);
      unwatch();
      resolve(result);
    };
    const limit = setTimeout(() => over(`'${name}' did not come within ${patience} ms`), patience);
    const unwatch = watchActor(actor, (happening) => {
      if (outcomes.some(({ eventType }) => eventType === happening.event.type)) over(happening);
    });
    if (invocation !== undefined) {
      if (!gate.release(invocation, answer)) over(`nothing is under way that could bring '${name}'`);
      return;
    }
    for (let run = 0; !isOver && run < MOST_TIMERS && runNextTimer(); run += 1);
    if (!isOver) over(`no timer is set that could bring '${name}'`);
  });
}
