import { describe, expect, it } from 'vitest';
import { areaReadings, recordedArea } from '../../src/city/recorded-area.ts';
import { twiceNumbered } from '../../src/city/twice-numbered.ts';
import { nearName } from '../../src/city/village-names.ts';
import { exactNumbers, isInexact } from '../../src/read/exact-numbers.ts';

describe('a recorded area', () => {
  it.each([
    [120, [120]],
    [0.04, [0.04]],
    ['120,5', [120.5]],
    ['120.50', [120.5]],
    ['1.250', [1250, 1.25]],
    ['1,250', [1250, 1.25]],
    ['0,040', [0.04]],
    ['1.250,50', [1250.5]],
    ['1,250.50', [1250.5]],
    ['1.250.000', [1_250_000]],
    ['12 500', [12_500]],
    ['400 m2', [400]],
    ['± 400 M²', [400]],
    ['0,04 ha', [400]],
    ['1,2 Hektar', [12_000]],
    ['400.', [400]],
    [0, []],
    ['0,00', []],
    ['-', []],
    ['', []],
    [null, []],
    ['luas', undefined],
    ['1.25.0', undefined],
    ['1,250.500,5', undefined],
    ['20 x 20', undefined],
  ])('%j is read as %j', (value, readings) => {
    expect(areaReadings(value)).toEqual(readings);
  });

  it.each([
    ['thousands, where these were measured', '1.250', 1240, { area: 1250 }],
    ['a fraction, where that was', '1.250', 1.2, { area: 1.25 }],
    ['what is recorded, within a factor of two', 400, 200, { area: 400 }],
    ['what is recorded beyond that, and told', 401, 200, { area: 401, fault: 'other' }],
    ['what is recorded far below, and told', 99, 200, { area: 99, fault: 'other' }],
    ['what was measured, at a factor of a hundred', '0,04', 400, { area: 400, fault: 'impossible' }],
    ['what was measured, where nothing can be read', 'luas', 400, { area: 400, fault: 'unreadable' }],
    ['what was measured, where nothing is recorded', '', 400, { area: 400 }],
  ])('counts as %s', (_, value, measured, counted) => {
    expect(recordedArea(value, measured)).toEqual(counted);
  });
});

describe('numbers', () => {
  it('are asked of the parcels of all files', () => {
    const parcels = (...ids: string[]) => ids.map((id, index) => ({ id, number: index + 1 }));
    const files = [
      { file: 'a.shp', parcels: parcels('1.1', '1.2', '', '') },
      { file: 'b.shp', parcels: parcels('1.3', '1.1', '1.4', '1.4') },
    ];
    expect(twiceNumbered(files)).toEqual([
      {
        id: '1.1',
        places: [
          { file: 0, number: 1 },
          { file: 1, number: 2 },
        ],
      },
      {
        id: '1.4',
        places: [
          { file: 1, number: 3 },
          { file: 1, number: 4 },
        ],
      },
    ]);
  });

  it.each([
    ['{"NOP": 357801000100100011,"A":1}', '{"NOP": "357801000100100011","A":1}'],
    ['{"A.B":1234567890123456 }', '{"A.B":"1234567890123456" }'],
    ['{"NOP":1234567890123456789}', '{"NOP":1234567890123456789}'],
    ['{"NOP":-1234567890123456}', '{"NOP":-1234567890123456}'],
    ['{"NOP":123456789012345}', '{"NOP":123456789012345}'],
    ['{"LAIN":1234567890123456}', '{"LAIN":1234567890123456}'],
    ['{"A":"\\"NOP\\":1234567890123456,"}', '{"A":"\\"NOP\\":1234567890123456,"}'],
  ])('of %s are kept as %s', (line, kept) => {
    expect(exactNumbers(['NOP', 'A.B'])(line)).toBe(kept);
  });

  it.each([
    [357_801_000_100_100_000, true],
    [3_578_010_001, false],
    ['3,57801E+17', true],
    [-1_113_388_137_409_102_000, true],
    ['357801000100100011', false],
    ['12E3', false],
    [null, false],
  ])('%j has lost its last digits: %s', (value, lost) => {
    expect(isInexact(value)).toBe(lost);
  });
});

describe('a name', () => {
  it.each([
    ['KEBUNSARI', 'Kebonsari'],
    ['Kebon Sari', 'Kebonsari'],
    ['Wonorejo', undefined],
    ['Kebon', undefined],
  ])('%s may mean %s', (name, near) => {
    expect(nearName(name, ['Kebonagung', 'Kebonsari', 'Gubeng'])).toBe(near);
  });
});
