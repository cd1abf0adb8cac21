// The texts of this feature that a visitor reads. A name is the beginning of its text.

export const facebook = 'Facebook';
export const instagram = 'Instagram';
export const youtube = 'YouTube';
export const tiktok = 'TikTok';
export const alamatKantor = 'Alamat kantor';
export const surel = 'Surel';
export const konsultasi = 'Konsultasi';
export const datangTeleponAtauTulis = 'Datang, telepon, atau tulis.';
export const datangAtauKirimPesan = 'Datang atau kirim pesan.';
export const mediaSosial = 'Media sosial';
export const bukaSekarang = 'Buka sekarang';
export const sampaiPukul = (until: string | number) => `sampai pukul ${until}`;
export const tutupSekarang = 'Tutup sekarang';
export const bukaPukul = (relativeDay: string | number, from: string | number) =>
  `, buka ${relativeDay} pukul ${from}`;
export const jamLayanan = 'Jam layanan';
