import { describe, expect, it } from 'vitest';
import { PRIORITY_TITLES, priorityTerms } from '../../../src/domain/services/terms.ts';

describe('priority terms', () => {
  it('say the same three rules, and one more where they are for housing alone', () => {
    const itr = priorityTerms({ perDay: 5, certificates: 1, housingOnly: false });
    const krk = priorityTerms({ perDay: 5, certificates: 1, housingOnly: true });
    expect(PRIORITY_TITLES).toEqual({ itr: 'ITR Prioritas', krk: 'KRK Prioritas' });
    expect(itr.rules).toEqual([
      'Bukti hak tanah berupa sertipikat yang sudah terdaftar di sistem informasi pertanahan nasional.',
      '1 sertipikat untuk setiap permohonan.',
      'Kuota 5 permohonan per hari.',
    ]);
    expect(krk.rules).toEqual([...itr.rules, 'Jenis kegiatan hanya untuk hunian.']);
    expect([itr.note, krk.note]).toEqual(Array(2).fill('Kuota dibuka kembali setiap hari kerja.'));
  });

  it('follow the limits of the office', () => {
    expect(priorityTerms({ perDay: 8, certificates: 2, housingOnly: false }).rules.slice(1)).toEqual([
      '2 sertipikat untuk setiap permohonan.',
      'Kuota 8 permohonan per hari.',
    ]);
  });
});
