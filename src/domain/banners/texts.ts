// The texts of this feature that a visitor reads. A name is the beginning of its text.

export const gambarUtama = 'Gambar utama';
export const gambarUtamaBelumTersedia = 'Gambar utama belum tersedia saat ini.';
export const noImagesAvailable = 'No images available';
export const muatUlang = 'Muat ulang';
export const gambarUtamaSmall = 'gambar utama';
export const slide = (position: string | number) => `Slide ${position}`;
export const jedaGambarUtama = 'Jeda gambar utama';
export const lanjutkanGambarUtama = 'Lanjutkan gambar utama';
export const slideDari = (position: string | number, length: string | number) =>
  `Slide ${position} dari ${length}`;
export const beranda = 'Beranda';
