import { expect, it } from 'vitest';
import type { PlaceFacts } from '../../../src/domain/map/place.ts';
import { NO_ZONE, type PlaceCard, placeCard, UNKNOWN_ZONE } from '../../../src/domain/map/place-card.ts';
import { activitiesIn } from '../../../src/domain/map/zoning.ts';
import { leftInR2, PLAN, parcelInR2, parcelOf, R2 } from './rules-world.ts';

const AT = [112.75, -7.25] as const;
const shape = parcelOf(20, 30);
const facts: PlaceFacts = {
  at: AT,
  parcel: { ...parcelInR2(shape, 600), address: 'Jalan Layar I 14', others: [parcelOf(1, 2)] },
  kelurahan: 'Rawabening',
  district: 'Lembah Selatan',
  special: [{ layer: 'banjir', title: 'Rawan banjir sedang', advice: 'Lantai 60 cm.' }],
  unknown: [],
};

it('says of a parcel its zone, its numbers, its uses and what touches it', () => {
  const card = placeCard(facts, PLAN, leftInR2(shape));
  expect({ ...card, inside: card.inside?.map(([outer]) => outer?.length) }).toEqual({
    at: AT,
    title: 'Perumahan kepadatan tinggi',
    lines: ['Persil 05.0148, 600 m²', 'Jalan Layar I 14', 'Kel. Rawabening, Kec. Lembah Selatan'],
    zone: R2,
    activities: activitiesIn(PLAN.activities, 'R-2'),
    parcel: { id: '05.0148', area: 600, address: 'Jalan Layar I 14' },
    outline: [shape, parcelOf(1, 2)],
    intensity: {
      footprint: 360,
      room: 'enough',
      floors: 1080,
      storeys: 3,
      height: 12,
      green: 120,
      rest: 120,
      buildable: 420,
      mayBuild: true,
    },
    inside: [5],
    special: facts.special,
    untouched: ['Cagar budaya'],
    unknown: [],
  });
});

it.each<[PlaceFacts['former'], PlaceCard['former']]>([
  [{ kind: 'renamed', number: '05.0001' }, { words: 'Persil 05.0001 sekarang bernomor 05.0148.' }],
  [
    { kind: 'moved', now: '05.0900' },
    {
      words: 'Nomor ini dulu bidang lain. Bidang yang dulu bernomor ini sekarang 05.0900.',
      now: '05.0900',
    },
  ],
  [undefined, undefined],
])('says of a number that is %j whose land it was', (former, said) => {
  expect(placeCard({ ...facts, ...(former && { former }) }, PLAN).former).toEqual(said);
});

const NEAR = { letter: 'A', id: '05.0148', zone: 'R-2', address: 'Jalan Layar I 14', metres: 8, at: AT };

it.each([
  ['a street', { kind: 'street', name: 'Jalan Layar I' }, 'Ini jalan, bukan persil', 'Jalan Layar I'],
  ['a street without a name', { kind: 'street', name: '' }, 'Ini jalan, bukan persil', '-7.25000, 112.75000'],
  ['water', { kind: 'water', name: 'Kali Wening' }, 'Ini perairan, bukan persil', 'Kali Wening'],
  ['anything else', undefined, 'Ini bukan persil', '-7.25000, 112.75000'],
] as const)('says of a place that is no parcel what it is: %s', (_, ground, title, line) => {
  const place = { at: AT, kelurahan: 'Layar', nearest: [NEAR], special: [], unknown: ['Rawan banjir'] };
  expect(placeCard({ ...place, ...(ground && { ground }) }, PLAN)).toEqual({
    at: AT,
    title,
    lines: [line, 'Kel. Layar'],
    ...(ground && { ground }),
    nearest: [NEAR],
    special: [],
    untouched: ['Cagar budaya'],
    unknown: ['Rawan banjir'],
  });
});

it('says of ground that is no parcel which zone the plan has there, without square metres', () => {
  const bank = { at: AT, zone: 'R-2', kelurahan: 'Layar', special: [], unknown: [] };
  const card = placeCard(bank, PLAN);
  expect(card).toEqual({
    at: AT,
    title: 'Ini bukan persil',
    lines: ['R-2 Perumahan kepadatan tinggi', 'Kel. Layar'],
    zone: R2,
    activities: activitiesIn(PLAN.activities, 'R-2'),
    special: [],
    untouched: card.untouched,
    unknown: [],
  });
  expect(card.untouched).toContain('Cagar budaya');
});

it('says of a place outside the city nothing that only its plan knows', () => {
  expect(placeCard({ at: AT, special: [], unknown: ['Rawan banjir'] }, PLAN)).toEqual({
    at: AT,
    title: NO_ZONE,
    lines: ['-7.25000, 112.75000', 'Di luar wilayah kota'],
    isOutside: true,
    special: [],
    untouched: [],
    unknown: ['Rawan banjir'],
  });
});

it('says of a parcel whose zone the plan does not know that it is not recorded', () => {
  const strange = { ...facts, parcel: { id: '1', zone: 'X-9', area: 0, address: '', shape } };
  const { title, lines, zone, intensity } = placeCard(strange, PLAN);
  expect({ title, lines, zone, intensity }).toEqual({
    title: UNKNOWN_ZONE,
    lines: ['Persil 1', 'Kel. Rawabening, Kec. Lembah Selatan'],
    zone: undefined,
    intensity: undefined,
  });
});

const POOR = { ...PLAN, activities: [], has: { parcels: false, streets: false, kelurahan: false } };

it('says of a map without parcels the zone alone, and not that this is no parcel', () => {
  const facts = {
    at: AT,
    zone: 'R-2',
    ground: { kind: 'street', name: '' },
    special: [],
    unknown: [],
  } as const;
  expect(placeCard(facts, POOR)).toEqual({
    at: AT,
    title: 'Perumahan kepadatan tinggi',
    lines: ['-7.25000, 112.75000'],
    zone: R2,
    special: [],
    untouched: ['Rawan banjir', 'Cagar budaya'],
    unknown: [],
  });
});

it.each([
  ['inside the bounds', AT, undefined],
  ['outside of them', [113, -7.25] as const, true],
])('without kelurahan counts a place without a zone %s as %s', (_, at, isOutside) => {
  expect(placeCard({ at, special: [], unknown: [] }, POOR).isOutside).toBe(isOutside);
});

it('says of a zone without limits no numbers', () => {
  const { buildingLimits: _limits, ...bare } = R2;
  const card = placeCard(facts, { ...PLAN, zones: [bare] });
  expect([card.zone, card.intensity, card.inside]).toEqual([bare, undefined, undefined]);
});

const BY_LARGEST = 'Angka di kartu ini menurut zona yang terluas; petugas menghitung tiap bagian.';

it.each([
  [
    'in two zones',
    { 'R-2': 480, 'K-9': 120 },
    {
      heading: 'Terletak di lebih dari satu zona',
      lines: ['R-2 Perumahan kepadatan tinggi: 480 m²', 'K-9 Zona belum tercatat: 120 m²'],
      note: BY_LARGEST,
    },
  ],
  [
    'of which a part has no zone',
    { 'R-2': 480, '': 120 },
    {
      heading: 'Sebagian zonanya belum tercatat',
      lines: ['R-2 Perumahan kepadatan tinggi: 480 m²', 'Zona belum tercatat: 120 m²'],
      note: BY_LARGEST,
    },
  ],
  [
    'of which the most has no zone',
    { '': 1480, 'R-2': 120 },
    {
      heading: 'Sebagian zonanya belum tercatat',
      lines: ['Zona belum tercatat: 1.480 m²', 'R-2 Perumahan kepadatan tinggi: 120 m²'],
      note: 'Zona bagian yang terluas belum tercatat; tanyakan kepada petugas apa yang berlaku di sini.',
    },
  ],
])('says of a parcel %s what lies in each', (_, areas, said) => {
  const parts = Object.entries(areas).map(([zone, area]) => ({ zone, area }));
  const parcel = { id: '05.0148', zone: parts[0]?.zone ?? '', area: 600, address: '', shape, parts };
  const { parts: shown, zone, intensity } = placeCard({ ...facts, parcel }, PLAN, leftInR2(shape));
  expect(shown).toEqual(said);
  // Where nobody knows the zone of most of it, nothing is said to be permitted.
  expect([zone?.code, intensity !== undefined]).toEqual(
    parcel.zone === '' ? [undefined, false] : ['R-2', true],
  );
});
