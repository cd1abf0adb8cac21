import type { StaffItem } from './staff-profile.ts';

/**
 * Gives the four sample entries shown when the staff feed fails or is empty (spec §8). They name posts, not people, and
 * pass through staffProfiles like any other item.
 */
export function sampleStaffItems(centreName: string): StaffItem[] {
  return [
    {
      id: 'contoh-1',
      title: `Kepala ${centreName}`,
      description: `Memimpin layanan tata ruang ${centreName}.`,
      imageUrl: '/art/wk.webp',
      date: '2024',
      location: centreName,
      category: 'Kepala',
    },
    {
      id: 'contoh-2',
      title: `Sekretaris ${centreName}`,
      description: 'Menjaga tertib administrasi dan kelancaran setiap permohonan.',
      imageUrl: '/art/wwk.webp',
      date: '2024',
      location: centreName,
      category: 'Sekretaris',
    },
    {
      id: 'contoh-3',
      title: 'Tim Teknologi Informasi',
      description: 'Mengelola peta digital dan data tata ruang kota.',
      imageUrl: '/art/wk.webp',
      date: '2024',
      location: centreName,
      category: 'Tim IT',
    },
    {
      id: 'contoh-4',
      title: 'Tim Layanan Masyarakat',
      description: 'Mendampingi warga di loket layanan dan melalui konsultasi.',
      imageUrl: '/art/wwk.webp',
      date: '2024',
      location: centreName,
      category: 'Tim Layanan',
    },
  ];
}
