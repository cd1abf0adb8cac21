import type { AnyActor, AnyMachineSnapshot } from 'xstate';
import { stateInWords } from '../../domain/state-words.ts';
import type { HeldMachine } from '../paths/held-machine.ts';

/** Where a world leads a machine by itself. */
export interface Led {
  /** The states that it goes through, the last of which it rests in. */
  readonly states: readonly string[];
  /** Those that it goes through when it is asked once more; none where it cannot be. */
  readonly again: readonly string[];
}

// What asks a feed once more, in the machines that do so.
const AGAIN = ['refresh.requested', 'feed.retried'];
const MOST_TURNS = 200;
const MOST_ANSWERS = 20;

/** Starts a held machine and lets everything through until it awaits nothing more, and then once more where it can be asked. */
export async function runToRest({ actor, gate }: HeldMachine): Promise<Led> {
  actor.subscribe({ error: () => undefined });
  actor.start();
  const states = await letThrough(actor, gate);
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  const type = AGAIN.find((one) => snapshot.status === 'active' && snapshot.can({ type: one }));
  if (type !== undefined) actor.send({ type });
  const again = type === undefined ? [] : await letThrough(actor, gate);
  actor.stop();
  return { states, again };
}

async function letThrough(actor: AnyActor, gate: HeldMachine['gate']): Promise<string[]> {
  const states = [stateOf(actor)];
  for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
    const [next] = gate.waiting();
    if (next === undefined) break;
    const before = actor.getSnapshot();
    gate.release(next);
    for (let turn = 0; turn < MOST_TURNS && actor.getSnapshot() === before; turn += 1) await undefined;
    const state = stateOf(actor);
    if (states.at(-1) !== state) states.push(state);
  }
  return states;
}

const stateOf = (actor: AnyActor): string => stateInWords((actor.getSnapshot() as AnyMachineSnapshot).value);
