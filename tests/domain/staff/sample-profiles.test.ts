import { describe, expect, it } from 'vitest';
import { sampleStaffItems } from '../../../src/domain/staff/sample-profiles.ts';
import { staffProfiles } from '../../../src/domain/staff/staff-profiles.ts';

describe('sampleStaffItems', () => {
  it('are whole items of the centre, as a feed would give them', () => {
    const shared = { date: '2024', location: 'BUPC' };
    expect(sampleStaffItems('BUPC')).toEqual([
      {
        ...shared,
        id: 'contoh-1',
        title: 'Kepala BUPC',
        description: 'Memimpin layanan tata ruang BUPC.',
        imageUrl: '/art/wk.webp',
        category: 'Kepala',
      },
      {
        ...shared,
        id: 'contoh-2',
        title: 'Sekretaris BUPC',
        description: 'Menjaga tertib administrasi dan kelancaran setiap permohonan.',
        imageUrl: '/art/wwk.webp',
        category: 'Sekretaris',
      },
      {
        ...shared,
        id: 'contoh-3',
        title: 'Tim Teknologi Informasi',
        description: 'Mengelola peta digital dan data tata ruang kota.',
        imageUrl: '/art/wk.webp',
        category: 'Tim IT',
      },
      {
        ...shared,
        id: 'contoh-4',
        title: 'Tim Layanan Masyarakat',
        description: 'Mendampingi warga di loket layanan dan melalui konsultasi.',
        imageUrl: '/art/wwk.webp',
        category: 'Tim Layanan',
      },
    ]);
  });
});

describe('staffProfiles', () => {
  it('shows all four samples, the head first', () => {
    const samples = staffProfiles(sampleStaffItems('BUPC'), 'BUPC');
    expect(samples.map(({ title, order, imageUrl }) => [title, order, imageUrl])).toEqual([
      ['Kepala BUPC', '01', '/art/wk.webp'],
      ['Sekretaris BUPC', '02', '/art/wwk.webp'],
      ['Tim Teknologi Informasi', '05', '/art/wk.webp'],
      ['Tim Layanan Masyarakat', '103', '/art/wwk.webp'],
    ]);
  });
});
