import { describe, expect, it } from 'vitest';
import { INTERACTIONS, SPATIAL_SERVICES } from '../../../src/domain/services/services.ts';
import {
  CERTIFICATES_PER_APPLICATION,
  DAILY_QUOTA,
  PRIORITY_TERMS,
} from '../../../src/domain/services/terms.ts';

describe('services', () => {
  it('have the names of the specification, in its order', () => {
    expect(SPATIAL_SERVICES.map(({ id, name }) => [id, name])).toEqual([
      ['itr', 'Informasi Tata Ruang (ITR)'],
      ['krk', 'Keterangan Rencana Kota (KRK)'],
      ['siteplan', 'Rekomendasi Siteplan / Rencana Tapak Kawasan Hunian'],
      ['kkpr', 'Rekomendasi Teknis KKPR (Non Berusaha)'],
    ]);
    expect(INTERACTIONS.map(({ id, name }) => [id, name])).toEqual([
      ['consultation', 'Layanan Konsultasi'],
      ['complaint', 'Pengaduan Masyarakat'],
      ['suggestion', 'Saran dan Masukan Tata Ruang'],
      ['data', 'Permohonan Data'],
    ]);
  });
});

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
