// What a visitor reads of the staff profiles.
import { wholeNumber } from '../shared/indonesian-number.ts';

// The dialog.
export const loading = 'Memuat profil...';
export const emptyTitle = 'Tidak ada data profil yang tersedia.';
export const failedTitle = 'Gagal Memuat Data';
export const failedText = 'Gagal memuat gambar profil. Menggunakan data contoh.';
export const contactTitle = 'Hubungi Kami';

// What stands in the gaps of a profile.
export const unnamedProfile = (number: number) => `Profil ${wholeNumber(number)}`;
export const undescribedProfile = ({ name, centre }: { name: string; centre: string }) =>
  `${name} di ${centre}`;
export const unnamedTeam = 'Tim';
