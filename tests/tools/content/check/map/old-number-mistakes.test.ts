import { expect, it } from 'vitest';
import { oldNumberMistakes } from '../../../../../tools/content/check/map/old-number-mistakes.ts';
import { linesOf } from './made-map.ts';

const NUMBERS = new Set(['05.0001', '05.0002']);
const AGAIN = 'import the map again: npm run map:import';

it.each<[string, unknown, string[]]>([
  [
    'is right',
    {
      renamed: [
        ['05.9', '05.0001'],
        ['05.0002', '05.0001'],
      ],
      moved: [['05.0002', '2026-03-01']],
    },
    [],
  ],
  ['has a day that is none known', { renamed: [], moved: [['05.0002', '']] }, []],
  [
    'is no such file',
    undefined,
    [`error this: Invalid type: Expected Object but received undefined; ${AGAIN}`],
  ],
  [
    'has a day that is none',
    { renamed: [], moved: [['05.0002', 'Maret']] },
    [`error moved.0.1: Invalid format: Expected /^(\\d{4}-\\d\\d-\\d\\d)?$/ but received "Maret"; ${AGAIN}`],
  ],
  [
    'leads wrong',
    {
      renamed: [
        ['05.0001', '05.0002'],
        ['05.8', '05.7'],
        ['05.9', '05.0001'],
        ['05.9', '05.0002'],
      ],
      moved: [['05.7', '2026-03-01']],
    },
    [
      `error old number 05.0001 is that of a parcel now, and has not moved; ${AGAIN}`,
      `error old number 05.8 leads to 05.7, which no list has; ${AGAIN}`,
      `error old number 05.9 leads to two parcels; ${AGAIN}`,
      `error number 05.7 has moved, and no list has it; ${AGAIN}`,
    ],
  ],
])('nomor-lama.json that %s', (_, json, found) => {
  expect(linesOf(oldNumberMistakes(json, NUMBERS))).toEqual(found);
});
