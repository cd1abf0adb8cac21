import { type AnyActor, type AnyEventObject, createActor } from 'xstate';
import { createGate, type Gate } from './gate.ts';
import { notePost, type Post } from './post.ts';
import type { ReplaySubject } from './replay-subject.ts';

/** A machine whose invoked actors wait until its gate lets them through. */
export interface PausedMachine extends ReplaySubject {
  readonly gate: Gate;
  readonly post: Post;
}

/** A paused machine that takes nothing but the steps of a replay, until it is let go. */
export interface PausedView extends PausedMachine {
  /** Lets the machine take any event, and its invoked actors run. */
  readonly letGo: () => void;
}

/**
 * Makes a paused machine, not started.
 * @param actor made over a paused world; its logic is used, not the actor itself
 * @param runNextTimer runs the next timer of that world
 */
export function pauseMachine(actor: AnyActor, runNextTimer: () => boolean): PausedMachine {
  const gate = createGate();
  const paused = createActor(gate.hold(actor.logic), actor.options);
  return { actor: paused, gate, post: notePost(paused), runNextTimer };
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
