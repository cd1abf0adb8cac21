import type { StaffItem, StaffProfile } from './staff-profile.ts';
import { staffProfiles } from './staff-profiles.ts';

/**
 * Gives the four sample profiles that are shown when the staff feed fails or is empty (spec §8 Staff profile). They name
 * posts, not people, and say that they are samples.
 */
export function sampleProfiles(centreName: string): StaffProfile[] {
  return staffProfiles(sampleStaffItems(centreName), centreName).map((profile) => ({
    ...profile,
    isSample: true,
  }));
}

/** The samples as items of a feed, which pass through the rules like any other. */
function sampleStaffItems(centreName: string): StaffItem[] {
  const posts = [
    ['Kepala', `Kepala ${centreName}`, `Memimpin layanan tata ruang ${centreName}.`],
    [
      'Sekretaris',
      `Sekretaris ${centreName}`,
      'Menjaga tertib administrasi dan kelancaran setiap permohonan.',
    ],
    ['Tim IT', 'Tim Teknologi Informasi', 'Mengelola peta digital dan data tata ruang kota.'],
    ['Tim Layanan', 'Tim Layanan Masyarakat', 'Mendampingi warga di loket layanan dan melalui konsultasi.'],
  ] as const;
  return posts.map(([category, title, description], index) => ({
    id: `contoh-${index + 1}`,
    title,
    description,
    imageUrl: index % 2 === 0 ? '/art/wk.webp' : '/art/wwk.webp',
    date: '2024',
    location: centreName,
    category,
  }));
}
