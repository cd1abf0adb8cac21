// The texts of this feature that a visitor reads. A name is the beginning of its text.

export const tanggalTidakTersedia = 'Tanggal tidak tersedia';
export const usingCachedDataDue = (message: string | number) =>
  `Using cached data due to API error: ${message}`;
export const usingFallbackDataDue = (message: string | number) =>
  `Using fallback data due to API error: ${message}`;
export const dariGaleri = (found: string | number, all: string | number) => `${found} dari ${all} galeri`;
export const tidakDitemukanGaleriYang = (query: string | number) =>
  `Tidak ditemukan galeri yang sesuai dengan "${query}"`;
export const formatTidakDidukung = 'Format tidak didukung';
export const fotoTidakDitemukan = 'Foto tidak ditemukan';
export const fotoTidakDapatDimuat = 'Foto tidak dapat dimuat';
export const folderGaleriIniKosong = 'Folder galeri ini kosong';
export const belumAdaFoto = 'Belum ada foto';
export const foto = (imageCount: string | number) => `${imageCount} foto`;
export const zip = 'ZIP';
export const lihatGaleri = 'Lihat Galeri →';
export const galeriTidakDapatDitampilkan = 'Galeri tidak dapat ditampilkan saat ini.';
export const muatUlang = 'Muat ulang';
export const fotoBelumSampaiKe = 'Foto belum sampai ke halaman ini.';
export const tidakAdaGaleri = 'Tidak Ada Galeri';
export const belumAdaGaleriFoto = 'Belum ada galeri foto tersedia saat ini.';
export const tidakAdaHasil = 'Tidak Ada Hasil';
export const hapusPencarian = 'Hapus pencarian';
export const halamanGaleri = 'Halaman galeri';
export const galeriYangTampilAdalah = 'Galeri yang tampil adalah galeri bawaan situs.';
export const galeriYangTampilAdalahSalinan = (dateTimeStamp: string | number) =>
  `Galeri yang tampil adalah salinan terakhir, ${dateTimeStamp}.`;
export const galeriBelumDapatDiperbarui = 'Galeri belum dapat diperbarui.';
export const memuatGaleri = 'Memuat galeri...';
export const galeriFoto = 'Galeri Foto';
export const update = 'Update';
export const cache = 'Cache';
export const cariFolderGaleri = 'Cari folder galeri';
export const cariFolderGaleriDots = 'Cari folder galeri...';
export const segarkan = 'Segarkan';
export const galeriDiperbarui = 'Galeri diperbarui.';
export const dariFoto = (index: string | number, length: string | number) => `${index} dari ${length} foto`;
export const fotoKe = (place: string | number, length: string | number) => `Foto ${place} dari ${length}`;
export const piksel = (width: string | number, height: string | number) => `${width} × ${height} piksel`;
export const urutanTerbaruLebihDulu = 'Urutan: terbaru lebih dulu';
export const lihatDetailLengkap = 'Lihat detail lengkap';
export const sumber = (source: string | number) => `Sumber: ${source}`;
export const fotoDisimpan = 'Foto disimpan.';
export const fotoDibukaDiTab = 'Foto dibuka di tab baru.';
export const fotoTidakDapatDisimpan = 'Foto tidak dapat disimpan.';
export const fotoTidakDapatDiunduh = 'Foto tidak dapat diunduh.';
export const alamatFotoDisalin = 'Alamat foto disalin.';
export const alamatTidakDapatDisalin = 'Alamat tidak dapat disalin. Salin dari bilah alamat.';
export const fotoDari = (index: string | number, length: string | number, photoName: string | number) =>
  `Foto ${index} dari ${length}: ${photoName}`;
export const fotoOf = (folderName: string | number, photoIndex: string | number) =>
  `${folderName}, foto ${photoIndex}`;
export const semuaFoto = 'Semua foto';
export const foto2 = (index: string | number) => `Foto ${index}`;
export const perkecil = 'Perkecil';
export const perbesar = 'Perbesar';
export const putar90Derajat = 'Putar 90 derajat';
export const putar = 'Putar';
export const unduh = 'Unduh';
export const bagikan = 'Bagikan';
export const alatFoto = 'Alat foto';
export const folderGaleriIniSudah = 'Folder galeri ini sudah tidak ada di sini.';
export const kembaliKeGaleri = 'Kembali ke galeri';
export const tidakAdaGambar = 'Tidak ada gambar';
export const galeriGagalDimuat = 'Galeri gagal dimuat';
export const periksaSambunganAndaLalu = 'Periksa sambungan Anda, lalu coba lagi.';
export const cobaLagi = 'Coba Lagi';
