import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, setup } from 'xstate';
import { resumeDelays } from '../../../src/application/shared/resume-delays.ts';

const waiting = setup({ delays: { awhile: 300 } }).createMachine({
  initial: 'first',
  on: { left: '.last', returned: '.first' },
  states: {
    first: { after: { awhile: 'second' } },
    second: { after: { 200: 'third' } },
    third: {},
    last: {},
  },
});
const page = setup({
  actors: { waiting, asking: fromPromise(() => new Promise(() => undefined)) },
}).createMachine({
  invoke: [{ src: 'waiting', id: 'waiting' }, { src: 'asking' }],
  initial: 'early',
  states: { early: { after: { 100: 'late' } }, late: {} },
});

/** A page and its machine, started from what others have persisted at once. */
function resumed() {
  const before = createActor(page, { clock: new SimulatedClock() }).start();
  const persisted = JSON.parse(JSON.stringify(before.getPersistedSnapshot()));
  before.stop();
  const clock = new SimulatedClock();
  const after = createActor(page, { clock, snapshot: persisted }).start();
  const child = () => after.getSnapshot().children.waiting;
  return { clock, after, child, state: () => [after.getSnapshot().value, child()?.getSnapshot().value] };
}

it('lets every delay of a page that was persisted run anew, named or not', () => {
  const { clock, after, state } = resumed();
  clock.increment(1000);
  expect(state()).toEqual(['early', 'first']);
  resumeDelays(after);
  clock.increment(99);
  expect(state()).toEqual(['early', 'first']);
  clock.increment(201);
  expect(state()).toEqual(['late', 'second']);
  clock.increment(200);
  expect(state()).toEqual(['late', 'third']);
});

it('ends a delay that runs anew with the state that waits', () => {
  const { clock, after, child } = resumed();
  resumeDelays(after);
  clock.increment(200);
  child()?.send({ type: 'left' });
  child()?.send({ type: 'returned' });
  clock.increment(299);
  expect(child()?.getSnapshot().value).toBe('first');
  clock.increment(1);
  expect(child()?.getSnapshot().value).toBe('second');
});
