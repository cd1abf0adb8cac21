import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSearch, withoutParameters, writeSearch } from '../../../src/domain/shared/search-parameters.ts';

describe('readSearch', () => {
  it.each([
    ['', {}],
    ['?', {}],
    ['?panduan=4', { panduan: '4' }],
    ['panduan=4', { panduan: '4' }],
    ['?profil&artikel=a', { profil: '', artikel: 'a' }],
    ['?cari=tata+ruang%20kota', { cari: 'tata ruang kota' }],
    ['?foto=1&foto=2', { foto: '1' }],
    ['?foto=&foto=2', { foto: '' }],
  ])('reads %j as %j', (query, expected) => {
    expect(readSearch(query)).toEqual(expected);
  });
});

describe('writeSearch', () => {
  it.each([
    [{}, ''],
    [{ artikel: undefined }, ''],
    [{ panduan: 4 }, '?panduan=4'],
    [{ profil: true, artikel: 'a' }, '?profil&artikel=a'],
    [{ cari: '' }, '?cari'],
    [{ profil: false }, '?profil=false'],
    [{ cari: 'tata ruang & kota' }, '?cari=tata%20ruang%20%26%20kota'],
    [{ 'a b': 'c' }, '?a%20b=c'],
  ])('writes %j as %j', (search, expected) => {
    expect(writeSearch(search)).toBe(expected);
  });

  it('writes texts so that the same are read', () => {
    // Names that every object has, as 'valueOf', are not read at all.
    const names = fc.string({ minLength: 1 }).filter((name) => !(name in {}));
    fc.assert(
      fc.property(fc.dictionary(names, fc.string(), { noNullPrototype: true }), (search) => {
        expect(readSearch(writeSearch(search))).toEqual(search);
      }),
    );
  });
});

it.each([
  [{ hukum: 'semua', panduan: 4 }, ['hukum', 'cari'], { panduan: 4 }],
  [{ panduan: 4 }, [], { panduan: 4 }],
  [{ hukum: 'semua' }, ['hukum'], {}],
  [{}, ['hukum'], {}],
])('%j without %j is %j', (search, names, expected) => {
  expect(withoutParameters(search, names)).toEqual(expected);
});
