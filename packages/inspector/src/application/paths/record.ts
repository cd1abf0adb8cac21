import type { AnyStateMachine, StateValue } from 'xstate';
import { type ContextSummary, summaryChange } from '../../domain/context-summary.ts';
import type { Answer, Path, PathStep } from '../../domain/path.ts';
import { outcomesOf } from '../shared/outcomes.ts';
import type { Actual, Happening } from './watch.ts';

/** What a recording is called and what it is of. */
export type Recording = Pick<Path, 'name' | 'title' | 'machine' | 'scenario' | 'world'> & {
  readonly by?: Path['by'];
};

// Moments differ from one run of a page to the next.
const isMoment = (value: unknown) => typeof value === 'number' && value > 1e12 && value < 1e13;

/** An event as it is recorded. */
export interface Recorded extends Happening {
  /** Whether the event stopped the machine, whose state is then the one before. */
  readonly killed?: true;
  /** The answer itself, where the world does not give the same again. */
  readonly answer?: Answer;
}

/**
 * Makes a path of what was watched. A step holds the regions and the context that changed, the end holds all of both; moments
 * are left out. An event that stopped the machine is the last step: its replay fails there until the machine is mended.
 * @param machine the machine that was watched
 * @param start the machine before the first event
 * @param happenings its events, in order (watchActor)
 */
export function recordPath(
  { by = 'recording', ...recording }: Recording,
  machine: AnyStateMachine,
  start: Actual,
  happenings: readonly Recorded[],
): Path {
  const recordedPart = recordedPartOf(by);
  const stepOf = stepMaker(machine, start, by);
  const steps = happenings.flatMap((happening) => stepOf(happening) ?? []);
  const { state, context } = happenings.at(-1) ?? start;
  return {
    ...recording,
    by,
    start: { state: start.state, context: recordedPart(start.context) },
    steps,
    end: { state, context: recordedPart(context) },
  };
}

/** Returns the recorded part of a context: without what differs between runs. */
export const recordedPartOf =
  (by: Path['by']) =>
  (summary: ContextSummary): ContextSummary =>
    by === 'recording' ? withoutPassing(summary) : summary;

/**
 * Makes steps of what happens to a machine, one after the other.
 * @returns makes the step of an event; undefined for internal events of XState
 */
export function stepMaker(
  machine: AnyStateMachine,
  start: Actual,
  by: Path['by'],
): (happening: Recorded) => PathStep | undefined {
  const names = new Map(outcomesOf(machine).map(({ eventType, name }) => [eventType, name]));
  const recordedPart = recordedPartOf(by);
  let before = start;
  return ({ event, transitions, state, context, killed, answer }) => {
    const outcome = names.get(event.type);
    if (outcome === undefined && event.type.startsWith('xstate.')) return undefined;
    const changed = recordedPart(summaryChange(before.context, context) ?? {});
    const expectation = {
      state: killed ? state : changedRegions(before.state, state),
      ...(Object.keys(changed).length > 0 && { context: changed }),
    };
    before = { state, context };
    if (outcome !== undefined) return { outcome, ...(answer && { answer }), ...expectation };
    const isIgnored = transitions.length === 0 && !killed;
    return { event, ...(isIgnored && { ignored: true }), ...expectation };
  };
}

/** Gives the part of a state value that has changed; all of it where nothing, or everything, has. */
function changedRegions(before: StateValue, after: StateValue): StateValue {
  if (typeof before === 'string' || typeof after === 'string') return after;
  const changed = Object.entries(after).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key]),
  );
  if (changed.length === 0) return after;
  return Object.fromEntries(
    changed.map(([key, value]) => {
      const was = before[key];
      return [key, was === undefined || value === undefined ? value : changedRegions(was, value)];
    }),
  );
}

// Sanitised markup differs from browser to browser.
const MADE_BY_THE_BROWSER = 'markup';

function withoutPassing(summary: ContextSummary): ContextSummary {
  const lasts = ([key, value]: [string, unknown]) => key !== MADE_BY_THE_BROWSER && !isMoment(value);
  return Object.fromEntries(Object.entries(summary).filter(lasts));
}
