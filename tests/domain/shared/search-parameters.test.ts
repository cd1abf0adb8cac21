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
    ['?valueOf=1&toString&constructor=a', { valueOf: '1', toString: '', constructor: 'a' }],
    ['?__proto__=1&__proto__=2', Object.fromEntries([['__proto__', '1']])],
    ['?artikel=%ED%A0%BC', { artikel: '\uFFFD\uFFFD\uFFFD' }],
    ['?artikel=\uD83C', { artikel: '\uFFFD' }],
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
    [{ artikel: 'a\uD83C' }, '?artikel=a%EF%BF%BD'],
    [{ '\uDFE1': true }, '?%EF%BF%BD'],
  ])('writes %j as %j', (search, expected) => {
    expect(writeSearch(search)).toBe(expected);
  });

  it('writes texts so that the same are read', () => {
    const ofEveryObject = fc.constantFrom(
      'valueOf',
      'toString',
      'constructor',
      'hasOwnProperty',
      '__proto__',
    );
    const names = fc.oneof(fc.string({ minLength: 1 }), ofEveryObject);
    const searches = fc.uniqueArray(fc.tuple(names, fc.string()), { selector: ([name]) => name });
    fc.assert(
      fc.property(searches, (entries) => {
        const search = Object.fromEntries(entries);
        expect(Object.entries(readSearch(writeSearch(search)))).toEqual(Object.entries(search));
      }),
    );
  });
});

it.each([
  [{ hukum: 'semua', panduan: 4 }, ['hukum', 'cari'], { panduan: 4 }],
  [{ panduan: 4 }, [], { panduan: 4 }],
  [{ hukum: 'semua' }, ['hukum'], {}],
  [{}, ['hukum'], {}],
  [Object.fromEntries([['__proto__', 'a']]), ['hukum'], Object.fromEntries([['__proto__', 'a']])],
])('%j without %j is %j', (search, names, expected) => {
  expect(withoutParameters(search, names)).toEqual(expected);
});
