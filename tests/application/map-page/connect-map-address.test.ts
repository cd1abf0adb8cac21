import { afterEach, expect, it } from 'vitest';
import { connectMapAddress } from '../../../src/application/map-page/connect-map-address.ts';
import { FIRST_LAYERS } from '../../../src/domain/map/layer-stack.ts';
import { PLAN } from '../../domain/map/rules-world.ts';
import { AT, calm, memoryAddress, startedMap } from './started-map.ts';

const LAYERS = PLAN.layers.flatMap((layer) => FIRST_LAYERS.map(({ id }) => ({ ...layer, id })));

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

function connected(first: string) {
  const { site, stop } = startedMap();
  const address = memoryAddress(first);
  const gone: unknown[] = [];
  const untie = connectMapAddress(site, {
    address,
    config: { ...PLAN, layers: LAYERS },
    go: (view) => void gone.push(view),
  });
  ends.push(untie, stop);
  return { site, address, gone };
}

it('opens what an address names: layers, view, parcel', async () => {
  const { site, gone } = connected('/peta/?lapisan=batas-kota:40&di=-7.25,112.75,16&persil=05.0148');
  await calm();
  expect(site.layers.getSnapshot().context.shown).toEqual([{ id: 'batas-kota', opacity: 40 }]);
  expect(gone).toEqual([{ centre: [112.75, -7.25], zoom: 16 }]);
  expect(site.place.getSnapshot().context.asked).toEqual({ kind: 'parcel', id: '05.0148', hasView: true });
  expect([site.place.getSnapshot().context.facts?.parcel?.id, site.panel.getSnapshot().context.tab]).toEqual([
    '05.0148',
    'place',
  ]);
});

it('shows the activity and the comparison that an address names', () => {
  const { site } = connected('/peta/?kegiatan=kos');
  expect([site.activity.getSnapshot().context.chosen, site.panel.getSnapshot().context.tab]).toEqual([
    'kos',
    'activity',
  ]);
});

it('makes an entry where a layer comes, goes or moves and where a place is opened, not where one fades', async () => {
  const { site, address } = connected('/peta/');
  site.layers.send({ type: 'layer.toggled', id: 'batas-kota' });
  site.layers.send({ type: 'layer.faded', id: 'rdtr-pola-ruang', opacity: 40 });
  expect(address.entries).toEqual(['/peta/', '/peta/?lapisan=batas-kelurahan,rdtr-pola-ruang:40']);
  site.layers.send({ type: 'layer.moved', id: 'rdtr-pola-ruang', by: -1 });
  site.place.send({ type: 'place.asked', place: { kind: 'position', at: AT } });
  await calm();
  expect(address.entries.slice(2)).toEqual([
    '/peta/?lapisan=rdtr-pola-ruang:40,batas-kelurahan',
    '/peta/?lapisan=rdtr-pola-ruang:40,batas-kelurahan&persil=05.0148',
  ]);
  address.back();
  expect([site.place.getSnapshot().value.card, site.layers.getSnapshot().context.shown]).toEqual([
    'closed',
    [
      { id: 'rdtr-pola-ruang', opacity: 40 },
      { id: 'batas-kelurahan', opacity: 100 },
    ],
  ]);
});

it('gives a place without a parcel an address', async () => {
  const { site, address } = connected('/peta/');
  site.place.send({ type: 'place.asked', place: { kind: 'position', at: [112.69, -7.25] } });
  await calm();
  expect(address.entries).toEqual(['/peta/', '/peta/?tempat=-7.25000,112.69000']);
});

it('closes what Back leaves', async () => {
  const { site, address } = connected('/peta/');
  site.place.send({ type: 'place.asked', place: { kind: 'position', at: AT } });
  await calm();
  site.activity.send({ type: 'activity.chosen', id: 'kos', name: 'Rumah kos' });
  address.back();
  expect([site.activity.getSnapshot().context.chosen, site.place.getSnapshot().value.card]).toEqual([
    '',
    'shown',
  ]);
  address.back();
  expect([site.place.getSnapshot().value.card, address.entries]).toEqual(['closed', ['/peta/']]);
});

it('keeps the view of the address until the map has a view of its own', () => {
  const { site, address } = connected('/peta/?di=-7.25000,112.75000,16');
  site.layers.send({ type: 'layer.toggled', id: 'batas-kota' });
  expect(address.entries.slice(1)).toEqual([
    '/peta/?lapisan=batas-kelurahan,rdtr-pola-ruang&di=-7.25000,112.75000,16',
  ]);
  site.canvas.send({ type: 'map.opened' });
  site.canvas.send({ type: 'map.moved', view: { centre: [112.76, -7.26], zoom: 14 }, bounds: PLAN.bounds });
  expect(address.entries.slice(1)).toEqual([
    '/peta/?lapisan=batas-kelurahan,rdtr-pola-ruang&di=-7.26000,112.76000,14',
  ]);
});
