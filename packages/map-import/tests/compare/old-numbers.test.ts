import { describe, expect, it } from 'vitest';
import { type Claim, judgeClaims, movedNumbers, wholeNumber } from '../../src/compare/old-numbers.ts';

const claim = (old: string, now: string, place = 'baris 2'): Claim => ({
  ...{ old, new: now, file: 'lama.csv', place },
});
const NUMBERS = ['01.1', '01.2', '01.3'];
const has = (number: string) => NUMBERS.includes(number);
const NOTHING = { renamed: [], led: [], unnumbered: [], same: [], reused: [], unknown: [], contested: [] };

describe('an old number', () => {
  const twice = [claim('01.8', '01.1'), claim('01.8', '01.2', 'baris 3')];
  const split = [claim('01.1', '01.1'), claim('01.1', '01.2', 'baris 3')];
  const halfKnown = [claim('01.8', '01.1'), claim('01.8', '01.7', 'baris 3')];
  it.each<[string, Claim[], Partial<ReturnType<typeof judgeClaims>>]>([
    [
      'leads on, and so do several to one',
      [claim('01.9', '01.1'), claim('01.8', '01.1')],
      {
        led: [claim('01.9', '01.1'), claim('01.8', '01.1')],
        renamed: [
          ['01.8', '01.1'],
          ['01.9', '01.1'],
        ],
      },
    ],
    [
      'leads on once where two files say the same',
      [claim('01.9', '01.1'), claim('01.9', '01.1', 'fitur 1')],
      { led: [claim('01.9', '01.1'), claim('01.9', '01.1', 'fitur 1')], renamed: [['01.9', '01.1']] },
    ],
    ['says nothing where it is the same', [claim('01.1', '01.1')], { same: [claim('01.1', '01.1')] }],
    [
      'leads on from the card of the parcel that has it now',
      [claim('01.1', '01.2')],
      { reused: [claim('01.1', '01.2')], renamed: [['01.1', '01.2']] },
    ],
    [
      'leads to none of two parcels, and a third one has it now',
      [claim('01.1', '01.2'), claim('01.1', '01.3')],
      { reused: [claim('01.1', '01.2'), claim('01.1', '01.3')] },
    ],
    [
      'does not lead on where a part of its land has kept it',
      split,
      { same: [split[0] as Claim], contested: split.slice(1) },
    ],
    ['nor to a number that there is not', [claim('01.9', '01.7')], { unknown: [claim('01.9', '01.7')] }],
    ['nor where both are the wrong way round', [claim('01.1', '01.9')], { unknown: [claim('01.1', '01.9')] }],
    ['nor where two parcels claim it', twice, { contested: twice }],
    ['nor where there is one of the two alone', halfKnown, { contested: halfKnown }],
    ['is asked for', [claim('', '01.1')], { unnumbered: [claim('', '01.1')] }],
  ])('%s', (_, claims, judged) => {
    expect(judgeClaims(claims, has)).toEqual({ ...NOTHING, ...judged });
  });

  it.each([
    ['00148', '05', '05.00148'],
    ['05.00148', '05', '05.00148'],
    ['04.00148', '05', '04.00148'],
    ['267.1-A9', '05', '05.267.1-A9'],
    ['04.00148', undefined, '04.00148'],
    ['00148', undefined, undefined],
    ['---', '05', undefined],
    ['04.---', '05', undefined],
  ])('that is written %s in kelurahan %s is %s', (text, kelurahan, number) => {
    expect(wholeNumber(text, kelurahan, new Set(['04', '05']))).toBe(number);
  });
});

it('numbers that once stood for other land are carried on while they are there, with the day of the last move', () => {
  const before = [
    ['01.3', '2024-01-01'],
    ['01.1', '2024-01-01'],
    ['01.9', '2024-01-01'],
  ] as const;
  expect(movedNumbers(before, [['01.3', '2026-07-01']], has)).toEqual([
    ['01.1', '2024-01-01'],
    ['01.3', '2026-07-01'],
  ]);
});
