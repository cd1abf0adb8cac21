// The dialog.
export const loading = 'Memuat profil...';
export const emptyTitle = 'Tidak ada data profil yang tersedia.';
export const failedTitle = 'Gagal Memuat Data';
export const failedText = 'Gagal memuat gambar profil. Menggunakan data contoh.';
export const contactTitle = 'Hubungi Kami';

// What stands in the gaps of a profile.
/** Not formatted: the office's script uses it too, and has no formats. */
export const unnamedProfile = (number: number) => `Profil ${number}`;
export const undescribedProfile = ({ name, centre }: { name: string; centre: string }) =>
  `${name} di ${centre}`;
export const unnamedTeam = 'Tim';
