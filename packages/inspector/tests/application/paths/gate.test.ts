import { expect, it } from 'vitest';
import { pausedKettle } from './kettle.ts';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

it('asks the port only once it lets through', async () => {
  const asked: string[] = [];
  const { actor, gate, waiting } = pausedKettle(async () => {
    asked.push('heater');
    return 'hot';
  });
  actor.start();
  actor.send({ type: 'boil' });
  await settled();
  expect({ asked, waiting: waiting() }).toEqual({ asked: [], waiting: ['0.kettle.heating'] });
  expect(gate.release('0.kettle.heating')).toBe(true);
  await settled();
  expect({ asked, waiting: waiting(), state: actor.getSnapshot().value }).toEqual({
    asked: ['heater'],
    waiting: [],
    state: 'hot',
  });
  actor.stop();
});

it('forgets what the machine no longer waits for', async () => {
  const { actor, gate, waiting } = pausedKettle();
  actor.start();
  actor.send({ type: 'boil' });
  await settled();
  actor.send({ type: 'stop' });
  expect(waiting()).toEqual([]);
  expect(gate.release('0.kettle.heating')).toBe(false);
  actor.send({ type: 'boil' });
  await settled();
  expect(waiting()).toEqual(['0.kettle.heating']);
  actor.stop();
});

it('lets a failure through as one', async () => {
  const { actor, gate } = pausedKettle(() => Promise.reject(new Error('no power')));
  actor.start();
  actor.send({ type: 'boil' });
  await settled();
  gate.release('0.kettle.heating');
  await settled();
  expect(actor.getSnapshot().value).toBe('broken');
  actor.stop();
});
