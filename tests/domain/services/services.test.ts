import { describe, expect, it } from 'vitest';
import { INTERACTIONS, SPATIAL_SERVICES } from '../../../src/domain/services/services.ts';

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

  it('are described, each in its own words', () => {
    const descriptions = [...SPATIAL_SERVICES, ...INTERACTIONS].map(({ description }) => description);
    expect([new Set(descriptions).size, descriptions.includes('')]).toEqual([8, false]);
  });
});
