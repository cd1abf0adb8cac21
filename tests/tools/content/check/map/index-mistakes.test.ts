import { describe, expect, it } from 'vitest';
import {
  type IndexContext,
  judgeKelurahan,
  parcelMistakes,
  streetMistakes,
} from '../../../../../tools/content/check/map/index-mistakes.ts';
import { linesOf } from './made-map.ts';

const CONTEXT: IndexContext = { bounds: [112.7, -7.3, 112.8, -7.2], zones: new Set(['R-2', 'K-1']) };
const PLACE = [112.75, -7.25];
const kelurahan = (parts: object = {}) => ({
  id: '05',
  name: 'Muarajati',
  district: 'Bandar',
  centre: PLACE,
  bounds: [112.7, -7.3, 112.8, -7.2],
  parcels: 2,
  zones: { 'R-2': 1, 'K-1': 1 },
  ...parts,
});

describe('kota.json', () => {
  it('is given with its rows where it is right', () => {
    expect(judgeKelurahan([kelurahan()], CONTEXT)).toEqual({ rows: [kelurahan()], mistakes: [] });
  });

  it.each<[string, unknown, ...string[]]>([
    ['is no list', { a: 1 }, 'error this is no list; write [ … ]'],
    [
      'has an id of one digit',
      [kelurahan({ id: '5' })],
      'error [0] is left out, by its id: Invalid format: Expected /^\\d{2,13}$/ but received "5"; correct it',
    ],
    [
      'has a swapped centre',
      [kelurahan({ centre: [-7.25, 112.75] })],
      'error [0] [-7.25,112.75] is latitude, longitude; swap them, longitude comes first',
    ],
    [
      'has an id twice',
      [kelurahan(), kelurahan()],
      'error kelurahan 05 stands here twice; give each an id of its own',
    ],
    [
      'has a zone without a rule and counts that differ',
      [kelurahan({ zones: { 'R-2': 1, 'X-9': 2 } })],
      "error kelurahan 05 has zone 'X-9', which has no rule; add it to zona.csv",
      'error kelurahan 05 has 2 parcels and 3 in its zones; count them again',
    ],
  ])('%s', (_, json, ...expected) => {
    expect(linesOf(judgeKelurahan(json, CONTEXT).mistakes)).toEqual(expected);
  });
});

it('names streets in kelurahan that there are none of, and bad places', () => {
  const street = { name: 'Jalan A', centre: PLACE, kelurahan: ['05', '77'] };
  const bad = { ...street, centre: [692_000, 9_198_000], kelurahan: [] };
  expect(linesOf(streetMistakes([street, bad], new Set(['05']), CONTEXT))).toEqual([
    'error [1] [692000,9198000] is not in degrees of WGS 84; export the data as EPSG:4326',
    'error Jalan A is in kelurahan 77, which kota.json lacks; add it',
  ]);
});

describe('the list of parcels', () => {
  const ONE = ['05.0001', 'Jalan A 1', 'R-2', 120, ...PLACE];
  const TWO = ['05.0002', 'Jalan A 2', 'K-1', 120, ...PLACE];
  const check = (rows: unknown) => linesOf(parcelMistakes(rows, kelurahan(), CONTEXT));

  it('says nothing of what is right', () => {
    expect(check([ONE, TWO])).toEqual([]);
  });

  it.each<[string, readonly unknown[], ...string[]]>([
    [
      'a number of another kelurahan',
      [ONE, ['06.0002', ...TWO.slice(1)]],
      "error parcel 06.0002 does not begin with '05.', its kelurahan; renumber it",
    ],
    [
      'a number twice',
      [ONE, ['05.0001', ...TWO.slice(1)]],
      'error parcel 05.0001 stands here twice; give each a number of its own',
    ],
    ['another count', [ONE], 'error this list has 1 parcels, kota.json says 2; make both anew'],
    [
      'another count in its zones',
      [ONE, ['05.0002', 'Jalan A 2', 'R-2', 120, ...PLACE]],
      'error this list has 2 parcels in zone R-2, kota.json says 1; make both anew',
      'error this list has 0 parcels in zone K-1, kota.json says 1; make both anew',
    ],
    [
      'a swapped place',
      [ONE, [...TWO.slice(0, 4), -7.25, 112.75]],
      'error [1] [-7.25,112.75] is latitude, longitude; swap them, longitude comes first',
    ],
    [
      'no area',
      [ONE, ['05.0002', '', 'K-1', null, ...PLACE]],
      'error [1] is left out, by its area: Invalid type: Expected number but received null; correct it',
    ],
  ])('has %s', (_, rows, ...expected) => {
    expect(check(rows)).toEqual(expected);
  });

  it('names parcels without a zone, and with one that has no rule', () => {
    const rows = [
      ['05.0001', '', 'X-9', 120, ...PLACE],
      ['05.0002', '', '', 120, ...PLACE],
    ];
    expect(linesOf(parcelMistakes(rows, kelurahan({ zones: { 'X-9': 1, '': 1 } }), CONTEXT))).toEqual([
      "error parcel 05.0001 has zone 'X-9', which has no rule; add it to zona.csv",
      'warning parcel 05.0002 has no zone; write its code, unless the plan ends there',
    ]);
  });

  it('expects no zone of parcels where there is no plan', () => {
    const rows = [['05.0002', '', '', 120, ...PLACE]];
    const context = { ...CONTEXT, zones: new Set<string>() };
    expect(parcelMistakes(rows, kelurahan({ parcels: 1, zones: { '': 1 } }), context)).toEqual([]);
  });
});
