import { describe, expect, it } from 'vitest';
import { nameOf } from '../../src/city/fields.ts';
import { kelurahanFinder, numbered, uncoded } from '../../src/city/kelurahan.ts';
import { areaOf } from '../../src/city/metres.ts';
import { kelurahanId, ownNumber } from '../../src/city/numbers.ts';
import { halfway, joinLines, streetClass } from '../../src/city/streets.ts';
import { insideOf } from '../../src/city/triangles.ts';
import { indexBlocks } from '../../src/city/zone-index.ts';
import { sharesText, zoneShares } from '../../src/city/zone-shares.ts';
import type { Polygon, Position } from '../../src/geometry.ts';
import { at, ring } from '../made-city.ts';

describe('numbers', () => {
  it.each([
    ['00148', '05', '00148'],
    ['253-36', '05', '253-36'],
    ['267.1-A9', '11', '267.1-A9'],
    ['3578061001.00148', '3578061001', '00148'],
    ['Blok 7 / 12', '05', 'Blok-7-12'],
    ['---', '05', undefined],
    ['0', '05', undefined],
    ['', '05', undefined],
  ])('takes %j in kelurahan %s as %j', (number, kelurahan, own) => {
    expect(ownNumber(number, kelurahan)).toBe(own);
  });

  it.each([
    ['35.78.06.1001', '3578061001'],
    ['9', '09'],
    ['35.78.06.1001.00012', undefined],
    ['utara', undefined],
  ])('makes of the code %j the id %j', (code, id) => {
    expect(kelurahanId(code)).toBe(id);
  });
});

describe('fields', () => {
  it.each([
    ['KOTA TENGAH', 'Kota Tengah'],
    ['Kota Tengah', 'Kota Tengah'],
    ['RT', 'RT'],
  ])('reads the name %j as %j', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });
});

describe('areas', () => {
  it('measures a square of a thousandth of a degree at the equator and in the north', () => {
    const square = (lat: number): Polygon => [
      [
        [0, lat],
        [0.001, lat],
        [0.001, lat + 0.001],
        [0, lat + 0.001],
        [0, lat],
      ],
    ];
    expect([areaOf(square(0)), areaOf(square(60))].map(Math.round)).toEqual([12_309, 6_217]);
  });

  it('leaves out holes', () => {
    const whole = areaOf([ring(0, 0, 10, 10)]);
    expect(areaOf([ring(0, 0, 10, 10), ring(2, 2, 5, 5)]) / whole).toBeCloseTo(0.75, 5);
  });

  it('finds a place inside a shape whose middle lies outside', () => {
    const horseshoe: Position[] = [
      at(0, 0),
      at(9, 0),
      at(9, 9),
      at(8, 9),
      at(8, 1),
      at(1, 1),
      at(1, 9),
      at(0, 9),
      at(0, 0),
    ];
    const [lon, lat] = insideOf([[horseshoe]]);
    const [x, y] = [(lon - at(0, 0)[0]) / 0.0001, (lat - at(0, 0)[1]) / 0.0001];
    expect(x < 1 || x > 8 || y < 1).toBe(true);
  });
});

describe('zones', () => {
  it.each([
    ['one', { 'R-2': 200 }, [200, 200], ['R-2:200']],
    ['two, the largest first', { 'R-2': 80, 'K-1': 120 }, [200, 200], ['K-1:120', 'R-2:80']],
    ['one where the other is a slip', { 'R-2': 59.2, 'K-1': 0.8 }, [60, 60], ['R-2:59']],
    ['one where the other is under a hundredth', { 'R-2': 995, 'K-1': 5 }, [1000, 1000], ['R-2:995']],
    ['shares in the office’s own measure', { 'R-2': 75, 'K-1': 25 }, [100, 220], ['R-2:165', 'K-1:55']],
    ['what no block covers', { 'R-2': 70, 'K-1': 10 }, [100, 100], ['R-2:70', ':20', 'K-1:10']],
    ['first what no block covers, where that is the most', { 'R-2': 30 }, [100, 100], [':70', 'R-2:30']],
    ['one where blocks end a hand before its edge', { 'R-2': 392 }, [400, 400], ['R-2:392']],
    ['what no block covers of a large one', { 'R-2': 98_000 }, [100_000, 100_000], ['R-2:98000', ':2000']],
    ['more than the whole where blocks overlap', { 'R-2': 80, 'K-1': 40 }, [100, 100], ['R-2:80', 'K-1:40']],
    ['none', {}, [200, 200], []],
  ])('gives a parcel %s', (_, found, [whole = 0, area = 0], shares) => {
    const zones = zoneShares(new Map(Object.entries(found as Record<string, number>)), whole, area);
    expect(zones.map((one) => `${one.zone}:${one.area}`)).toEqual(shares);
  });

  it('writes shares only where there are several', () => {
    const two = [
      { zone: 'R-2', area: 120 },
      { zone: 'K-1', area: 80 },
    ];
    expect([sharesText(two), sharesText(two.slice(0, 1))]).toEqual(['R-2:120,K-1:80', undefined]);
  });

  it('measures how much of a shape lies in each block, along shared edges and over holes', () => {
    const share = indexBlocks([[[ring(0, 0, 15, 20)]], [[ring(15, 0, 25, 20), ring(16, 1, 2, 2)]]]);
    const parts = share([[ring(10, 0, 10, 20)]]);
    const unit = areaOf([ring(0, 0, 1, 1)]);
    expect(parts.map(({ block, area }) => [block, Math.round(area / unit)])).toEqual([
      [0, 100],
      [1, 96],
    ]);
  });
});

describe('kelurahan', () => {
  const area = (name: string, code: string, x: number) => ({
    ...{ name, district: 'Tengah', code },
    polygons: [[ring(x, 0, 10, 10)]],
  });

  it.each([
    ['the office’s codes', ['35.78.06.1001', '35.78.06.1002'], ['3578061001', '3578061002']],
    ['numbers where a code is missing', ['35.78.06.1001', ''], ['01', '02']],
    ['numbers where two have one code', ['7', '7'], ['01', '02']],
  ])('have %s', (_, [first = '', second = ''], ids) => {
    const all = numbered([area('Mawar', first, 0), area('Melati', second, 10)]);
    expect(all.map(({ id, name }) => [id, name])).toEqual([
      [ids[0], 'Mawar'],
      [ids[1], 'Melati'],
    ]);
  });

  it.each([
    ['inside', [5, 5], 0],
    ['inside the other', [15, 5], 1],
    ['just outside', [21, 5], 1],
    ['far outside', [60, 5], undefined],
  ])('take in what lies %s', (_, [x = 0, y = 0], index) => {
    const find = kelurahanFinder(numbered([area('Mawar', '', 0), area('Melati', '', 10)]));
    expect(find(at(x, y))).toBe(index);
  });
});

describe('streets', () => {
  it.each([
    ['Jalan Arteri Primer', 'arteri'],
    ['KOLEKTOR SEKUNDER', 'kolektor'],
    ['gang', 'lorong'],
    ['residential', 'lokal'],
    ['', 'lokal'],
  ])('reads %j as %s', (words, kind) => {
    expect(streetClass(words)).toBe(kind);
  });

  it('joins pieces end to end, however they run, and finds the middle of the whole', () => {
    const pieces = [
      [at(4, 0), at(2, 0)],
      [at(0, 0), at(2, 0)],
      [at(4, 0), at(8, 0)],
      [at(0, 9), at(1, 9)],
    ];
    expect(joinLines(pieces)).toEqual([
      [at(8, 0), at(4, 0), at(2, 0), at(0, 0)],
      [at(0, 9), at(1, 9)],
    ]);
    expect(halfway(pieces)).toEqual(at(4, 0));
  });
});

describe('codes of kelurahan that cannot be ids', () => {
  const areas = (...codes: string[]) =>
    codes.map((code, index) => ({ name: `K${index}`, district: '', code, polygons: [] }));

  it.each([
    ['of some are empty', areas('3578061001', ''), { without: ['K1'], repeated: [] }],
    ['are the same', areas('07', '08', '07'), { without: [], repeated: ['K0', 'K2'] }],
    ['are not there', areas('', ''), { without: [], repeated: [] }],
    ['differ', areas('07', '08'), { without: [], repeated: [] }],
  ])('%s', (_, all, found) => {
    expect(uncoded(all)).toEqual(found);
  });
});
