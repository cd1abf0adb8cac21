// The texts of this feature that a visitor reads. A name is the beginning of its text.

export const inovasiDigital = 'Inovasi Digital';
export const layananPublikYangBerubah = 'Layanan publik yang berubah lewat teknologi.';
export const pembangunanBerkelanjutan = 'Pembangunan Berkelanjutan';
export const infrastrukturYangRamahLingkungan = 'Infrastruktur yang ramah lingkungan.';
export const masyarakatBerbudaya = 'Masyarakat Berbudaya';
export const kearifanLokalYangTetap = 'Kearifan lokal yang tetap dijaga.';
export const videoDukungan = (abbreviation: string | number) => `VIDEO DUKUNGAN ${abbreviation}`;
export const dukunganUntukKotaBerkelanjutan = (abbreviation: string | number) =>
  `Dukungan ${abbreviation} untuk kota berkelanjutan, dari peta sampai jalan di depan rumah.`;
export const videoTidakDapatDiputar = 'Video tidak dapat diputar.';
export const cobaLagi = 'Coba Lagi';
export const indonesia = 'Indonesia';
export const putarVideo = 'Putar video';
