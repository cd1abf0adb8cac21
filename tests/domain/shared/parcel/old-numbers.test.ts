import { describe, expect, it } from 'vitest';
import {
  type FormerNumber,
  formerNumber,
  formerWords,
  NO_OLD_NUMBERS,
  numberLedTo,
  type OldNumbers,
} from '../../../../src/domain/shared/parcel/old-numbers.ts';

const OLD: OldNumbers = {
  renamed: new Map([
    ['01.0002', '01.0900'],
    ['01.0007', '02.0001'],
  ]),
  moved: new Map([
    ['01.0001', '2026-03-01'],
    ['01.0002', '2026-03-01'],
    ['01.0003', ''],
  ]),
};

describe('a number of a parcel', () => {
  it.each<[string, string, string | undefined, OldNumbers | undefined, FormerNumber | undefined]>([
    ['that nobody ever changed', '01.0004', undefined, OLD, undefined],
    ['in a city without old numbers', '01.0001', undefined, NO_OLD_NUMBERS, undefined],
    ['that stood for other land', '01.0001', undefined, OLD, { kind: 'moved' }],
    ['noted before it changed', '01.0001', '2026-02-28', OLD, { kind: 'moved' }],
    ['noted from the map on which it changed', '01.0001', '2026-03-01', OLD, undefined],
    ['noted later', '01.0001', '2027-01-01', OLD, undefined],
    ['whose land has another number now', '01.0002', undefined, OLD, { kind: 'moved', now: '01.0900' }],
    ['that changed on an unknown day', '01.0003', '2027-01-01', OLD, { kind: 'moved' }],
    ['where old numbers cannot be read', '01.0004', '2027-01-01', undefined, { kind: 'unknown' }],
  ])('%s', (_, number, made, old, former) => {
    expect(formerNumber(number, old, made)).toEqual(former);
  });
});

it.each<[FormerNumber, string]>([
  [{ kind: 'renamed', number: '01.0007' }, 'Persil 01.0007 sekarang bernomor 02.0001.'],
  [{ kind: 'moved' }, 'Nomor ini dulu bidang lain.'],
  [
    { kind: 'moved', now: '01.0900' },
    'Nomor ini dulu bidang lain. Bidang yang dulu bernomor ini sekarang 01.0900.',
  ],
  [{ kind: 'unknown' }, 'Belum dapat diperiksa apakah nomor ini dulu bidang lain.'],
])('%j is said in words', (former, words) => {
  expect(formerWords(former, '02.0001')).toBe(words);
});

it.each([
  ['01.0007', '02.0001'],
  ['01-0007', '02.0001'],
  ['010007', '02.0001'],
  ['01.0008', undefined],
])('the old number that is typed as %s leads to %s', (typed, now) => {
  expect(numberLedTo(OLD.renamed, typed)).toBe(now);
});
