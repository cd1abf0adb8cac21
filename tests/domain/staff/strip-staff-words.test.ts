import { describe, expect, it } from 'vitest';
import { stripStaffWords } from '../../../src/domain/staff/strip-staff-words.ts';

describe('stripStaffWords', () => {
  it.each([
    ['Pegawai Dinas Sekretaris', 'Sekretaris'],
    ['Sekretaris Pegawai', 'Sekretaris'],
    ['Analis PEGAWAI dinas Tata Ruang', 'Analis Tata Ruang'],
    ['  pegawai \n Dinas  Ukur ', 'Ukur'],
    ['Pegawai Pegawai Dinas', ''],
    ['Ukur/Pegawai/Tanah', 'Ukur/ /Tanah'],
    ['Kepala Dinas', 'Kepala Dinas'],
    ['Bagian Kepegawaian', 'Bagian Kepegawaian'],
    ['Pegawai Dinasti', 'Dinasti'],
    ['', ''],
  ])('makes %j of it: %j', (text, expected) => {
    expect(stripStaffWords(text)).toBe(expected);
  });
});
