// The texts of this feature that a visitor reads. A name is the beginning of its text.

export const panduan = (abbreviation: string | number) => `Panduan ${abbreviation}`;
export const halamanDari = (index: string | number, pageCount: string | number) =>
  `Halaman ${index} dari ${pageCount}`;
export const gagalMemuatPdf = (message: string | number) => `Gagal memuat PDF: ${message}`;
export const halaman = (index: string | number) => `Halaman ${index}`;
export const kembali = 'Kembali';
export const halamanYangDiperbesar = 'Halaman yang diperbesar';
export const panduanDisimpan = 'Panduan disimpan.';
export const panduanDibukaDiTab = 'Panduan dibuka di tab baru.';
export const panduanTidakDapatDisimpan = 'Panduan tidak dapat disimpan.';
export const panduanTidakDapatDiunduh = 'Panduan tidak dapat diunduh.';
export const halamanSmall = 'halaman';
export const daftarIsi = 'Daftar isi';
export const halaman2 = 'Halaman';
export const nomorHalaman = 'Nomor halaman';
export const dari = (pageCount: string | number) => `dari ${pageCount}`;
export const tutup = (title: string | number) => `Tutup ${title}`;
export const invalidPasswordPleaseTry = 'Invalid password. Please try again.';
export const enterThePasswordTo = 'Enter the password to open this PDF file.';
export const kataSandiItuKeliru = 'Kata sandi itu keliru.';
export const dokumenIniDibukaDengan = 'Dokumen ini dibuka dengan kata sandi.';
export const buka = 'Buka';
export const isiPanduan = 'Isi panduan';
export const cariKataDiSemua = 'Cari kata di semua halaman.';
export const mencari = 'Mencari…';
export const mencariDariHalamanTemuan = (
  searched: string | number,
  pageCount: string | number,
  hits: string | number,
) => `Mencari… ${searched} dari ${pageCount} halaman, ${hits} temuan`;
export const tidakAdaTemuanUntuk = (shortened: string | number) => `Tidak ada temuan untuk “${shortened}”.`;
export const yangPertamaDitampilkan = (mostHits: string | number) => `; ${mostHits} yang pertama ditampilkan`;
export const cariDiPanduan = 'Cari di panduan';
export const cariDiPanduanDots = 'Cari di panduan…';
export const cari = 'Cari';
export const suara = 'Suara';
export const unduh = 'Unduh';
export const alatPanduan = 'Alat panduan';
export const aturannya = (article: string, regulation: string) => `${article}, ${regulation}: aturannya`;
export const modeBaca = 'Mode baca';
export const alatLainnya = 'Alat lainnya';
export const lainnya = 'Lainnya';
export const cetakTabBaru = 'Cetak (tab baru)';
export const layarPenuh = 'Layar penuh';
export const zoom = 'Zoom';
export const perkecil = 'Perkecil';
export const perbesar = 'Perbesar';
export const aturUlangZoom = 'Atur ulang zoom';
export const aturUlang = 'Atur ulang';
export const periksaSambunganAndaLalu = 'Periksa sambungan Anda, lalu coba lagi.';
export const gagalMemuatPdf2 = 'Gagal Memuat PDF';
export const cobaLagi = 'Coba Lagi';
export const kantorIniTidakPunya = 'tidak ada buku panduan di situs ini. Tanyakan kepada petugas.';
export const memuatPanduan = 'Memuat Panduan...';
export const mohonTungguSebentar = 'Mohon tunggu sebentar';
