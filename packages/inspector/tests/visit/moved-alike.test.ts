import { expect, it } from 'vitest';
import type { Expectation } from '../../src/domain/path.ts';
import { movedAlike } from '../../src/visit/moved-alike.ts';

const map = (centre: readonly number[], more: object = {}, state = 'drawn'): Expectation => ({
  state,
  context: { view: { centre, zoom: 13 }, words: 'sawah', ...more },
});
const BEFORE = map([112, -7], { under: { is: '10.2022', area: 577 } });
const RECORDED = map([112.4, -7.2], { under: { is: '10.2391', area: 660 } });

it.each<[what: string, actual: Expectation, isAlike: boolean]>([
  ['to the same place', RECORDED, true],
  ['not quite as far, over another parcel', map([112.3, -7.16], { under: { is: '10.9', area: 1 } }), true],
  ['further, as a map glides on', map([113, -7.5], { under: { is: '10.9', area: 1 } }), true],
  ['not at all', BEFORE, false],
  ['the other way', map([111.6, -6.8]), false],
  ['askew', map([112, -7.45]), false],
  ['much too far', map([122, -12]), false],
  ['to nowhere', map([]), false],
  ['with another state', map([112.4, -7.2], {}, 'failed'), false],
  [
    'with another zoom',
    { state: 'drawn', context: { view: { centre: [112.4, -7.2], zoom: 9 }, words: 'sawah' } },
    false,
  ],
  ['with other words', map([112.4, -7.2], { words: 'sungai' }), false],
])('what was dragged %s', (_, actual, isAlike) => {
  expect(movedAlike(BEFORE, RECORDED, actual)).toBe(isAlike);
});

it('what a drag has left where it was must be there again', () => {
  const left = map([112, -7]);
  const other = map([112.1, -7]);
  expect([movedAlike(left, left, left), movedAlike(left, left, other)]).toEqual([true, false]);
});
