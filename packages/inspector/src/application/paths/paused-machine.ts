import { type AnyActor, type AnyEventObject, createActor } from 'xstate';
import { createGate, type Gate } from './gate.ts';
import type { ReplaySubject } from './replay.ts';

/** A machine whose answers are paused back until its gate lets them through. */
export interface PausedMachine extends ReplaySubject {
  readonly gate: Gate;
}

/** A paused machine that takes nothing but the steps of a replay, until it is let go. */
export interface PausedView extends PausedMachine {
  /** Lets it take whatever it is sent, and its answers through. */
  readonly letGo: () => void;
}

/**
 * Makes of a machine a paused one, not started.
 * @param actor one of a site over a paused world; it is not used itself
 * @param runNextTimer runs the next timer of that world
 */
export function pauseMachine(actor: AnyActor, runNextTimer: () => boolean): PausedMachine {
  const gate = createGate();
  return { actor: createActor(gate.hold(actor.logic), actor.options), gate, runNextTimer };
}

/** Makes a paused machine take nothing but the steps of a replay, so that the page that draws it is only its view. */
export function viewOnly({ actor, ...paused }: PausedMachine): PausedView {
  const send: (event: AnyEventObject) => void = actor.send.bind(actor);
  let isFree = false;
  const guarded = (event: AnyEventObject) => {
    if (isFree) send(event);
  };
  return {
    ...paused,
    actor: Object.assign(actor, { send: guarded }),
    send,
    letGo: () => {
      isFree = true;
      paused.gate.open();
    },
  };
}
