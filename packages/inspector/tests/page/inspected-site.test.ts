import { expect, it } from 'vitest';
import { createActor, sendTo, setup } from 'xstate';
import type { Machines } from '../../src/application/shared/machines.ts';
import { inspectSite } from '../../src/page/inspected-site.ts';

const lampMachine = setup({}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { switched: 'on' } }, on: { on: { switched: 'off' } } },
});
const roomMachine = setup({
  actors: { lamp: lampMachine },
  actions: { light: sendTo('lamp', { type: 'switched' }) },
}).createMachine({
  id: 'room',
  initial: 'empty',
  states: {
    empty: { on: { entered: 'used' } },
    used: { invoke: { src: 'lamp', id: 'lamp', systemId: 'lamp' }, entry: 'light' },
  },
});

it('logs what a machine is sent by the state that it starts with', () => {
  const room = createActor(roomMachine, { systemId: 'room' });
  const site: Machines = {
    room,
    get lamp() {
      return room.system.get('lamp');
    },
  };
  const { log } = inspectSite(site);
  room.start();
  room.send({ type: 'entered' });
  room.system.get('lamp').send({ type: 'switched' });
  expect(
    log.entries
      .filter(({ to, isNoise }) => to === 'lamp' && !isNoise)
      .map(({ from, name, before, after }) => [from, name, before?.value, after?.value]),
  ).toEqual([
    ['room', 'switched', 'off', 'on'],
    ['page', 'switched', 'on', 'off'],
  ]);
});

it('logs of two machines of one name the one that the page shows, not the one that its replay stands in for', () => {
  const room = createActor(roomMachine, { systemId: 'room' });
  const lamp = createActor(lampMachine);
  const { log } = inspectSite<Machines>({ room, lamp });
  lamp.start();
  room.start();
  room.send({ type: 'entered' });
  lamp.send({ type: 'switched' });
  expect(log.entries.filter(({ isNoise }) => !isNoise).map(({ to, name }) => [to, name])).toEqual([
    ['room', 'entered'],
    ['lamp', 'switched'],
  ]);
});
