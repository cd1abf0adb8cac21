// The texts of this feature that a visitor reads. A name is the beginning of its text.

export const tanggalTidakTersedia = 'Tanggal tidak tersedia';
export const formatTanggalTidakDikenali = 'Format tanggal tidak dikenali';
export const errorMemformatTanggal = 'Error memformat tanggal';
export const artikel = 'Artikel';
export const foto = (length: string | number) => `${length} foto`;
export const bacaSelengkapnya = 'Baca Selengkapnya';
export const memuatArtikel = 'Memuat artikel...';
export const gambarTidakTersedia = 'Gambar tidak tersedia';
export const artikelIniSudahTidak = 'Artikel ini sudah tidak ada di sini.';
export const kembaliKeBerita = 'Kembali ke berita';
export const terakhirDiperbarui = (articleDateLabel: string | number) =>
  `Terakhir diperbarui ${articleDateLabel}`;
export const gambar = (length: string | number) => `${length} gambar`;
export const gambarDari = (index: string | number, length: string | number) =>
  `Gambar ${index} dari ${length}`;
export const ditampilkanDariGambar = (shown: string | number, all: string | number) =>
  `Ditampilkan ${shown} dari ${all} gambar.`;
export const gambarSebelumnya = 'Gambar sebelumnya';
export const gambarSelanjutnya = 'Gambar selanjutnya';
export const gambarOf = (pictureIndex: string | number) => `Gambar ${pictureIndex}`;
export const gambarArtikel = 'Gambar artikel';
export const alamatArtikelDisalin = 'Alamat artikel disalin.';
export const alamatTidakDapatDisalin = 'Alamat tidak dapat disalin. Salin dari bilah alamat.';
export const bagikan = 'Bagikan';
export const terakhirDiperbarui2 = 'Terakhir diperbarui';
export const refreshArtikel = 'Refresh artikel';
export const artikelDiperbarui = 'Artikel diperbarui.';
export const gagalMemuatArtikelSilakan = 'Gagal memuat artikel. Silakan coba lagi.';
export const artikelYangTampilAdalah = 'Artikel yang tampil adalah salinan terakhir.';
export const cobaLagi = 'Coba Lagi';
export const artikelBelumSampaiKe = 'Artikel belum sampai ke halaman ini.';
export const tidakAdaArtikel = 'Tidak Ada Artikel';
export const belumAdaArtikelTersedia = 'Belum ada artikel tersedia saat ini.';
export const lihatSemuaArtikel = 'Lihat Semua Artikel';
export const beritaArtikel = 'Berita & Artikel';
