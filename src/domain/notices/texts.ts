// The texts of this feature that a visitor reads. A name is the beginning of its text.

export const pengumuman = 'Pengumuman';
export const selengkapnya = 'Selengkapnya';
export const berlaku = (days: string) => `(berlaku ${days})`;
export const tutup = 'Tutup';
export const tutupPengumuman = 'Tutup pengumuman';
