import { describe, expect, it } from 'vitest';
import {
  CERTIFICATES_PER_APPLICATION,
  DAILY_QUOTA,
  PRIORITY_TERMS,
} from '../../../src/domain/services/terms.ts';

describe('priority terms', () => {
  it('say the same three rules, and one more for KRK', () => {
    const { itr, krk } = PRIORITY_TERMS;
    expect([itr.title, krk.title]).toEqual(['ITR Prioritas', 'KRK Prioritas']);
    expect(itr.rules).toEqual([
      'Alas hak tanah berupa sertifikat yang sudah terdaftar di sistem informasi pertanahan nasional.',
      '1 sertifikat untuk setiap permohonan.',
      'Kuota 5 permohonan per hari.',
    ]);
    expect(krk.rules).toEqual([...itr.rules, 'Jenis kegiatan hanya untuk hunian.']);
    expect([itr.note, krk.note]).toEqual(Array(2).fill('Kuota dibuka kembali setiap hari kerja.'));
    expect([DAILY_QUOTA, CERTIFICATES_PER_APPLICATION]).toEqual([5, 1]);
  });
});
