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
export const panduan = 'Panduan';
export const kontak = 'Kontak';
export const navigasiUtama = 'Navigasi utama';
export const aksesibilitas = 'Aksesibilitas';
export const apaYangDapatDipakai =
  'Apa yang dapat dipakai siapa saja di situs ini, apa yang diuji, dan apa yang belum.';
export const dataPeta = 'Data Peta';
export const unduhLapisanPeta =
  'Unduh lapisan peta kota sebagai GeoJSON dan CSV, dengan tanggal, asal, dan lisensinya.';
export const privasi = 'Privasi';
export const apaYangDisimpan =
  'Apa yang disimpan situs ini di peramban Anda, apa yang diminta dari pihak lain, dan cara menghapusnya.';
export const petaSitus = 'Peta Situs';
export const semuaHalamanSitusIni =
  'Semua halaman, layanan, peraturan, peta, dan dokumen di situs ini dalam satu daftar.';
