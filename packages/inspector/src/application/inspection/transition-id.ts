import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

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

/**
 * Names a transition: the id of the state it starts from, its event, and its place among those of that event. The
 * machine of the page and a machine made of its definition give the same name.
 */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const same = transitionsOf(source).filter((one) => one.eventType === eventType);
  return `${source.id} ${eventType} ${same.indexOf(transition)}`;
}
