// The texts of this feature that a visitor reads. A name is the beginning of its text.

export const dokumenResmiTerkaitPenataan = 'Dokumen resmi terkait penataan ruang kota.';
export const pdfDocument = 'PDF Document';
export const wordDocument = 'Word Document';
export const zipArchive = 'ZIP Archive';
export const legalDocument = 'Legal Document';
export const tidakAdaProdukHukum = 'Tidak ada produk hukum tersedia';
export const tidakAdaProdukTersedia = 'Tidak ada produk tersedia';
export const memuatProdukHukum = 'Memuat produk hukum...';
export const memuat = 'Memuat...';
export const tutup = 'Tutup';
export const lihatSemua = 'Lihat Semua';
export const produk = (length: string | number) => `${length} produk`;
export const px = (bottom: string | number) => `${bottom}px`;
export const produkHukum = 'Produk Hukum';
export const semua = 'Semua';
export const dokumenHukum = 'dokumen hukum';
export const produkHukumCaps = 'PRODUK HUKUM';
export const peraturanDanLampiranPeta = 'Peraturan dan lampiran peta yang berlaku, siap dibaca dan diunduh.';
export const kartuDari = (cardNumber: string | number, length: string | number) =>
  `Kartu ${cardNumber} dari ${length}`;
export const produkHukum2 = 'Produk hukum';
export const cobaMuatUlangAtau = 'Coba muat ulang, atau tanyakan kepada petugas.';
export const muatUlang = 'Muat ulang';
export const aktif = 'Aktif';
export const lihat = 'Lihat';
export const tutupDaftar = 'Tutup daftar';
export const bacaDiSini = 'Baca di sini';
export const semuaProdukHukum = 'Semua produk hukum';
export const semuaMenurutJenisDanTahun = 'Semua, menurut jenis dan tahun';
export const daftarGagalDimuat = 'Daftar gagal dimuat.';
export const cobaLagi = 'Coba Lagi';
export const cariProdukHukum = 'Cari produk hukum';
export const cariNamaAtauTahun = 'Cari nama atau tahun';
export const jenis = 'Jenis';
export const kategori = 'Kategori';
export const tahun = 'Tahun';
export const dariProdukHukum = (length: string | number, length2: string | number) =>
  `${length} dari ${length2} produk hukum`;
export const tidakAdaHasil = 'Tidak Ada Hasil';
export const tidakAdaProdukHukumYang = 'Tidak ada produk hukum yang sesuai.';
export const hapusPencarian = 'Hapus pencarian';
export const halamanProdukHukum = 'Halaman produk hukum';
export const menampilkanProdukHukum = (count: number) =>
  `Menampilkan ${count} produk hukum terkait penataan ruang`;
export const produkHukumTerbaru = (count: number) => `Produk Hukum Terbaru (${count})`;
export const dibacaDiSini = 'Dibaca di sini';
export const lainnya = 'Lainnya';
