import { expect, it } from 'vitest';
import { errandOf } from '../../../src/domain/map/errand.ts';

const NEEDS = [{ id: 'tambah-lantai', name: 'Menambah lantai' }];

it.each([
  ['', undefined],
  ['?persil=05.0148', undefined],
  ['?mulai=', undefined],
  ['?tujuan=lain', undefined],
  [
    '?mulai=tambah-lantai',
    { name: 'Menambah lantai', back: '/home?mulai=tambah-lantai', hasPlace: false, takesAny: false },
  ],
  [
    '?mulai=rumah.baru&persil=05.0148',
    { name: 'Mau membangun apa?', back: '/home?mulai=rumah.baru', hasPlace: true, takesAny: false },
  ],
  [
    '?tujuan=pengaduan',
    { name: 'Pengaduan Masyarakat', back: '/admin?tujuan=pengaduan', hasPlace: false, takesAny: true },
  ],
  [
    '?tujuan=saran&tempat=-7.25043,112.76881',
    { name: 'Saran dan Masukan Tata Ruang', back: '/admin?tujuan=saran', hasPlace: true, takesAny: true },
  ],
])('reads from %j what a parcel is chosen for', (search, errand) => {
  expect(errandOf(search, NEEDS)).toEqual(errand);
});
