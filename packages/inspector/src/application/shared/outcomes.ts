import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** What a machine awaits: the answer of an actor that it invokes, or a delay. */
export interface Outcome {
  /** 'loadFeed done', 'loadFeed failed', 'closeDelay over'; ' in {state}' follows where several states await the same. */
  readonly name: string;
  /** The type of the event that brings it. */
  readonly eventType: string;
  /** The id of the invocation; absent for a delay. */
  readonly invocation?: string;
}

interface Awaited extends Outcome {
  readonly state: string;
}

/**
 * Names everything that a machine awaits.
 * @returns the outcomes, in the order of the machine's states
 */
export function outcomesOf(machine: AnyStateMachine): readonly Outcome[] {
  const awaited = stateNodes(machine.root).flatMap(awaitedIn);
  const times = (name: string) => awaited.filter((other) => other.name === name).length;
  return awaited.map(({ state, ...outcome }) =>
    times(outcome.name) > 1 ? { ...outcome, name: `${outcome.name} in ${state}` } : outcome,
  );
}

/** Gives a state and all that is nested in it, in order. */
export function stateNodes(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(stateNodes)];
}

/** The invoked actors of a state whose end the machine awaits: a listener or another machine is never done. */
export function awaitedInvokes({ invoke, transitions }: AnyStateNode): AnyStateNode['invoke'] {
  const leads = (type: string) =>
    transitions.get(type)?.some(({ target, actions }) => target !== undefined || actions.length > 0);
  return invoke.filter(({ id }) => leads(`xstate.done.actor.${id}`) || leads(`xstate.error.actor.${id}`));
}

function awaitedIn(node: AnyStateNode): readonly Awaited[] {
  const state = node.path.join('.');
  const answers = awaitedInvokes(node).flatMap(({ id, src }): Awaited[] => [
    { name: `${src} done`, eventType: `xstate.done.actor.${id}`, invocation: id, state },
    { name: `${src} failed`, eventType: `xstate.error.actor.${id}`, invocation: id, state },
  ]);
  const delays = node.after.map(
    ({ delay, eventType }): Awaited => ({ name: `${delay} over`, eventType, state }),
  );
  return [...answers, ...delays];
}
