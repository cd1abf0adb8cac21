import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { unbroken } from '../../../src/domain/shared/unbroken.ts';

// '~' stands for the blank that does not break.
it.each([
  ['paling sedikit 15, atau 30 m dari tepi', 'paling sedikit 15, atau 30~m dari tepi'],
  ['luas 1.250 m² atau 2,5 ha', 'luas 1.250~m² atau 2,5~ha'],
  ['KDB 60 % dan 3 lantai', 'KDB 60~% dan 3~lantai'],
  ['14 hari kerja, pukul 08.00 WIB', '14~hari kerja, pukul 08.00~WIB'],
  ['lihat Pasal 44 ayat (2) huruf b', 'lihat Pasal~44 ayat~(2) huruf~b'],
  ['Lampiran XIII dan Bab IV', 'Lampiran~XIII dan Bab~IV'],
  ['Perwali 31/2021 Nomor 7', 'Perwali~31/2021 Nomor~7'],
  ['biaya Rp 1.000', 'biaya Rp~1.000'],
  ['84 persil, persil 3', '84~persil, persil 3'],
  ['2 mobil, 3 harian, 4 hari', '2 mobil, 3 harian, 4~hari'],
  ['Pasal ini, ayat yang sama', 'Pasal ini, ayat yang sama'],
  ['sejak 30 Juni 2025, 9 Okt 2024', 'sejak 30~Juni~2025, 9~Okt~2024'],
  ['Perwali Nomor 31 Tahun 2021–2041', 'Perwali Nomor~31 Tahun~2021–2041'],
  ['Maret 20251, 3 Meikarta, Tahun ini', 'Maret 20251, 3 Meikarta, Tahun ini'],
  ['', ''],
])('of %j makes %j', (text, expected) => {
  expect(unbroken(text).replaceAll('\u00a0', '~')).toBe(expected);
});

it('changes nothing but blanks, and nothing twice', () => {
  const words = constantFrom(
    '30',
    'm',
    'm²',
    'Pasal',
    '44',
    'Rp',
    '1.000',
    'ha',
    ' ',
    '%',
    'lantai',
    'ayat',
    '(2)',
  );
  assert(
    property(array(oneof(words, string())), (parts) => {
      const text = parts.join(' ');
      const made = unbroken(text);
      expect(made.length).toBe(text.length);
      expect(made.replaceAll('\u00a0', ' ')).toBe(text.replaceAll('\u00a0', ' '));
      expect(unbroken(made)).toBe(made);
    }),
  );
});
