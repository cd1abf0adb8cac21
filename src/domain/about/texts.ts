// What a visitor reads of the pages about the site, by the part of the screen it stands in.
import { wholeNumber } from '../shared/indonesian-number.ts';

// At the end of a page: whether it helped, and the messages that say so.
export const feedbackTitle = 'Apakah halaman ini membantu?';
export const feedbackVia = (channel: string) => `Lewat ${channel}`;
export const feedbackViaLabel = (channel: string) => `lewat ${channel}`;
export const feedbackHelped = 'Ya, membantu';
export const feedbackHelpedMessage = 'Yang membantu:';
export const feedbackMissing = 'Belum membantu';
export const feedbackMissingMessage = 'Yang saya cari:';
export const feedbackWrong = 'Ada yang keliru';
export const feedbackWrongMessage = 'Yang keliru:';

// The page of the map data.
export const dataLead = (office: string) =>
  `Semua lapisan peta kota dan tabel zona dari ${office}, untuk dipakai di program peta atau lembar kerja. GeoJSON untuk program peta, CSV untuk lembar kerja.`;
export const dataNotice =
  'Data ini untuk diketahui, bukan izin. Yang berlaku ialah peraturannya. Persil tidak ikut diunduh.';
export const dataLicenceNotice = 'Lisensi yang tidak diketahui dapat ditanyakan kepada kantor.';
export const dataOnMap = 'Lihat di peta';
export const dataDate = 'Tanggal data';
export const dataOrigin = 'Asal';
export const dataLicence = 'Lisensi';
export const dataContent = 'Isi';
export const unknown = 'tidak diketahui';
export const featureCount = (count: number) => `${wholeNumber(count)} fitur`;
export const rowCount = (count: number) => `${wholeNumber(count)} baris`;
export const downloadLabel = (name: string) => `Unduh ${name} sebagai`;
export const fileSize = (bytes: number) => `${wholeNumber(bytes)} byte`;
export const downloadOff = 'Kantor tidak membuka unduhan data ini.';
export const downloadElsewhere = 'Data ini ada di server lain dan tidak dapat diunduh di sini.';
export const downloadUnmade = 'Unduhan data ini belum dibuat.';
export const csvTitle = 'Membuka CSV';
export const csvEncoding =
  'Berkas CSV berhuruf UTF-8, kolomnya dipisah koma, dan titik dipakai untuk angka desimal. Di Excel berbahasa Indonesia, buka lewat menu Data, lalu Dari Teks/CSV.';
export const csvPlaces =
  'Letak ditulis dalam derajat WGS 84: kolom bujur dan lintang untuk titik, kolom wkt untuk garis dan bidang.';
export const csvFormulas =
  'Teks yang mirip rumus diawali tanda petik tunggal, supaya lembar kerja tidak menjalankannya.';
export const csvAddresses = 'Alamat setiap berkas tetap, jadi dapat dipakai di program lain.';

// The site map.
export const applyFor = (service: string) => `Ajukan: ${service}`;
export const regulations = 'Peraturan';
export const legalProductsByYear = 'Produk hukum menurut jenis dan tahun';
export const guidePdf = (abbreviation: string) => `Panduan ${abbreviation} (PDF)`;
export const aboutSite = 'Beranda dan tentang situs';

// What a page says of itself to search engines.
export const accessibilityDescription =
  'Apa yang dapat dipakai siapa saja di situs ini, apa yang diuji, dan apa yang belum.';
export const mapDataDescription =
  'Unduh lapisan peta kota sebagai GeoJSON dan CSV, dengan tanggal, asal, dan lisensinya.';
export const privacyDescription =
  'Apa yang disimpan situs ini di peramban Anda, apa yang diminta dari pihak lain, dan cara menghapusnya.';
export const siteMapDescription =
  'Semua halaman, layanan, peraturan, peta, dan dokumen di situs ini dalam satu daftar.';
