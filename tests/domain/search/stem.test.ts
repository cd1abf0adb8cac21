import { expect, it } from 'vitest';
import { stem } from '../../../src/domain/search/stem.ts';

it.each([
  ['urus', 'urus mengurus pengurusan urusan diurus mengurusnya'],
  ['bangun', 'bangun membangun pembangunan bangunan bangunannya dibangun'],
  ['tata', 'tata menata penataan ditata'],
  ['peta', 'peta memetakan pemetaan petanya'],
  ['tanah', 'tanah pertanahan'],
  ['izin', 'izin perizinan mengizinkan izinnya'],
  ['mohon', 'mohon permohonan memohon pemohon'],
  ['aju', 'aju ajukan mengajukan pengajuan diajukan'],
  ['layan', 'layanan pelayanan melayani dilayani'],
  ['rumah', 'rumah perumahan'],
  ['syarat', 'syarat persyaratan syaratnya'],
  ['manfaat', 'manfaat pemanfaatan memanfaatkan'],
  ['adu', 'pengaduan mengadu mengadukan'],
])('forms of %s find one another: %s', (root, forms) => {
  expect(forms.split(' ').map(stem)).toEqual(forms.split(' ').map(() => root));
});

it.each([
  'kepala',
  'perda',
  'sekolah',
  'masalah',
  'jalan',
  'taman',
  'sungai',
  'krk',
  'itr',
  'rdtr',
  'dua',
  '2023',
  'b3',
])('%s stays as it is', (word) => {
  expect(stem(word)).toBe(word);
});

it('cuts words that it does not know alike', () => {
  expect(
    ['keluarga', 'berkeluarga', 'kecamatannya', 'penganggaran', 'anggaran', 'menganggarkan'].map(stem),
  ).toEqual(['keluarga', 'berkeluarga', 'camat', 'anggar', 'anggar', 'anggar']);
});
