import { describe, expect, it } from 'vitest';
import { sampleProfiles } from '../../../src/domain/staff/sample-profiles.ts';

describe('sampleProfiles', () => {
  it('are four posts of the centre, the head first', () => {
    const seen = sampleProfiles('BUPC').map(({ order, category, title, description, imageUrl }) => [
      ...[order, category, title, description, imageUrl],
    ]);
    expect(seen).toEqual([
      ['01', 'Kepala', 'Kepala BUPC', 'Memimpin layanan tata ruang BUPC.', '/art/wk.webp'],
      [
        '02',
        'Sekretaris',
        'Sekretaris BUPC',
        'Menjaga tertib administrasi dan kelancaran setiap permohonan.',
        '/art/wwk.webp',
      ],
      [
        '05',
        'Tim IT',
        'Tim Teknologi Informasi',
        'Mengelola peta digital dan data tata ruang kota.',
        '/art/wk.webp',
      ],
      [
        '103',
        'Tim Layanan',
        'Tim Layanan Masyarakat',
        'Mendampingi warga di loket layanan dan melalui konsultasi.',
        '/art/wwk.webp',
      ],
    ]);
  });

  it('say of themselves that they are samples, of the centre', () => {
    expect(sampleProfiles('BUPC')).toEqual(
      sampleProfiles('BUPC').map((profile) => ({
        ...profile,
        location: 'BUPC',
        date: '2024',
        isSample: true,
      })),
    );
  });
});
