import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, setup } from 'xstate';
import { resumeDelays } from '../../../src/application/shared/resume-delays.ts';

const waiting = setup({ delays: { awhile: 300 } }).createMachine({
  initial: 'first',
  states: { first: { after: { awhile: 'second' } }, second: { after: { 200: 'third' } }, third: {} },
});
const page = setup({
  actors: { waiting, asking: fromPromise(() => new Promise(() => undefined)) },
}).createMachine({
  invoke: [{ src: 'waiting', id: 'waiting' }, { src: 'asking' }],
  initial: 'early',
  states: { early: { after: { 100: 'late' } }, late: {} },
});

it('lets every delay of a page that was persisted run anew, named or not', () => {
  const before = createActor(page, { clock: new SimulatedClock() }).start();
  const persisted = JSON.parse(JSON.stringify(before.getPersistedSnapshot()));
  before.stop();
  const clock = new SimulatedClock();
  const after = createActor(page, { clock, snapshot: persisted }).start();
  const state = () => [after.getSnapshot().value, after.getSnapshot().children.waiting?.getSnapshot().value];
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
