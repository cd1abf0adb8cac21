import { expect, it } from 'vitest';
import { landingAddress } from '../../../src/domain/navigation/landing-address.ts';

it.each([
  ['/', '', '/home'],
  ['/', '?profil&utm=a#news', '/home?profil&utm=a#news'],
  ['/home', '?artikel=a', '/home?artikel=a'],
  ['/home/', '#news', '/home#news'],
  ['/home//', '', '/home'],
  ['/HOME', '', '/home'],
  ['/bagikan/artikel/maket-kawasan', '', '/home?artikel=maket-kawasan'],
  ['/bagikan/profil', '?utm=a', '/home?profil'],
  ['/bagikan/lain', '', undefined],
  ['/homes', '', undefined],
  ['/admin', '', undefined],
  ['/produk-hukum', '', undefined],
])('the landing page answers %s%s at %s', (path, rest, address) => {
  expect(landingAddress(path, rest)).toBe(address);
});
