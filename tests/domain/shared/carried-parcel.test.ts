import { expect, it } from 'vitest';
import {
  mapOfParcel,
  readActivityId,
  readParcelNumber,
  withActivity,
  withoutParcel,
  withParcel,
} from '../../../src/domain/shared/carried-parcel.ts';

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

it('takes along what was begun and the activity that was asked for, to the map and from it', () => {
  expect(mapOfParcel('05.0148', { started: 'buka-usaha', activity: 'warung', purpose: 'saran' })).toBe(
    '/peta/?mulai=buka-usaha&kegiatan=warung&tujuan=saran&persil=05.0148',
  );
  expect(mapOfParcel()).toBe('/peta/');
  expect(withActivity('/home?mulai=buka-usaha&persil=05.0148', 'warung')).toBe(
    '/home?mulai=buka-usaha&persil=05.0148&kegiatan=warung',
  );
  expect(withActivity('/home?mulai=', undefined)).toBe('/home?mulai=');
});

it.each([
  ['rumah-makan', 'rumah-makan'],
  ['<b>', undefined],
  ['', undefined],
  ['a'.repeat(61), undefined],
  [undefined, undefined],
])('reads %j as the activity %j', (text, id) => {
  expect(readActivityId(text)).toBe(id);
});

it.each([
  ['05.0148', '05.0148'],
  ['11.267.1-A9', '11.267.1-A9'],
  ['0'.repeat(40), '0'.repeat(40)],
  ['0'.repeat(41), undefined],
  [' 05.0148', undefined],
  ['05.0148 ', undefined],
  ['', undefined],
])('reads %j as the parcel %j', (text, number) => {
  expect(readParcelNumber(text)).toBe(number);
});
