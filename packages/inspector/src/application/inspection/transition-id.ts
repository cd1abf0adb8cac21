import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate';
import { outcomesOf, stateNodes } from '../shared/outcomes.ts';

/**
 * The transitions of a state in the order of its definition, those that need no event last; without those by which a
 * machine goes on although what it had invoked has broken.
 */
export function transitionsOf(state: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...state.transitions.values()].flat(), ...(state.always ?? [])].filter(
    ({ eventType, target, actions }) =>
      !eventType.startsWith('xstate.error.actor.') || target !== undefined || actions.length > 0,
  );
}

const known = new WeakMap<AnyStateMachine, ReadonlyMap<AnyTransitionDefinition, string>>();

/**
 * Names every transition of a machine: '{source}: {event or outcome} → {targets}', with a number where a state has
 * several of the same name. The names stay as long as the machine does, and one made of the same definition gives the same.
 */
export function transitionIds(machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, string> {
  const ready = known.get(machine);
  if (ready) return ready;
  const outcomes = new Map(outcomesOf(machine).map(({ eventType, name }) => [eventType, name]));
  const ids = new Map<AnyTransitionDefinition, string>();
  const times = new Map<string, number>();
  for (const transition of stateNodes(machine.root).flatMap(transitionsOf)) {
    const { source, eventType, target } = transition;
    const event = outcomes.get(eventType) ?? (eventType || 'always');
    const targets = target?.map(({ id }) => id).join(' and ') ?? 'stays';
    const name = `${source.id}: ${event} → ${targets}`;
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    ids.set(transition, time === 1 ? name : `${name} (${time})`);
  }
  known.set(machine, ids);
  return ids;
}

/** The name of a transition among those of its machine. */
export function transitionId(transition: AnyTransitionDefinition): string {
  return transitionIds(transition.source.machine).get(transition) ?? 'unknown';
}

/** Names a guard or an action, with its parameter where that is a constant. */
export function nameOf(called: unknown): string {
  if (typeof called === 'string') return called;
  const { type, params, stateValue } = Object(called) as Readonly<Record<string, unknown>>;
  // A guard of XState's `stateIn` holds its state in a field; its name is the same for every state.
  if (stateValue !== undefined) return `in ${inWords(stateValue as StateValue)}`;
  if (typeof type !== 'string') return 'inline';
  if (params === undefined || typeof params === 'function') return type;
  return `${type} ${typeof params === 'number' ? params : JSON.stringify(params)}`;
}

function inWords(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([key, inner]) => (inner === undefined ? key : `${key}.${inWords(inner)}`))
    .join(' and ');
}
