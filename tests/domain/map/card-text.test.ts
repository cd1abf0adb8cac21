import { expect, it } from 'vitest';
import { cardText, placeWords, ratioRows, setbackNotes } from '../../../src/domain/map/card-text.ts';
import type { Polygon } from '../../../src/domain/map/geometry.ts';
import { type LeftBySetbacks, type PlaceCard, placeCard } from '../../../src/domain/map/place-card.ts';
import { leftInR2, PLAN, parcelInR2, parcelOf } from './rules-world.ts';

const card = placeCard(
  {
    at: [112.75, -7.25],
    parcel: parcelInR2(parcelOf(20, 30), 600),
    kelurahan: 'Rawabening',
    special: [{ layer: 'banjir', title: 'Rawan banjir sedang', advice: 'Lantai 60 cm.' }],
    unknown: [],
  },
  PLAN,
  leftInR2(parcelOf(20, 30)),
);

it('gives the table of ratios and what they mean for the parcel', () => {
  expect(ratioRows(card)).toEqual([
    { name: 'KDB', meaning: 'bagian tanah yang boleh tertutup', value: '60%', amount: '360 m²' },
    { name: 'KLB', meaning: 'luas semua lantai dibanding tanah', value: '1,8', amount: '1.080 m²' },
    { name: 'KDH', meaning: 'bagian yang harus tetap hijau', value: '20%', amount: '120 m²' },
    { name: 'Tinggi', meaning: 'lantai dan puncak atap', value: '3 lantai', amount: '12 m' },
    { name: 'Sempadan (GSB)', meaning: 'belakang 2 m, samping 1 m', value: '3 m', amount: 'sisa 420 m²' },
  ]);
});

it('writes the card as text', () => {
  expect(
    cardText(card, PLAN, 'https://kota.example.id/peta/?persil=05.0148'),
  ).toBe(`R-2 Perumahan kepadatan tinggi
Persil 05.0148, 600 m²
Kel. Rawabening

KDB: 60%, 360 m²
KLB: 1,8, 1.080 m²
KDH: 20%, 120 m²
Tinggi: 3 lantai, 12 m
Sempadan (GSB): 3 m, sisa 420 m²
Sisi depan tidak diketahui; dihitung dari sisi yang menyisakan paling sedikit.

Boleh (1): Rumah kos
Boleh bersyarat (1): Warung (Paling luas 30% luas lantai.)
Tidak boleh (1): Gudang

Rawan banjir sedang: Lantai 60 cm.

Aturan: Perwali Nomor 31 Tahun 2021 tentang Rencana Detail Tata Ruang 2021-2041, pasal 42 dan lampiran 11

Untuk diketahui, tidak mengikat. Kartu ini bukan izin. Yang berlaku adalah KRK yang diterbitkan dinas dan isi peraturannya.
https://kota.example.id/peta/?persil=05.0148`);
});

it('writes first that the number stood for other land, as the card does', () => {
  const former = { words: 'Nomor ini dulu bidang lain.' };
  expect(cardText({ ...card, former }, PLAN, 'a').split('\n\n')[1]).toBe('Nomor ini dulu bidang lain.');
});

it('writes of a place without a zone what is known', () => {
  const place = placeCard({ at: [112.75, -7.25], special: [], unknown: [] }, PLAN);
  expect(ratioRows(place)).toEqual([]);
  expect(cardText(place, PLAN, 'a').split('\n\n')[0]).toBe(
    'Bukan persil\n-7.25000, 112.75000\nDi luar wilayah kota',
  );
});

it('writes of ground that is no parcel the ratios of its zone alone', () => {
  const place = placeCard({ at: [112.75, -7.25], zone: 'R-2', special: [], unknown: [] }, PLAN);
  expect(ratioRows(place).map(({ name, value, amount }) => [name, value, amount])).toEqual([
    ['KDB', '60%', ''],
    ['KLB', '1,8', ''],
    ['KDH', '20%', ''],
    ['Tinggi', '3 lantai', '12 m'],
    ['Sempadan (GSB)', '3 m', ''],
  ]);
});

const RULE = 'Jarak bangunan depan 3 m, belakang 2 m, samping 1 m, pasal 42 dan lampiran 11.';
const LESS = 'Sempadan menyisakan kurang dari KDB; yang lebih kecil berlaku.';
const NOTHING = 'Sempadan tidak menyisakan tempat bangunan di persil ini. Tanyakan kepada petugas.';
const UNKNOWN = 'Berapa yang tersisa di dalam sempadan tidak dapat dihitung. Tanyakan kepada petugas.';
const NO_FRONT = 'Sisi depan tidak diketahui; dihitung dari sisi yang menyisakan paling sedikit.';
const at = [112.75, -7.25] as const;
const cardOf = (shape: Polygon, left: LeftBySetbacks, zone = 'R-2') =>
  placeCard({ at, parcel: { ...parcelInR2(shape, 600), zone }, special: [], unknown: [] }, PLAN, left);
const wide = parcelOf(20, 30);
const narrow = parcelOf(6, 100);
const strip = parcelOf(3, 200);

it.each<[what: string, card: PlaceCard, notes: string[]]>([
  ['as much as KDB allows', cardOf(wide, leftInR2(wide)), [NO_FRONT]],
  ['less', cardOf(narrow, leftInR2(narrow)), [LESS, NO_FRONT]],
  ['nothing', cardOf(strip, leftInR2(strip)), [NOTHING, RULE, NO_FRONT]],
  ['nobody knows what', cardOf(wide, undefined), [UNKNOWN, RULE]],
  [
    'as much, from its street',
    cardOf(wide, { area: 420, shapes: [], streets: ['Jalan Nakhoda VI'] }),
    ['Depan menghadap Jalan Nakhoda VI.'],
  ],
  [
    'as much, at a corner',
    cardOf(wide, { area: 420, shapes: [], streets: ['Jalan Nakhoda VI', ''] }),
    [
      'Depan menghadap Jalan Nakhoda VI atau jalan tanpa nama; dihitung dari yang menyisakan paling sedikit. ' +
        'Tanyakan apakah sempadan depan berlaku di semuanya.',
    ],
  ],
])('says what the setbacks leave: %s', (_, place, notes) => {
  expect(setbackNotes(place)).toEqual(notes);
  expect(cardText(place, PLAN, 'a').split('\n\n')[1]?.split('\n').slice(5)).toEqual(notes);
});

it('does not say which side is the front where all setbacks are the same', () => {
  const [zone] = PLAN.zones;
  if (!zone?.buildingLimits) throw new Error('the plan has no zone with limits');
  const setback = { front: 2, rear: 2, side: 2 };
  const plan = { ...PLAN, zones: [{ ...zone, buildingLimits: { ...zone.buildingLimits, setback } }] };
  const parcel = parcelInR2(wide, 600);
  const left = { area: 416, shapes: [] };
  expect(setbackNotes(placeCard({ at, parcel, special: [], unknown: [] }, plan, left))).toEqual([]);
});

it('says nothing of setbacks where nothing may be built, or while they are calculated', () => {
  expect([setbackNotes(cardOf(wide, leftInR2(wide), 'PS')), setbackNotes(cardOf(wide, 'reckoning'))]).toEqual(
    [[], []],
  );
  expect(ratioRows(cardOf(wide, 'reckoning')).map(({ amount }) => amount)).toEqual(['', '', '', '12 m', '']);
});

it('writes half metres as Indonesian does, and the zones of a parcel that lies in two', () => {
  const [zone, ...others] = PLAN.zones;
  if (!zone?.buildingLimits) throw new Error('the plan has no zone with limits');
  const lower = { ...zone, clause: '', buildingLimits: { ...zone.buildingLimits, height: 10.5 } };
  const plan = { ...PLAN, zones: [lower, ...others] };
  const parts = [
    { zone: 'R-2', area: 480 },
    { zone: 'PS', area: 120 },
  ];
  const parcel = { ...parcelInR2(parcelOf(20, 30), 600), parts };
  const split = placeCard({ at: [112.75, -7.25], parcel, special: [], unknown: [] }, plan);
  expect(ratioRows(split)[3]?.amount).toBe('10,5 m');
  const paragraphs = cardText(split, plan, 'https://kota.example.id/peta/').split('\n\n');
  expect([paragraphs[1], paragraphs.find((one) => one.startsWith('Aturan'))]).toEqual([
    'Terletak di lebih dari satu zona\nR-2 Perumahan kepadatan tinggi: 480 m²\nPS Perlindungan setempat: 120 m²',
    'Aturan: Perwali Nomor 31 Tahun 2021 tentang Rencana Detail Tata Ruang 2021-2041',
  ]);
});

it.each([
  [card, 'Persil 05.0148, 600 m²'],
  [{ title: 'Kali Wening', lines: [] }, 'Kali Wening'],
])('names a place in a message', (place, words) => {
  expect(placeWords(place)).toContain(words);
});
