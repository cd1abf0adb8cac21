import { type Actor, assign, createActor, fromPromise, sendTo, setup } from 'xstate';
import { createPageLog } from '../../../src/application/log/page-log.ts';
import { createSpeakers } from '../../../src/application/log/speakers.ts';
import { createTimeTravel } from '../../../src/application/log/time-travel.ts';
import { toLogEntry } from '../../../src/application/log/to-log-entry.ts';
import { type WatchedMachine, watchMachine } from '../../../src/application/log/watch-machine.ts';
import type { LogEntry } from '../../../src/domain/log-entry.ts';

/** A kettle that awaits its heater, notifies the counter, and cools down; it falls on request. */
/** What its visitor does. */
export const BOIL = { act: 'click', role: 'button', name: 'Boil' } as const;

export const kettleMachine = (heater: () => Promise<string>) =>
  setup({
    types: {
      context: {} as { cups: number },
      events: {} as { type: 'boil' | 'stop' | 'fall' } | { type: 'pour'; cups: number },
    },
    actors: { heat: fromPromise<string>(() => heater()) },
    actions: {
      pour: assign((_, cups: number) => ({ cups })),
      fall: () => {
        throw new TypeError('it fell');
      },
    },
    guards: { isSome: (_, cups: number) => cups > 0 },
    delays: { cooling: 1000 },
  }).createMachine({
    id: 'kettle',
    context: { cups: 0 },
    initial: 'cold',
    on: { fall: { actions: 'fall' } },
    states: {
      cold: { on: { boil: 'heating' } },
      heating: { invoke: { src: 'heat', onDone: 'hot', onError: 'cold' }, on: { stop: 'cold' } },
      hot: {
        entry: sendTo(({ system }) => system.get('counter'), { type: 'counted' }),
        after: { cooling: 'cold' },
        on: {
          pour: {
            guard: { type: 'isSome', params: ({ event }) => event.cups },
            actions: { type: 'pour', params: ({ event }) => event.cups },
          },
        },
      },
    },
  });

/** Counts how often the kettle got hot. */
export const counterMachine = setup({ types: { context: {} as { times: number } } }).createMachine({
  id: 'counter',
  context: { times: 0 },
  on: { counted: { actions: assign({ times: ({ context }) => context.times + 1 }) } },
});

/** A page of two machines, of which one hears of the other, under a clock that a test moves. */
export function kettlePage(heater: () => Promise<string> = async () => 'hot') {
  let now = 1000;
  const timers = new Map<number, () => void>();
  const clock = {
    setTimeout: (run: () => void) => {
      timers.set(timers.size + 1, run);
      return timers.size;
    },
    clearTimeout: (id: unknown) => void timers.delete(id as number),
  };
  const log = createPageLog(() => now);
  const speakers = createSpeakers();
  let act: number | undefined;
  const root = createActor(
    setup({ actors: { kettle: kettleMachine(heater), counter: counterMachine } }).createMachine({
      invoke: [
        { src: 'counter', systemId: 'counter' },
        { src: 'kettle', systemId: 'kettle', onError: {} },
      ],
    }),
    { clock },
  );
  const kettle: Actor<ReturnType<typeof kettleMachine>> = root.system.get('kettle');
  const counter: Actor<typeof counterMachine> = root.system.get('counter');
  const watched = new Map<unknown, { readonly name: string; readonly watch: WatchedMachine }>();
  const page = { log, speakers, find: (actor: unknown) => watched.get(actor) };
  const watches = {
    kettle: watchMachine('kettle', kettle, page),
    counter: watchMachine('counter', counter, page),
  };
  watched.set(kettle, { name: 'kettle', watch: watches.kettle });
  watched.set(counter, { name: 'counter', watch: watches.counter });
  const time = createTimeTravel(log, speakers, () => act);
  const drawn = { kettle: time.viewOf('kettle', kettle), counter: time.viewOf('counter', counter) };
  // It is to fall in some of the tests.
  kettle.subscribe({ error: () => undefined });
  root.start();
  return {
    log,
    speakers,
    time,
    drawn,
    kettle,
    counter,
    watches,
    tick: (ms: number) => {
      now += ms;
    },
    cool: () => {
      const [first] = [...timers];
      if (first) {
        timers.delete(first[0]);
        first[1]();
      }
    },
    click: () => {
      act = log.add({
        kind: 'visitor',
        from: 'visitor',
        to: 'button “Boil”',
        name: 'click',
        payload: BOIL,
      }).id;
    },
    logged: (): LogEntry[] => log.entries.map((entry) => toLogEntry(entry, () => [])),
  };
}

/** Lets what was asked be answered. */
export const answered = () => new Promise<void>((resolve) => setImmediate(resolve));
