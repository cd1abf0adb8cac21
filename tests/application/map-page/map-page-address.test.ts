import { expect, it } from 'vitest';
import { AT, CONFIG, calm, mapPage, startedMap } from './started-map.ts';

const BOTH = { left: 'batas-kota', right: 'rdtr-pola-ruang' };

it('opens what an address names: layers, view, parcel', async () => {
  const { site, calls } = startedMap({
    address: '/peta/?lapisan=batas-kota:40&di=-7.25,112.75,16&persil=05.0148',
  });
  await calm();
  expect(site.layers.getSnapshot().context.shown).toEqual([{ id: 'batas-kota', opacity: 40 }]);
  expect(calls[0]).toEqual(['open', { centre: AT, zoom: 16 }, ['batas-kota']]);
  expect(site.place.getSnapshot().context.asked).toEqual({ kind: 'parcel', id: '05.0148', hasView: true });
  expect([site.place.getSnapshot().context.facts?.parcel?.id, site.panel.getSnapshot().context.tab]).toEqual([
    '05.0148',
    'place',
  ]);
});

it('shows the activity that an address names, in its tab', () => {
  const { site } = startedMap({ address: '/peta/?kegiatan=kos' });
  expect([site.activity.getSnapshot().context.chosen, site.panel.getSnapshot().context.tab]).toEqual([
    'kos',
    'activity',
  ]);
});

it('opens the activities of a parcel fully for who came to open a business', async () => {
  const { site } = startedMap({ address: '/peta/?mulai=buka-usaha&persil=05.0148' });
  await calm();
  expect(site.panel.getSnapshot().context).toEqual({ tab: 'activity', sheet: 'full' });
  const other = startedMap({ address: '/peta/?mulai=tambah-lantai&persil=05.0148' });
  await calm();
  expect(other.site.panel.getSnapshot().context).toEqual({ tab: 'place', sheet: 'half' });
});

it('says how to choose a parcel to who came for one', () => {
  const { site } = startedMap({ address: '/peta/?mulai=tambah-lantai' });
  expect(site.panel.getSnapshot().context).toEqual({ tab: 'place', sheet: 'half' });
});

it('compares what an address names, and ends it with Back', () => {
  const { site, address } = startedMap({ address: '/peta/?bandingkan=batas-kota,rdtr-pola-ruang' });
  expect([site.compare.getSnapshot().value, site.compare.getSnapshot().context]).toEqual([
    'on',
    { ...BOTH, at: 50 },
  ]);
  address.entries.splice(0, 1, '/peta/', '/peta/?bandingkan=batas-kota,rdtr-pola-ruang');
  address.back();
  expect([site.compare.getSnapshot().value, address.entries]).toEqual(['off', ['/peta/']]);
});

it('makes an entry where a layer comes, goes or moves and where a place is opened, not where one fades', async () => {
  const { site, address } = startedMap();
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
  const { site, address } = startedMap();
  site.place.send({ type: 'place.asked', place: { kind: 'position', at: [112.69, -7.25] } });
  await calm();
  expect(address.entries).toEqual(['/peta/', '/peta/?tempat=-7.25000,112.69000']);
});

it('goes back from a parcel to the place before it, and from there to the map alone', async () => {
  const { site, address } = startedMap();
  const street = { kind: 'position', at: [112.69, -7.25] } as const;
  for (const place of [street, { kind: 'position', at: AT } as const]) {
    site.place.send({ type: 'place.asked', place });
    await calm();
  }
  const entries = ['/peta/', '/peta/?tempat=-7.25000,112.69000', '/peta/?persil=05.0148'];
  expect(address.entries).toEqual(entries);
  address.back();
  await calm();
  expect([site.place.getSnapshot().context.asked, address.entries]).toEqual([
    { kind: 'position', at: [112.69, -7.25] },
    entries.slice(0, 2),
  ]);
  address.back();
  await calm();
  expect([site.place.getSnapshot().value.card, address.entries]).toEqual(['closed', ['/peta/']]);
});

it('goes back to a place while another one loads', async () => {
  const { site, address } = startedMap({ address: '/peta/?persil=05.0148' });
  await calm();
  site.layers.send({ type: 'layer.toggled', id: 'batas-kota' });
  site.place.send({ type: 'place.asked', place: { kind: 'position', at: [112.69, -7.25] } });
  address.back();
  await calm();
  const { asked, facts } = site.place.getSnapshot().context;
  expect([asked?.kind, facts?.parcel?.id, address.entries]).toEqual([
    'parcel',
    '05.0148',
    ['/peta/?persil=05.0148'],
  ]);
});

it('keeps the place of the address while that loads and the map moves', async () => {
  const { say, address } = startedMap({ address: '/peta/?tempat=-7.25000,112.69000' });
  say({ type: 'map.moved', view: { centre: AT, zoom: 14 }, bounds: CONFIG.bounds });
  expect(address.entries).toEqual(['/peta/?di=-7.25000,112.75000,14&tempat=-7.25000,112.69000']);
  await calm();
  expect(address.entries).toHaveLength(1);
});

it('closes what Back leaves', async () => {
  const { site, address } = startedMap();
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

it('goes to the view that Back leads to, and leaves that address as it is until the map is there', () => {
  const { say, address, went } = startedMap();
  const [first, second] = ['/peta/?di=-7.26000,112.76000,14', '/peta/?di=-7.26000,112.76000,14&kegiatan=kos'];
  say({ type: 'map.moved', view: { centre: AT, zoom: 16 }, bounds: CONFIG.bounds });
  address.entries.splice(0, 1, first, second);
  address.back();
  expect([went().at(-1), address.entries]).toEqual([{ centre: [112.76, -7.26], zoom: 14 }, [first]]);
});

it('keeps the view of the address until the map has a view of its own', () => {
  const { site, say, address } = startedMap({ address: '/peta/?di=-7.25000,112.75000,16' });
  site.layers.send({ type: 'layer.toggled', id: 'batas-kota' });
  expect(address.entries.slice(1)).toEqual([
    '/peta/?lapisan=batas-kelurahan,rdtr-pola-ruang&di=-7.25000,112.75000,16',
  ]);
  say({ type: 'map.moved', view: { centre: [112.76, -7.26], zoom: 14 }, bounds: CONFIG.bounds });
  expect(address.entries.slice(1)).toEqual([
    '/peta/?lapisan=batas-kelurahan,rdtr-pola-ruang&di=-7.26000,112.76000,14',
  ]);
});

it('writes nothing before it has read its address', () => {
  const { root, site, address } = mapPage({ address: '/peta/?kegiatan=kos' });
  root.start();
  site.layers.send({ type: 'layer.toggled', id: 'batas-kota' });
  expect([address.entries, site.activity.getSnapshot().context.chosen]).toEqual([
    ['/peta/?kegiatan=kos'],
    '',
  ]);
});
