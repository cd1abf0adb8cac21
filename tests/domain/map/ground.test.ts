import { expect, it } from 'vitest';
import { groundOf, type NearGround } from '../../../src/domain/map/ground.ts';

const street = (name: string, size: string, metres: number): NearGround => ({
  kind: 'street',
  name,
  size,
  metres,
});
const water = (name: string, metres: number): NearGround => ({ kind: 'water', name, size: '', metres });

it.each([
  ['nothing near', [], false, undefined],
  ['a small street', [street('Gang I', 'lorong', 12)], false, { kind: 'street', name: 'Gang I' }],
  ['one out of reach', [street('Gang I', 'lorong', 13)], false, undefined],
  ['a wide street', [street('Jalan Raya', 'arteri', 25)], false, { kind: 'street', name: 'Jalan Raya' }],
  [
    'a crossing',
    [street('Jalan Raya', 'arteri', 9), street('Gang I', 'lorong', 3)],
    false,
    { kind: 'street', name: 'Gang I' },
  ],
  ['water', [water('Kali Wening', 0), street('', 'lokal', 8)], false, { kind: 'water', name: 'Kali Wening' }],
  ['a stream', [water('', 6)], false, { kind: 'water', name: '' }],
  ['a bank with a zone', [water('Kali Wening', 3)], true, undefined],
  ['water with a zone', [water('Kali Wening', 0)], true, { kind: 'water', name: 'Kali Wening' }],
  ['a park beside a street', [street('Jalan Raya', 'arteri', 9)], true, undefined],
  ['a path through a park', [street('', 'lorong', 4)], true, { kind: 'street', name: '' }],
] as const)('says what a place without a parcel is: %s', (_, near, hasZone, ground) => {
  expect(groundOf(near, hasZone)).toEqual(ground);
});
