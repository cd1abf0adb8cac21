// The texts of this feature that a visitor reads. A name is the beginning of its text.

export const privasi = 'Privasi';
export const situsDapatDipakaiTanpa =
  'Situs ini dapat dipakai tanpa akun. Tidak ada kuki, iklan, atau alat penghitung pengunjung.';
export const apaYangDisimpan = 'Apa yang disimpan di peramban Anda';
export const semuanyaTetapDiPerangkat =
  'Semuanya tetap di perangkat Anda dan tidak dikirim kepada kami. Isinya bukan data diri.';
export const nama = 'Nama';
export const untukApa = 'Untuk apa';
export const sampaiKapan = 'Sampai kapan';
export const di = (place: string) => `di ${place}`;
export const penyimpananLokal = 'penyimpanan lokal';
export const penyimpananTab = 'penyimpanan tab';
export const simpananBerkas = 'simpanan berkas';
export const basisData = 'basis data peramban';
export const daftarFoto = 'Daftar foto galeri, supaya tampil lebih cepat.';
export const daftarBerita = 'Daftar berita, supaya tampil lebih cepat.';
export const langkahYangDicentang = 'Langkah dan dokumen yang Anda centang sudah selesai.';
export const pengumumanYangDitutup = 'Pengumuman yang sudah Anda tutup.';
export const versiYangDimuatUlang = 'Versi situs yang sudah dimuat ulang, supaya tidak berulang.';
export const halamanTanpaJaringan = 'Halaman dan program situs, supaya terbuka tanpa jaringan.';
export const berkasProgram = 'Berkas program lain yang pernah dipakai.';
export const gambarYangDilihat = 'Gambar yang pernah Anda lihat.';
export const gambarDariPerantara = 'Gambar dari perantara gambar yang pernah Anda lihat.';
export const daftarLain = 'Daftar gambar utama, produk hukum, dan petugas, untuk dibaca tanpa jaringan.';
export const panduanYangDibuka = 'Panduan, sesudah Anda membukanya.';
export const kapanGambarDilihat = 'Kapan berkas dan gambar itu dipakai, supaya yang lama dihapus.';
export const alatPenguji = 'Setelan alat penguji; hanya bila alat itu dibuka.';
export const digantiYangBaru = 'Sampai ada yang baru.';
export const sampaiCentangDihapus = 'Sampai centangnya Anda hapus.';
export const sampaiTabDitutup = 'Sampai tab ditutup.';
export const sampaiVersiBaru = 'Sampai ada versi baru.';
export const tigaPuluhHari = 'Paling lama 30 hari.';
export const sampaiDihapus = 'Sampai Anda hapus.';
export const caraMenghapus = 'Cara menghapusnya';
export const hapusDataSitus = (host: string) =>
  `Buka setelan peramban, cari data situs ${host}, lalu hapus. Situs tetap dapat dipakai sesudahnya. Di jendela penyamaran, semuanya terhapus saat jendela ditutup.`;
export const apaYangDimintaDariPihak = 'Apa yang diminta dari pihak lain';
export const tidakAdaYangDiminta =
  'Tidak ada. Semua isi halaman, juga gambar dan peta, datang dari situs ini sendiri.';
export const pihakIniMelihat =
  'Halaman mengambil sebagian isinya dari pihak ini. Mereka melihat alamat IP Anda.';
export const gambar = 'Gambar';
export const isiDanUnduhan = 'Isi, data peta, dan unduhan';
export const video = 'Video';
export const videoYoutube = 'Video YouTube, tanpa kuki sebelum diputar';
export const yangTerbukaBilaDitekan = 'Yang terbuka bila Anda tekan';
export const tautanKeLuar =
  'Tautan ke situs lain, seperti Google Drive, peta pertanahan, atau media sosial, mengikuti aturan situs itu.';
export const pesanWhatsApp =
  'Pesan WhatsApp dan surel baru terkirim bila Anda sendiri mengirimnya, lewat layanan yang Anda pakai.';
export const portalPunyaAturan = (host: string) =>
  `Permohonan diurus di portal ${host}. Portal itu meminta akun dan data diri, dan memiliki aturan privasinya sendiri.`;
export const portalBelumTerhubung =
  'Portal permohonan belum terhubung di situs ini. Dokumen permohonan Anda serahkan langsung kepada kantor, bukan lewat situs ini.';
export const petaLainPunyaAturan = (host: string) =>
  `Peta kota dibuka di ${host}, dengan aturan privasinya sendiri.`;
export const letakAnda = 'Letak Anda dan nomor persil';
export const letakHanyaBila =
  'Peta menanyakan letak Anda hanya bila tombolnya Anda tekan. Letak itu dipakai di perangkat Anda saja.';
export const nomorPersilDiAlamat =
  'Nomor persil yang Anda pilih ada di alamat halaman, jadi ikut bila tautannya Anda bagikan.';
export const catatanServer = 'Catatan server';
export const penyediaServer =
  'Seperti di situs mana pun, server dapat mencatat alamat IP, waktu, dan halaman yang diminta. Tanyakan kepada kantor berapa lama catatan itu disimpan.';
export const bertanya = 'Bertanya tentang privasi';
export const tulisKepada = 'Tulis kepada';
