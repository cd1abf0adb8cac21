import { assign, createActor, fromPromise, setup } from 'xstate';
import { createGate } from '../../../src/application/paths/gate.ts';
import type { ReplaySubject } from '../../../src/application/paths/replay-subject.ts';

/** What the kettle's heater answers. */
export type Heater = () => Promise<string>;

/** A machine with an answer, a delay, a guard and two regions that await the same. */
export function kettleMachine(heater: Heater) {
  return setup({
    types: {
      context: {} as { cups: number; water?: string | undefined },
      events: {} as { type: 'boil' | 'stop' } | { type: 'pour'; cups: number },
    },
    actors: { heat: fromPromise<string>(() => heater()) },
    actions: {
      pour: assign((_, cups: number) => ({ cups })),
      keep: assign((_, water: string) => ({ water })),
    },
    guards: { isSome: (_, cups: number) => cups > 0 },
    delays: { cooling: 1000 },
  }).createMachine({
    id: 'kettle',
    context: { cups: 0 },
    initial: 'cold',
    states: {
      cold: { on: { boil: 'heating' } },
      heating: {
        invoke: {
          src: 'heat',
          onDone: { target: 'hot', actions: { type: 'keep', params: ({ event }) => event.output } },
          onError: 'broken',
        },
        on: { stop: 'cold' },
      },
      hot: {
        after: { cooling: 'cold' },
        on: {
          pour: {
            guard: { type: 'isSome', params: ({ event }) => event.cups },
            actions: { type: 'pour', params: ({ event }) => event.cups },
          },
        },
      },
      broken: { after: { cooling: 'cold' } },
    },
  });
}

/** A kettle whose gate is shut and whose timers a test runs. */
export interface PausedKettle extends ReplaySubject {
  readonly waiting: () => readonly string[];
}

/** Makes a kettle in a paused world of its own. */
export function pausedKettle(heater: Heater = async () => 'hot'): PausedKettle {
  const gate = createGate();
  const timers = new Map<number, () => void>();
  let last = 0;
  const clock = {
    setTimeout: (run: () => void) => {
      last += 1;
      timers.set(last, run);
      return last;
    },
    clearTimeout: (id: unknown) => void timers.delete(id as number),
  };
  return {
    gate,
    waiting: gate.waiting,
    actor: createActor(gate.hold(kettleMachine(heater)), { clock }),
    patience: 20,
    runNextTimer: () => {
      const [first] = timers;
      if (first === undefined) return false;
      timers.delete(first[0]);
      first[1]();
      return true;
    },
  };
}
