// The texts of this feature that a visitor reads. A name is the beginning of its text.

export const login = 'Login';
export const register = 'Register';
export const layananTataRuang = 'Layanan Tata Ruang';
export const informasiTataRuangItr = 'Informasi Tata Ruang (ITR)';
export const keteranganRencanaKotaKrk = 'Keterangan Rencana Kota (KRK)';
export const rekomendasiTeknisKkprNon = 'Rekomendasi Teknis KKPR (Non Berusaha)';
export const rekomendasiSiteplanRencanaTapak = 'Rekomendasi Siteplan / Rencana Tapak Kawasan Hunian';
export const permohonanData = 'Permohonan Data';
export const petaKota = 'Peta Kota';
export const beranda = 'Beranda';
export const profil = (abbreviation: string | number) => `Profil ${abbreviation}`;
export const layanan = 'Layanan';
export const peta = 'Peta';
export const produkHukum = 'Produk Hukum';
export const panduan = 'Panduan';
export const kontak = 'Kontak';
export const navigasiUtama = 'Navigasi utama';
export const aksesibilitas = 'Aksesibilitas';
export const dataPeta = 'Data Peta';
export const privasi = 'Privasi';
export const petaSitus = 'Peta Situs';
