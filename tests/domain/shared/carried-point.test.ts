import { expect, it } from 'vitest';
import {
  mapOfPoint,
  pointWords,
  readCarriedPoint,
  withoutPoint,
  withPoint,
} from '../../../src/domain/shared/carried-point.ts';

const AT = { lat: -7.25043, lon: 112.76881 };
const PAGE = '?tujuan=pengaduan&tempat=-7.25043,112.76881';

it.each([
  [PAGE, ''],
  [`${PAGE}&letak=Jalan%20Melati%2C%20Kel.%20Rawabening`, 'Jalan Melati, Kel. Rawabening'],
  [`${PAGE}&letak=Gang+Ma’arif+II`, 'Gang Ma’arif II'],
])('reads a point and its name from %s', (query, name) => {
  expect(readCarriedPoint(query)).toEqual({ ...AT, name });
});

it.each([
  [85, 180],
  [-85, -180],
])('reads a point at the edge of the map: %d, %d', (lat, lon) => {
  const name = 'a'.repeat(100);
  expect(readCarriedPoint(`?tujuan=saran&tempat=${lat},${lon}&letak=${name}`)).toEqual({ lat, lon, name });
});

it.each([
  '',
  '?tempat=-7.25043,112.76881',
  '?tujuan=lain&tempat=-7.25043,112.76881',
  '?tujuan=pengaduan&tempat',
  '?tujuan=pengaduan&tempat=,',
  '?tujuan=pengaduan&tempat=-7.25',
  '?tujuan=pengaduan&tempat=-7.25,112.7,3',
  '?tujuan=pengaduan&tempat=-7.25, 112.7',
  '?tujuan=pengaduan&tempat=-7.25,112.7%0Akirim',
  '?tujuan=pengaduan&tempat=1e1,1e2',
  '?tujuan=pengaduan&tempat=0x7,0x70',
  '?tujuan=pengaduan&tempat=NaN,Infinity',
  '?tujuan=pengaduan&tempat=-86,112',
  '?tujuan=pengaduan&tempat=-7,181',
  '?tujuan=pengaduan&tempat=٧,١١٢',
  '?tujuan=pengaduan&tempat=<b>,1',
  '?tujuan=pengaduan&tempat=javascript:alert(1)',
  `?tujuan=pengaduan&tempat=-7.${'1'.repeat(500)},112`,
  `${PAGE}&persil=05.0148`,
])('reads no point from %j', (query) => {
  expect(readCarriedPoint(query)).toBeUndefined();
});

it.each([
  'https://jahat.example',
  'jahat.example/bayar',
  'bayar ke jahat.example',
  '<script>alert(1)</script>',
  'Jalan A\nNama saya: Budi',
  'Hubungi 081234567890',
  '&subject=lain',
  'Jalan\u202eA',
  '  ',
  'a'.repeat(101),
])('leaves out a name that no place has: %j', (name) => {
  expect(readCarriedPoint(`${PAGE}&letak=${encodeURIComponent(name)}`)).toEqual({ ...AT, name: '' });
  expect(withPoint('/admin?tujuan=saran', { ...AT, name })).toBe(
    '/admin?tujuan=saran&tempat=-7.25043,112.76881',
  );
});

it('is written into an address, read from it, and let go', () => {
  const point = { ...AT, name: 'Jalan Melati, Kel. Rawabening' };
  const address = withPoint('/admin?tujuan=saran', point);
  expect(readCarriedPoint(address.slice('/admin'.length))).toEqual(point);
  expect(withoutPoint(address.slice('/admin'.length))).toBe('?tujuan=saran');
  expect(mapOfPoint(point, 'saran')).toBe('/peta/?tujuan=saran&tempat=-7.25043,112.76881');
});

it('is named in a message, with its place on the map', () => {
  const words = 'koordinat -7.25043, 112.76881, https://tata.go.id/peta/?tempat=-7.25043,112.76881';
  const named = ['Jalan Melati', ''].map((name) => pointWords({ ...AT, name }, 'https://tata.go.id'));
  expect(named).toEqual([`Jalan Melati, ${words}`, words]);
});
