// The texts of this feature that a visitor reads. A name is the beginning of its text.

export const apakahHalamanIniMembantu = 'Apakah halaman ini membantu?';
export const yaMembantu = 'Ya, membantu';
export const belumMembantu = 'Belum membantu';
export const adaYangKeliru = 'Ada yang keliru';
export const yangMembantu = 'Yang membantu:';
export const yangSayaCari = 'Yang saya cari:';
export const yangKeliru = 'Yang keliru:';
export const surel = 'Surel';
export const lewat = (channel: string) => `Lewat ${channel}`;
export const lewatSmall = (channel: string) => `lewat ${channel}`;
export const unduhPetaKota = (office: string) =>
  `Semua lapisan peta kota dan tabel zona dari ${office}, untuk dipakai di program peta atau lembar kerja. GeoJSON untuk program peta, CSV untuk lembar kerja.`;
export const cocokkanDenganKantor =
  'Data ini untuk diketahui, bukan izin. Yang berlaku ialah peraturannya. Persil tidak ikut diunduh.';
export const tanggalData = 'Tanggal data';
export const asal = 'Asal';
export const lisensi = 'Lisensi';
export const isi = 'Isi';
export const tidakDiketahui = 'tidak diketahui';
export const fitur = (count: string) => `${count} fitur`;
export const baris = (count: string) => `${count} baris`;
export const ukuran = (bytes: string) => `${bytes} byte`;
export const unduh = (name: string) => `Unduh ${name} sebagai`;
export const kantorTidakMembuka = 'Kantor tidak membuka unduhan data ini.';
export const dataDiServerLain = 'Data ini ada di server lain dan tidak dapat diunduh di sini.';
export const unduhanBelumDibuat = 'Unduhan data ini belum dibuat.';
export const caraMembukaCsv = 'Membuka CSV';
export const csvBerhurufUtf8 =
  'Berkas CSV berhuruf UTF-8, kolomnya dipisah koma, dan titik dipakai untuk angka desimal. Di Excel berbahasa Indonesia, buka lewat menu Data, lalu Dari Teks/CSV.';
export const letakBujurLintang =
  'Letak ditulis dalam derajat WGS 84: kolom bujur dan lintang untuk titik, kolom wkt untuk garis dan bidang.';
export const teksMiripRumus =
  'Teks yang mirip rumus diawali tanda petik tunggal, supaya lembar kerja tidak menjalankannya.';
export const alamatBerkasTetap = 'Alamat setiap berkas tetap, jadi dapat dipakai di program lain.';
export const lihatDiPeta = 'Lihat di peta';
export const tanyakanLisensi = 'Lisensi yang tidak diketahui dapat ditanyakan kepada kantor.';
export const petaSitus = 'Peta Situs';
export const layanan = 'Layanan';
export const kebutuhan = 'Mau membangun apa?';
export const peta = 'Peta';
export const petaKota = 'Peta Kota';
export const peraturan = 'Peraturan';
export const produkHukum = 'Produk hukum menurut jenis dan tahun';
export const semuaProdukHukum = 'Semua produk hukum';
export const dokumen = 'Dokumen';
export const tentangSitus = 'Beranda dan tentang situs';
export const beranda = 'Beranda';
export const berita = 'Berita & Artikel';
export const galeriFoto = 'Galeri Foto';
export const kontak = 'Kontak';
export const ajukan = (service: string) => `Ajukan: ${service}`;
export const panduanKantor = (abbreviation: string) => `Panduan ${abbreviation}`;
export const panduanPdf = (abbreviation: string) => `Panduan ${abbreviation} (PDF)`;
export const panduanPersyaratan = 'Panduan persyaratan';
export const formulirLayanan = (abbreviation: string) => `Formulir ${abbreviation}`;
export const apaYangDapatDipakai =
  'Apa yang dapat dipakai siapa saja di situs ini, apa yang diuji, dan apa yang belum.';
export const unduhLapisanPeta =
  'Unduh lapisan peta kota sebagai GeoJSON dan CSV, dengan tanggal, asal, dan lisensinya.';
export const apaYangDisimpan =
  'Apa yang disimpan situs ini di peramban Anda, apa yang diminta dari pihak lain, dan cara menghapusnya.';
export const semuaHalamanSitusIni =
  'Semua halaman, layanan, peraturan, peta, dan dokumen di situs ini dalam satu daftar.';
