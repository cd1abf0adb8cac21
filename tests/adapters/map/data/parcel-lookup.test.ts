import { readFileSync } from 'node:fs';
import { map } from 'virtual:city-map';
import { expect, it } from 'vitest';
import { createParcelLookup } from '../../../../src/adapters/map/data/parcel-lookup.ts';
import { LIMITS } from '../../../fixtures/parcels.ts';

const { signal } = new AbortController();
const bytes = readFileSync(`content/akar${map.tiles}`);
const asked: string[] = [];
const lookup = createParcelLookup({
  config: map,
  fetchJson: async (url) => {
    asked.push(url);
    return JSON.parse(readFileSync(`content/akar${url}`, 'utf8'));
  },
  fetchFile: async (_url, init) => {
    const [, from = '0', to = '0'] =
      /bytes=(\d+)-(\d+)/.exec(new Headers(init?.headers).get('range') ?? '') ?? [];
    return new Response(bytes.subarray(Number(from), Number(to) + 1), { status: 206 });
  },
});

it('finds a parcel with the limits of its card, and asks for no special layer', async () => {
  expect(await lookup.find('05.0148', signal)).toEqual({
    id: '05.0148',
    address: 'Jalan Karangmulya II 13',
    area: 697,
    zone: 'R-4',
    zoneName: 'Perumahan kepadatan rendah',
    rules: [
      { words: 'Pasal 44', href: '/produk-hukum/perwali-31-2021/pasal-44' },
      { words: 'Lampiran 13', href: '/produk-hukum/perwali-31-2021/lampiran-13' },
    ],
    limits: LIMITS,
  });
  expect(asked).toEqual(['/peta/indeks/kota.json', '/peta/indeks/persil-05.json']);
});

it.each(['05.9999', '99.0001', '', 'x'])('finds no parcel %j', async (id) => {
  expect(await lookup.find(id, signal)).toBeUndefined();
});

it.each([
  [
    'warung',
    { name: 'Warung dan toko kelontong', permission: 'limited', condition: expect.stringMatching(/\w/) },
  ],
  ['rumah-makan', { name: 'Rumah makan', permission: 'forbidden' }],
  ['rumah-tinggal', { name: 'Rumah tinggal', permission: 'allowed' }],
  ['tidak-ada', undefined],
])('says of the activity %s what the zone of the parcel says', async (id, activity) => {
  expect((await lookup.find('05.0148', signal, id))?.activity).toEqual(activity);
});
