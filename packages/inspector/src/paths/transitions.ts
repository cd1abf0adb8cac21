import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { transitionsOf } from '../application/inspection/transition-id.ts';
import { outcomesOf, stateNodes } from '../application/shared/outcomes.ts';

/**
 * Names every transition of a machine: '{source}: {event or outcome} → {targets}', with a number where a state has
 * several of the same name. The names stay as long as the machine does.
 */
export function transitionIds(machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, string> {
  const outcomes = new Map(outcomesOf(machine).map(({ eventType, name }) => [eventType, name]));
  const ids = new Map<AnyTransitionDefinition, string>();
  const times = new Map<string, number>();
  for (const transition of stateNodes(machine.root).flatMap(transitionsOf)) {
    const { source, eventType, target } = transition;
    const event = outcomes.get(eventType) ?? (eventType === '' ? 'always' : eventType);
    const targets = target?.map(({ id }) => id).join(' and ') ?? 'stays';
    const name = `${source.id}: ${event} → ${targets}`;
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    ids.set(transition, time === 1 ? name : `${name} (${time})`);
  }
  return ids;
}

/** Gives the ids of all states of a machine. */
export function stateIds(machine: AnyStateMachine): readonly string[] {
  return stateNodes(machine.root).map(({ id }) => id);
}
