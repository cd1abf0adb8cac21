import { expect, it } from 'vitest';
import { nearestSpelling } from '../../../src/domain/map/nearest-spelling.ts';
import { kelurahanOf } from './rules-world.ts';

const street = (name: string) => ({ name, centre: [112.75, -7.25] as const, kelurahan: ['05'] });
const KELURAHAN = [kelurahanOf('05', 'Karangmulya', {}), kelurahanOf('06', 'Tegalrejo', {})];
const STREETS = ['Jalan Karangmulya II', 'Jalan Balai Kota', 'Jalan Nakhoda V'].map(street);

it.each([
  ['karangmulia', undefined, 'Kelurahan Karangmulya'],
  ['jalan karangmulia ii', '13', 'Jalan Karangmulya II 13'],
  ['jaaln balai kota', undefined, 'Jalan Balai Kota'],
  ['nahkoda v', undefined, 'Jalan Nakhoda V'],
  ['tegalrejo', '12', 'Kelurahan Tegalrejo'],
  // No such street: the one that begins so.
  ['jalan nakhoda xx', undefined, 'Jalan Nakhoda V'],
  ['jalan zzzzzz', undefined, undefined],
  ['qwertyuiop', undefined, undefined],
])('takes %j, house %s, for %j', (words, house, meant) => {
  const query = { kind: 'words', words, ...(house !== undefined && { house }) } as const;
  expect(nearestSpelling(query, KELURAHAN, STREETS)).toBe(meant);
});
