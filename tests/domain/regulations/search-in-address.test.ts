import { expect, it } from 'vitest';
import { readInside, writeInside } from '../../../src/domain/regulations/search-in-address.ts';

it.each([
  ['', { query: '', at: 0 }],
  ['?cari=sempadan', { query: 'sempadan', at: 0 }],
  ['?cari=garis%20sempadan&temuan=2', { query: 'garis sempadan', at: 2 }],
  ['?cari=x&temuan=0', { query: 'x', at: 0 }],
  ['?cari=x&temuan=99999', { query: 'x', at: 0 }],
  ['?temuan=dua', { query: '', at: 0 }],
])('reads %s', (search, inside) => {
  expect(readInside(search)).toEqual(inside);
});

it.each([
  [{ query: '', at: 0 }, '', ''],
  [{ query: ' ', at: 2 }, '?cari=lama&temuan=1', ''],
  [{ query: ' garis sempadan ', at: 0 }, '', '?cari=garis%20sempadan'],
  [{ query: 'sempadan', at: 3 }, '?persil=05.0148&temuan=1', '?persil=05.0148&cari=sempadan&temuan=3'],
])('writes %j over %j', (inside, present, search) => {
  expect(writeInside(inside, present)).toBe(search);
});
