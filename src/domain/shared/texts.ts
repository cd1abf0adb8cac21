// The texts of this feature that a visitor reads. A name is the beginning of its text.

export const informasiTataRuangUntuk = 'Informasi Tata Ruang: untuk apa sebidang tanah diperuntukkan';
export const keteranganRencanaKotaAturan =
  'Keterangan Rencana Kota: aturan membangun di atas satu bidang tanah';
export const kesesuaianKegiatanPemanfaatanRuang =
  'Kesesuaian Kegiatan Pemanfaatan Ruang: apakah kegiatan cocok dengan zonanya';
export const koefisienDasarBangunanBagian =
  'Koefisien Dasar Bangunan: bagian tanah yang boleh tertutup bangunan, dalam persen';
export const koefisienLantaiBangunanJumlah =
  'Koefisien Lantai Bangunan: jumlah luas lantai dibanding luas tanah';
export const koefisienDasarHijauBagian =
  'Koefisien Dasar Hijau: bagian tanah yang harus tetap hijau, dalam persen';
export const rencanaTataRuangWilayah = 'Rencana Tata Ruang Wilayah: arah seluruh kota sampai 2043';
export const rencanaDetailTataRuang = 'Rencana Detail Tata Ruang: aturan setiap blok sampai 2041';
export const invalidApiResponseFormat = 'Invalid API response format';
export const httpErrorStatus = (status: string | number) => `HTTP error! status: ${status}`;
export const jaringanTidakDapatDijangkau = 'Jaringan tidak dapat dijangkau';
export const waktuTungguHabis = 'Waktu tunggu habis';
export const adaKesalahanDiSitus = 'Ada kesalahan di situs ini';
export const bytes = (whole: string | number) => `${whole} Bytes`;
export const whatsapp = 'WhatsApp';
export const telepon = 'Telepon';
export const hotline = 'Hotline';
export const memuat = 'Memuat...';
export const unexpectedApplicationError = (name: string | number) =>
  `Unexpected Application Error! | ${name}`;
export const produkHukum = (name: string | number) => `Produk Hukum | ${name}`;
export const peraturanYangDibaca =
  'Peraturan yang dapat dibaca di situs ini, pasal demi pasal, dan semua produk hukum menurut jenis dan tahun.';
export const petaKota = (homeTitle: string | number) => `Peta Kota | ${homeTitle}`;
export const bolehDibangunApaDi =
  'Boleh dibangun apa di tanah ini: zona, kegiatan, KDB, KLB, KDH, dan sempadan setiap persil.';
export const tabBaru = '(tab baru)';
export const sebagianHalamanIniGagal =
  'Sebagian halaman ini gagal dimuat: tombol dan jendelanya belum dapat dipakai.';
export const muatUlang = 'Muat ulang';
export const selanjutnya = 'Selanjutnya';
export const sebelumnya = 'Sebelumnya';
export const tutup = 'Tutup';
export const masihAdaDiBawah = 'Masih ada di bawah';
export const periksaSambunganAndaAtau = 'Periksa sambungan Anda, atau tanyakan kepada petugas.';
export const mungkinSudahDipindahAtau = 'Mungkin sudah dipindah atau dihapus.';
export const yangTerbaru = 'Yang terbaru';
export const dari = (page: string | number, pages: string | number) => `${page} dari ${pages}`;
export const x = (width: string | number, height: string | number) => `${width}x${height}`;
export const bagianIniGagalDitampilkan = 'Bagian ini gagal ditampilkan';
export const bagianLainTetapDapat = 'Bagian lain tetap dapat dipakai. Coba tampilkan lagi.';
export const cobaLagi = 'Coba Lagi';
export const langsungKeIsi = 'Langsung ke isi';
export const bukaDiTabBaru = 'Buka di tab baru';
export const layananKonsultasi = 'Layanan Konsultasi';
export const pengaduanMasyarakat = 'Pengaduan Masyarakat';
export const saranDanMasukanTata = 'Saran dan Masukan Tata Ruang';
export const permohonanData = 'Permohonan Data';
export const koordinat = (latitudeLongitude: string) => `koordinat ${latitudeLongitude}`;
