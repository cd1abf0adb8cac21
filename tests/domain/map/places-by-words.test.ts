import { expect, it } from 'vitest';
import { placesByWords } from '../../../src/domain/map/places-by-words.ts';
import { kelurahanOf } from './rules-world.ts';

const street = (name: string) => ({ name, centre: [112.75, -7.25] as const, kelurahan: ['05'] });
const KELURAHAN = [kelurahanOf('05', 'Layar', {}), kelurahanOf('06', 'Layar Baru', {})];
const STREETS = ['Jalan Layar', 'Jalan Layar I', 'Jalan Layar Baru', 'Jalan Baru'].map(street);

it.each([
  ['layar', ['Kelurahan Layar', 'Jalan Layar', 'Kelurahan Layar Baru', 'Jalan Layar I', 'Jalan Layar Baru']],
  [
    'jalan layar',
    ['Jalan Layar', 'Kelurahan Layar', 'Kelurahan Layar Baru', 'Jalan Layar I', 'Jalan Layar Baru'],
  ],
  ['layar i', ['Jalan Layar I']],
  ['baru', ['Jalan Baru', 'Kelurahan Layar Baru', 'Jalan Layar Baru']],
  ['gunung', []],
])('finds by %j, the best first', (words, names) => {
  expect(placesByWords(words, KELURAHAN, STREETS).map(({ name }) => name)).toEqual(names);
});
