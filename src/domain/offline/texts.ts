// The texts of this feature that a visitor reads. A name is the beginning of its text.

export const berita = 'Berita';
export const galeri = 'Galeri';
export const andaSedangTanpaJaringan = 'Anda sedang tanpa jaringan. Ini isi terakhir yang tersimpan.';
export const sebagianIsiBelumDapat = 'Sebagian isi belum dapat diperbarui. Ini isi terakhir yang tersimpan.';
export const isiTersimpan = 'Isi tersimpan';
export const tutup = 'Tutup';
export const tanpaJaringan = 'Tanpa jaringan';
