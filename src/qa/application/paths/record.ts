import type { AnyStateMachine, StateValue } from 'xstate';
import { type ContextSummary, summaryChange } from '../../domain/context-summary.ts';
import { outcomesOf } from '../shared/outcomes.ts';
import type { Path, PathStep } from './path.ts';
import type { Actual, Happening } from './watch.ts';

/** What a recording is called and what it is of. */
export type Recording = Pick<Path, 'name' | 'title' | 'machine' | 'scenario'> & { readonly by?: Path['by'] };

// Milliseconds since 1970 are never the same twice in a page whose time passes.
const isMoment = (value: unknown) => typeof value === 'number' && value > 1e12 && value < 1e13;

/**
 * Makes a path of what was watched. Steps tell the regions and the context that changed, the end tells all of both;
 * moments are left out.
 * @param machine the machine that was watched
 * @param start what it was before the first happening
 * @param happenings what happened to it, in order (watchActor)
 */
export function recordPath(
  { by = 'recording', ...recording }: Recording,
  machine: AnyStateMachine,
  start: Actual,
  happenings: readonly Happening[],
): Path {
  const names = new Map(outcomesOf(machine).map(({ eventType, name }) => [eventType, name]));
  const kept = by === 'recording' ? withoutPassing : (summary: ContextSummary) => summary;
  let before = start;
  const steps: PathStep[] = [];
  for (const { event, transitions, state, context } of happenings) {
    if (event.type.startsWith('xstate.') && !names.has(event.type)) continue;
    const changed = kept(summaryChange(before.context, context) ?? {});
    const expectation = {
      state: changedRegions(before.state, state),
      ...(Object.keys(changed).length > 0 && { context: changed }),
    };
    const outcome = names.get(event.type);
    if (outcome !== undefined) steps.push({ outcome, ...expectation });
    else steps.push({ event, ...(transitions.length === 0 && { ignored: true }), ...expectation });
    before = { state, context };
  }
  return {
    ...recording,
    by,
    start: { state: start.state, context: kept(start.context) },
    steps,
    end: { state: before.state, context: kept(before.context) },
  };
}

/** Gives the part of a state value that is not as it was; all of it where nothing, or everything, changed. */
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

// Markup that a browser has made safe is another one in the next browser.
const MADE_BY_THE_BROWSER = 'markup';

function withoutPassing(summary: ContextSummary): ContextSummary {
  const lasts = ([key, value]: [string, unknown]) => key !== MADE_BY_THE_BROWSER && !isMoment(value);
  return Object.fromEntries(Object.entries(summary).filter(lasts));
}
