import { expect, it } from 'vitest';
import type { Snapshot } from 'xstate';
import { MAP_MACHINE_NAMES, type MapSite } from '../../../src/application/map-page/map-machines.ts';
import { AT, CONFIG, calm, mapPage, startedMap } from './started-map.ts';

const states = (site: MapSite) =>
  MAP_MACHINE_NAMES.map((name) => [name, site[name].getSnapshot().value, site[name].getSnapshot().context]);

/** A page half-way: a card is open, an activity is shown, a length measured, a result chosen. */
async function halfWay() {
  const page = startedMap({ address: '/peta/?persil=05.0148&kegiatan=kos' });
  page.say({ type: 'map.drawn' });
  page.say({ type: 'map.moved', view: { centre: AT, zoom: 16 }, bounds: CONFIG.bounds });
  await calm();
  page.clock.increment(500);
  page.site.layers.send({ type: 'layer.toggled', id: 'batas-kota' });
  page.site.measure.send({ type: 'measure.toggled' });
  page.say({ type: 'map.clicked', at: AT });
  page.site.placeSearch.send({ type: 'query.cleared' });
  page.site.here.send({ type: 'here.asked' });
  await calm();
  return page;
}

it('goes on from what was persisted of it as text, every machine as it was', async () => {
  const before = await halfWay();
  const persisted: Snapshot<unknown> = JSON.parse(JSON.stringify(before.root.getPersistedSnapshot()));
  const after = mapPage({ snapshot: persisted, address: before.address.entries.at(-1) ?? '' });
  expect(states(after.site)).toEqual(states(before.site));
  expect(after.root.getSnapshot().value).toEqual(before.root.getSnapshot().value);
  expect(after.root.getSnapshot().context).toEqual(before.root.getSnapshot().context);
  after.root.start();
  after.root.send({ type: 'address.opened' });
  after.root.send({ type: 'stage.opened' });
  await calm();
  expect(states(after.site)).toEqual(states(before.site));
  expect(after.calls[0]).toEqual(['open', { centre: AT, zoom: 16 }, ['batas-kelurahan', 'rdtr-pola-ruang']]);
});

it('still hears its machines then', async () => {
  const before = await halfWay();
  const persisted: Snapshot<unknown> = JSON.parse(JSON.stringify(before.root.getPersistedSnapshot()));
  const after = mapPage({ snapshot: persisted, address: before.address.entries.at(-1) ?? '' });
  after.root.start();
  after.site.compare.send({ type: 'compare.toggled' });
  expect([after.site.measure.getSnapshot().value, after.site.compare.getSnapshot().value]).toEqual([
    'off',
    'on',
  ]);
});
