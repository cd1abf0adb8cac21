// The texts of this feature that a visitor reads. A name is the beginning of its text.

export const kantorIni = 'Kantor ini';
export const andaDanArsitek = 'Anda dan arsitek';
export const nasionalSitusLuar = 'Nasional, situs luar';
export const tanyakanKepadaPetugas = 'Tanyakan kepada petugas';
export const langkahSampai = (count: string, goal: string) => `${count} langkah ${goal}.`;
export const kantorMengurus = (count: string) =>
  `Kantor ini mengurus ${count}; sisanya kami tunjukkan jalannya.`;
export const selesaiDari = (done: string | number, all: string | number) =>
  `${done} dari ${all} langkah selesai`;
export const siap = (ticked: string | number, all: string | number) => `${ticked} dari ${all} siap`;
export const ticksOf = (ticked: string | number, all: string | number) => `${ticked} dari ${all}`;
export const siapa = 'Siapa';
export const diMana = 'Di mana';
export const waktu = 'Waktu';
export const biaya = 'Biaya';
export const hasil = 'Hasil';
export const yangAndaPerlukan = 'Yang Anda perlukan';
export const dariLangkah = (step: string | number) => `dari langkah ${step}`;
export const hasilLangkah = (name: string) => `${name} sudah di tangan`;
export const langkahIniSelesai = 'langkah ini selesai';
export const selesai = 'Selesai';
export const selesaiDiPeta = (zone: string, about: string) => `Selesai: ${zone}, ${about}`;
export const langkah = (step: string | number) => `Langkah ${step}`;
export const centangDisimpanDi = 'Centang disimpan di ponsel ini saja dan ikut tercetak.';
export const centangTidakDapatDisimpan =
  'Centang tidak dapat disimpan di peramban ini. Cetak daftar ini sebelum menutupnya.';
export const semuaDalamSatuDaftar = 'Semua dalam satu daftar';
export const perLangkah = 'Per langkah';
export const hapusCentang = 'Hapus centang';
export const hapusSemuaCentang = 'Hapus semua centang?';
export const hapus = 'Hapus';
export const batal = 'Batal';
export const situsNasionalTabBaru = 'Membuka situs luar di tab baru.';
export const formulirSudahTerisi = 'Formulir sudah terisi:';
export const nomorAlamatZonaLuas = (id: string) => `nomor, alamat, zona, luas, dan batas persil ${id}.`;
export const lihatLangkah = (count: string) => `Lihat ${count} langkah`;
export const danDaftarCentang = 'dan daftar centang';
export const tidakDitemukan = 'Keperluan ini tidak ada.';
export const jawabEmpatPertanyaan = 'Jawab empat pertanyaan';
export const langsungKeLangkahnya = 'Langsung ke langkahnya';
export const bukanIni = 'Bukan ini yang Anda urus?';
export const waktuDanBiayaContoh =
  'Waktu dan biaya menurut catatan kantor. Petugas menentukan setelah melihat berkas.';
export const tanyaPetugas = 'Tanya petugas';
export const tanyaTentang = (name: string) => `Tanya tentang: ${name}`;
export const angka = (count: number) =>
  ['Nol', 'Satu', 'Dua', 'Tiga', 'Empat', 'Lima', 'Enam', 'Tujuh', 'Delapan', 'Sembilan', 'Sepuluh'][count] ??
  String(count);
export const daftarCentang = 'Daftar centang';
export const formulir = 'Formulir';
export const jalannya = 'Jalannya, langkah demi langkah';
