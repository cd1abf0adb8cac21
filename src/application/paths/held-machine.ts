import { type AnyActor, type AnyEventObject, createActor } from 'xstate';
import { createGate } from './gate.ts';
import type { ReplaySubject } from './replay.ts';

/**
 * Makes of a machine one that only a replay moves: its answers are held back, and what the page sends it is ignored, so
 * that the page is nothing but its view.
 * @param actor one of a site over a held world; not started, and not used
 * @param runNextTimer runs the next timer of that world
 */
export function holdMachine(actor: AnyActor, runNextTimer: () => boolean): ReplaySubject {
  const gate = createGate();
  const held: AnyActor = createActor(gate.hold(actor.logic), actor.options);
  const send: (event: AnyEventObject) => void = held.send.bind(held);
  return { actor: Object.assign(held, { send: () => undefined }), gate, runNextTimer, send };
}
