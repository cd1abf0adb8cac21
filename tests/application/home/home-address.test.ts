import { describe, expect, it } from 'vitest';
import {
  type AddressCommand,
  addressAfter,
  dialogsCommand,
  filterCommand,
  isSame,
  tidyAddress,
} from '../../../src/application/home/home-address.ts';
import type { CurrentAddress } from '../../../src/application/ports/page-address.ts';
import type { ProductFilter } from '../../../src/domain/legal-products/product-search.ts';
import type { OpenDialogs } from '../../../src/domain/navigation/dialogs.ts';

const at = (address: string, openedFrom?: string): CurrentAddress => {
  const { pathname, search, hash } = new URL(address, 'https://page.example');
  return { path: pathname, search, hash, ...(openedFrom !== undefined && { openedFrom }) };
};

it.each<[string, string | undefined]>([
  ['/home', undefined],
  ['/home?utm=x&profil#news', undefined],
  ['/home?hukum=semua&cari=peta', undefined],
  ['/home?layanan=lain#news', '/home#news'],
  ['/home?syarat=itr', '/home?layanan=utama&syarat=itr'],
  ['/home?utm=x&cari=peta&hukum=lain#news', '/home?utm=x#news'],
  // The dialogs first; the list once the address without them has arrived.
  ['/home?layanan=lain&cari=peta', '/home?cari=peta'],
])('%s is tidied to %s', (address, tidied) => {
  expect(tidyAddress(at(address))).toBe(tidied);
});

describe('the address follows', () => {
  it.each<[string, string | undefined, OpenDialogs, AddressCommand | undefined]>([
    ['/home', undefined, {}, undefined],
    [
      '/home?utm=x',
      undefined,
      { profil: true },
      { type: 'push', address: '/home?utm=x&profil', openedFrom: '/home?utm=x' },
    ],
    [
      '/home?galeri=f&foto=1',
      '/home',
      { galeri: 'f', foto: 2 },
      { type: 'replace', address: '/home?galeri=f&foto=2' },
    ],
    ['/home?profil', '/home', {}, { type: 'back' }],
    ['/home?profil', undefined, {}, { type: 'replace', address: '/home' }],
  ])('the dialogs from %s, opened from %s, to %j', (address, openedFrom, open, command) => {
    expect(dialogsCommand(at(address, openedFrom), open)).toEqual(command);
  });

  it.each<[string, string | undefined, ProductFilter | undefined, AddressCommand | undefined]>([
    ['/home#products', undefined, undefined, undefined],
    [
      '/home?profil#products',
      undefined,
      { query: '' },
      { type: 'push', address: '/home?profil&hukum=semua#products', openedFrom: '/home?profil#products' },
    ],
    [
      '/home?hukum=semua',
      undefined,
      { query: 'peta' },
      { type: 'replace', address: '/home?hukum=semua&cari=peta' },
    ],
    ['/home?hukum=semua#products', '/home#products', undefined, { type: 'back' }],
    ['/home?hukum=semua', undefined, undefined, { type: 'replace', address: '/home' }],
  ])('the list from %s, opened from %s, to %j', (address, openedFrom, filter, command) => {
    expect(filterCommand(at(address, openedFrom), filter)).toEqual(command);
  });
});

it.each<[AddressCommand, CurrentAddress]>([
  [
    { type: 'push', address: '/home?profil#news', openedFrom: '/home?utm=x' },
    { path: '/home', search: '?profil', hash: '#news', openedFrom: '/home?utm=x' },
  ],
  [
    { type: 'replace', address: '/home' },
    { path: '/home', search: '', hash: '', openedFrom: '/home#products' },
  ],
  [{ type: 'back' }, at('/home?temukan=krk', '/home#products')],
])('%j leads to %j', (command, after) => {
  expect(addressAfter(at('/home?temukan=krk', '/home#products'), command)).toEqual(after);
});

it.each<[CurrentAddress | undefined, string, boolean]>([
  [at('/home?profil#news', '/home'), '/home?profil#news', true],
  [at('/home?profil#news'), '/home?profil', false],
  [at('/home?profil'), '/home', false],
  [at('/peta/?profil'), '/home?profil', false],
  [undefined, '/home', false],
])('%j is %s: %s', (one, other, same) => {
  expect(isSame(one, at(other))).toBe(same);
});
