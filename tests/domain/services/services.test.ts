import { describe, expect, it } from 'vitest';
import { INTERACTIONS, interactionMessage, SPATIAL_SERVICES } from '../../../src/domain/services/services.ts';

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

it('a message is prepared for each card, and says the place that goes along, without the rules of that land', () => {
  const parcel = { id: '05.0148', address: 'Jalan Melati 1', area: 0, zone: 'R-4', zoneName: '' };
  expect(INTERACTIONS.map((card) => interactionMessage(card).subject)).toEqual([
    'Layanan Konsultasi',
    'Pengaduan Masyarakat',
    'Saran dan Masukan Tata Ruang',
    'Permohonan Data',
  ]);
  expect(interactionMessage({ id: 'complaint', name: 'Pengaduan Masyarakat' }, parcel)).toEqual({
    subject: 'Pengaduan Masyarakat',
    body: [
      'Letak bangunan: persil 05.0148, Jalan Melati 1',
      'Yang saya lihat:',
      'Sejak kapan:',
      'Foto saya lampirkan. Nama saya mohon dirahasiakan: ya/tidak',
    ].join('\n'),
  });
  expect(INTERACTIONS.map((card) => interactionMessage(card, undefined, 'Jalan Melati').body)).toEqual([
    expect.stringContaining('\nLetak: Jalan Melati'),
    expect.stringContaining('Letak bangunan: Jalan Melati\n'),
    expect.stringContaining('Letaknya: Jalan Melati'),
    expect.stringContaining('\nLetak: Jalan Melati'),
  ]);
});
