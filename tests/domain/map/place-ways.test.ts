import { expect, it } from 'vitest';
import { placeWays } from '../../../src/domain/map/place-ways.ts';
import { PLAN, parcelOf } from './rules-world.ts';

const parcel = (id: string) => ({ id, area: 600, address: '', shape: parcelOf(20, 30) });
/** A card of what lies at a position. */
const cardOf = (what: Partial<Parameters<typeof placeWays>[0]>) => ({
  at: [112.76881, -7.25043] as const,
  lines: [],
  ...what,
});
const NO_PARCELS = { ...PLAN.has, parcels: false };

it.each([
  [
    'a parcel',
    { parcel: parcel('05.0148') },
    PLAN.has,
    [
      { name: 'Urus KRK', href: '/admin/krk-applications?persil=05.0148' },
      { name: 'Minta ITR', href: '/admin/i-t-r-s?persil=05.0148' },
      {
        name: 'Semua langkah',
        meaning: 'Apa yang harus saya urus di sini?',
        href: '/home?mulai=&persil=05.0148',
      },
    ],
  ],
  ['a street', {}, PLAN.has, []],
  ['a place outside the city', { isOutside: true as const }, PLAN.has, []],
  ['a place outside a city without parcels', { isOutside: true as const }, NO_PARCELS, []],
  [
    'a block of a city without parcels',
    {},
    NO_PARCELS,
    [
      { name: 'Urus KRK', href: '/admin/krk-applications' },
      { name: 'Minta ITR', href: '/admin/i-t-r-s' },
    ],
  ],
])('leads on from %s', (_, card, has, ways) => {
  expect(placeWays(cardOf(card), has)).toEqual(ways);
});

it('leads on first with what was begun, and takes along the activity that the map is coloured by', () => {
  const ways = placeWays(cardOf({ parcel: parcel('05.0148') }), PLAN.has, {
    started: 'buka-usaha',
    activity: 'warung',
  });
  expect(ways.map(({ name }) => name)).toEqual(['Lanjut', 'Urus KRK', 'Minta ITR']);
  expect(ways[0]).toEqual({
    name: 'Lanjut',
    meaning: 'Lanjut ke langkah Anda',
    href: '/home?mulai=buka-usaha&persil=05.0148&kegiatan=warung',
  });
  const [, , steps] = placeWays(cardOf({ parcel: parcel('05.0148') }), PLAN.has, { activity: 'warung' });
  expect(steps?.href).toBe('/home?mulai=&persil=05.0148&kegiatan=warung');
});

it('leads back first to the page of what a visitor wants of the office', () => {
  const [first] = placeWays(cardOf({ parcel: parcel('05.0148') }), PLAN.has, { purpose: 'pengaduan' });
  expect(first).toEqual({
    name: 'Lanjut menulis',
    href: '/admin?tujuan=pengaduan&persil=05.0148',
  });
  const [other] = placeWays(cardOf({ parcel: parcel('05.0148') }), PLAN.has, { purpose: 'lain' });
  expect(other?.name).toBe('Urus KRK');
});

it('leads to the services that the office gives, and to no others', () => {
  const names = (offered: { krk?: object; itr?: object }) =>
    placeWays(cardOf({ parcel: parcel('05.0148') }), PLAN.has, {}, offered).map(({ name }) => name);
  expect([names({ krk: {} }), names({ itr: {} }), names({})]).toEqual([
    ['Urus KRK', 'Semua langkah'],
    ['Minta ITR', 'Semua langkah'],
    ['Semua langkah'],
  ]);
});

it.each([
  ['a street', ['Jalan Melati', 'Kel. Rawabening'], '&letak=Jalan%20Melati%2C%20Kel.%20Rawabening'],
  ['a place without a name', ['-7.25043, 112.76881', 'Kel. Rawabening'], '&letak=Kel.%20Rawabening'],
  ['a place without a kelurahan', ['-7.25043, 112.76881'], ''],
])('takes the point of %s along to who writes to the office', (_, lines, name) => {
  expect(placeWays(cardOf({ lines }), PLAN.has, { purpose: 'pengaduan' })).toEqual([
    {
      name: 'Lanjut menulis',
      href: `/admin?tujuan=pengaduan&tempat=-7.25043,112.76881${name}`,
    },
  ]);
  expect(placeWays(cardOf({ lines, isOutside: true }), PLAN.has, { purpose: 'pengaduan' })).toEqual([]);
});
