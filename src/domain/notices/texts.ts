// What a visitor reads of the notices beside the text of each.

export const noticesLabel = 'Pengumuman';
export const readMore = 'Selengkapnya';
export const inForceOn = (days: string) => `(berlaku ${days})`;
export const closeLabel = 'Tutup pengumuman';
