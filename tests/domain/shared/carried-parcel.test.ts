import { expect, it } from 'vitest';
import { withoutParcel, withParcel } from '../../../src/domain/shared/carried-parcel.ts';

it.each([
  ['/admin/krk-applications', '05.0148', '/admin/krk-applications?persil=05.0148'],
  ['/home?mulai=rumah', '05.0148', '/home?mulai=rumah&persil=05.0148'],
  ['/home?mulai=', '12 A/3', '/home?mulai=&persil=12%20A%2F3'],
  ['/home?mulai=', undefined, '/home?mulai='],
])('carries a parcel along: %s with %s', (href, parcel, address) => {
  expect(withParcel(href, parcel)).toBe(address);
});

it.each([
  ['?mulai=rumah&persil=05.0148', '?mulai=rumah'],
  ['?persil=05.0148', ''],
  ['?hukum=semua', '?hukum=semua'],
  ['', ''],
])('lets a parcel go, and nothing else: %s', (query, rest) => {
  expect(withoutParcel(query)).toBe(rest);
});
