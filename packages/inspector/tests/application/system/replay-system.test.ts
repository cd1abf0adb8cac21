import { describe, expect, it } from 'vitest';
import {
  type AnyActor,
  assign,
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  sendParent,
  setup,
} from 'xstate';
import { pathOfLog, recordingOfLog } from '../../../src/application/log/record-log.ts';
import type { StepResult } from '../../../src/application/paths/step-result.ts';
import type { Machines } from '../../../src/application/shared/machines.ts';
import { pauseSystem } from '../../../src/application/system/paused-system.ts';
import { replaySystem } from '../../../src/application/system/replay-system.ts';
import type { MachineEvent, Path } from '../../../src/domain/path.ts';
import type { RecordedStep, Recording } from '../../../src/domain/recording.ts';
import { inspectSite } from '../../../src/page/inspected-site.ts';

let asked = 0;
const pan = setup({
  types: { context: {} as { egg: string; done?: string }, input: {} as { egg: string } },
  actors: {
    fry: fromPromise<string, string>(async ({ input }) => {
      asked += 1;
      return `fried ${input}`;
    }),
  },
  delays: { cooling: 500 },
}).createMachine({
  id: 'pan',
  context: ({ input }) => ({ egg: input.egg }),
  initial: 'frying',
  states: {
    frying: {
      invoke: {
        src: 'fry',
        input: ({ context }) => context.egg,
        onDone: { target: 'hot', actions: assign({ done: ({ event }) => event.output }) },
        onError: 'burnt',
      },
    },
    burnt: {},
    hot: { after: { cooling: 'cool' } },
    cool: { entry: sendParent({ type: 'served' }), on: { eaten: 'empty' } },
    empty: { type: 'final' },
  },
});
const cook = setup({
  types: {
    context: {} as { served: number },
    events: {} as { type: 'ordered'; egg: string } | { type: 'ticked' | 'served' },
  },
  actors: { pan, tick: fromCallback(({ sendBack }) => sendBack({ type: 'ticked' })) },
}).createMachine({
  id: 'cook',
  context: { served: 0 },
  initial: 'idle',
  invoke: { src: 'tick' },
  on: { ticked: {}, served: { actions: assign({ served: ({ context }) => context.served + 1 }) } },
  states: {
    idle: { on: { ordered: 'cooking' } },
    cooking: {
      invoke: {
        src: 'pan',
        systemId: 'pan',
        input: ({ event }) => ({ egg: event.type === 'ordered' ? event.egg : '' }),
        onDone: 'idle',
      },
    },
  },
});

const nameOf = (actor: AnyActor) => (actor as { systemId?: string }).systemId;
const sent = (actor: AnyActor | undefined, event: { type: string; egg?: string }) => actor?.send(event);

/** A page that has cooked one egg, as it was recorded. */
async function cooked() {
  const clock = new SimulatedClock();
  const root: AnyActor = createActor(cook, { clock });
  const { site, log } = inspectSite<Machines>({ cook: root }, { nameOf });
  root.start();
  sent(root, { type: 'ordered', egg: 'an egg' });
  await new Promise<void>((resolve) => site.pan?.subscribe(({ value }) => value === 'hot' && resolve()));
  clock.increment(500);
  sent(site.pan, { type: 'eaten' });
  const about = { name: 'an-egg', title: 'An egg', scenario: 'seen' };
  const extract = { machines: site, log, moment: log.entries.length, recordsAnswer: () => true };
  return {
    recording: recordingOfLog({ ...about, address: '/' }, extract),
    path: pathOfLog(about, 'cook', extract),
  };
}

async function replayed(one: Path | Recording) {
  const system = pauseSystem(createActor(cook));
  if (system === undefined) throw new Error('no system');
  const { site, log } = inspectSite<Machines>({ cook: system.root }, { nameOf });
  const results = [];
  let last: StepResult | undefined;
  for await (const result of replaySystem(one, { system, site, log, patience: 0 })) {
    results.push(result.reason ?? result.passed);
    last = result;
  }
  return { results, last, site, system };
}

describe('a page of machines that run together', () => {
  it('is replayed with those that come later, with what they send each other and with the answers of then', async () => {
    const { recording } = await cooked();
    asked = 0;
    const { results, site } = await replayed(recording);
    expect(
      recording.entries.map(
        (entry) => 'machine' in entry && ('event' in entry ? entry.event.type : entry.outcome),
      ),
    ).toEqual(['ticked', 'ordered', 'fry done', 'cooling over', 'served', 'eaten', 'pan done']);
    expect(results).toEqual(Array(9).fill(true));
    expect([asked, site.pan?.getSnapshot().context]).toEqual([0, { egg: 'an egg', done: 'fried an egg' }]);
  });

  it('stops at the first difference', async () => {
    const { recording } = await cooked();
    const entries = recording.entries.map((entry) =>
      'outcome' in entry && entry.outcome === 'fry done'
        ? { ...entry, answer: { output: 'an omelette' } }
        : entry,
    );
    const { results } = await replayed({ ...recording, entries });
    expect(results.slice(3)).toEqual(['done should be "fried an egg", is "an omelette"']);
  });

  it('stops where another has sent it, and at an act before which something is missing', async () => {
    const { recording } = await cooked();
    const isServed = (entry: Recording['entries'][number]) =>
      'event' in entry && entry.event.type === 'served';
    const by = recording.entries.map((entry) => (isServed(entry) ? { ...entry, from: 'page' } : entry));
    const visitor = { visitor: { act: 'click' as const }, at: 1 };
    const without = recording.entries.map((entry) => (isServed(entry) ? visitor : entry));
    const last = async (entries: Recording['entries']) =>
      (await replayed({ ...recording, entries })).results.at(-1);
    expect([await last(by), await last(without)]).toEqual([
      "pan sent 'served', not page",
      'pan sent cook served, which the recording does not hold',
    ]);
  });

  it('stops where a cause is another than it was, and where what came later stands first', async () => {
    const { recording } = await cooked();
    const placed = (change: (entry: RecordedStep) => object) =>
      recording.entries.map((entry) =>
        'machine' in entry ? ({ ...entry, ...change(entry) } as RecordedStep) : entry,
      );
    const last = async (entries: Recording['entries']) =>
      (await replayed({ ...recording, entries })).results.at(-1);
    const isServed = (entry: RecordedStep) => 'event' in entry && entry.event.type === 'served';
    const early = placed((entry) => (isServed(entry) ? { cause: 0 } : {}));
    const none = placed((entry) => (isServed(entry) ? { cause: undefined } : {}));
    expect([await last(early), await last(none)]).toEqual([
      'it came of step 4, and step 1 is recorded as its cause',
      'it came of step 4, and nothing is recorded as its cause',
    ]);
  });

  it('names a machine that was cut out of its recording', async () => {
    const { recording } = await cooked();
    const { cook: start } = recording.start;
    const { cook: end } = recording.end;
    if (!start || !end) throw new Error('no cook');
    const entries = recording.entries.slice(0, 2);
    const { last } = await replayed({
      ...recording,
      start: { cook: start },
      entries,
      end: { cook: { ...end, state: 'cooking', context: { served: 0 } } },
    });
    expect(last).toMatchObject({ index: 3, passed: true, notCompared: ['pan'] });
  });

  it.each<[step: ({ event: MachineEvent } | { outcome: string }) & { from: string }, says: string]>([
    [{ event: { type: 'served' }, from: 'pan' }, 'pan did not send served'],
    [{ event: { type: 'eaten' }, from: 'page' }, 'idle does not take eaten'],
    [{ outcome: 'pan done', from: 'pan' }, "nothing is under way that could bring 'pan done'"],
    [{ outcome: 'oven done', from: 'oven' }, "the machine knows no outcome 'oven done'"],
  ])('says of %j why it cannot be', async (step, says) => {
    const { recording } = await cooked();
    const entry: RecordedStep = { machine: 'cook', at: 0, state: 'idle', ...step };
    const { results } = await replayed({ ...recording, entries: [...recording.entries.slice(0, 1), entry] });
    expect(results).toEqual([true, true, says]);
  });

  it('replays the path of one machine, to which the others do not move', async () => {
    const { path } = await cooked();
    expect((await replayed(path)).results).toEqual(Array(6).fill(true));
  });

  it('takes nothing of the page until it is let go, and then goes on', async () => {
    const { recording } = await cooked();
    const { system, site } = await replayed({
      ...recording,
      entries: recording.entries.slice(0, 1),
      end: {},
    });
    asked = 0;
    sent(system.root, { type: 'ordered', egg: 'a second' });
    expect(system.root.getSnapshot().value).toBe('idle');
    system.letGo();
    sent(system.root, { type: 'ordered', egg: 'a second' });
    await new Promise<void>((resolve) => site.pan?.subscribe(({ value }) => value === 'hot' && resolve()));
    expect(asked).toBe(1);
  });
});
