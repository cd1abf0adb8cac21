import { expect, it } from 'vitest';
import { mapAdaptersIn } from '../../qa/worlds/map-adapters.ts';
import { mapPorts } from '../../qa/worlds/map-world.ts';
import { readScenario } from '../../qa/worlds/scenario-file.ts';
import type { MapData } from '../../src/application/ports/map-data.ts';

const { signal } = new AbortController();
const worldOf = (fields: object) => readScenario({ name: 'a', title: 'a', ...fields });

it('answers of one parcel, with the same number in the card and in the list', async () => {
  const { mapData } = mapPorts(worldOf({}));
  const facts = await mapData.placeAt([0, 0], signal);
  expect([facts.parcel?.id, (await mapData.parcels('05', signal)).map(({ id }) => id)]).toEqual([
    '05.0148',
    ['05.0148'],
  ]);
});

it('fails and answers in turn, whichever question is asked', async () => {
  const { mapData } = mapPorts(worldOf({ map: ['fails', 'works'] }));
  await expect(mapData.streets(signal)).rejects.toMatchObject({ kind: 'network' });
  expect((await mapData.streets(signal)).map(({ name }) => name)).toEqual(['Jalan Nakhoda']);
});

it('refuses a place and finds it in turn', async () => {
  const { ownPosition } = mapPorts(worldOf({ ownPlace: ['refused', 'found'] }));
  await expect(ownPosition.find()).rejects.toThrow('Peramban tidak mengizinkan lokasi.');
  expect(await ownPosition.find()).toEqual([112.75, -7.25]);
});

it('takes no picture of a map that is not drawn', async () => {
  const { takePicture } = mapPorts(worldOf({ drawing: 'fails' }));
  await expect(takePicture()).rejects.toThrow('the map is not drawn');
});

it('leaves of the page what a scenario does not speak of', () => {
  const real = { engine: { canDraw: () => true }, mapData: {} as MapData };
  expect(Object.keys(mapAdaptersIn(worldOf({}), real))).toEqual(['clock']);
  const changed = mapAdaptersIn(
    worldOf({ drawing: 'fails', motion: 'reduced', time: '2026-11-30T09:00' }),
    real,
  );
  expect([changed.engine?.canDraw(), changed.motion?.isReduced(), 'mapData' in changed]).toEqual([
    false,
    true,
    false,
  ]);
});
