// What a visitor reads of no feature alone. A text that two features show stands here, once.
import { wholeNumber } from './indonesian-number.ts';

// What to press.
export const close = 'Tutup';
export const open = 'Buka';
export const back = 'Kembali';
export const next = 'Selanjutnya';
export const previous = 'Sebelumnya';
export const change = 'Ganti';
export const changeParcel = 'Ganti persil';
export const release = 'Lepas';
export const releaseParcel = 'Lepas persil';
export const all = 'Semua';
export const clear = 'Hapus';
export const clearSearch = 'Hapus pencarian';
export const search = 'Cari';
export const share = 'Bagikan';
export const print = 'Cetak';
export const download = 'Unduh';
export const zoomIn = 'Perbesar';
export const zoomOut = 'Perkecil';
export const reload = 'Muat ulang';
export const retry = 'Coba Lagi';
/** On the map and in the checks of a parcelName. */
export const tryAgain = 'Coba lagi';
export const openInNewTab = 'Buka di tab baru';
export const newTab = '(tab baru)';
export const skipToContent = 'Langsung ke isi';
export const moreBelow = 'Masih ada di bawah';

// What is on its way, empty or failed.
export const loading = 'Memuat...';
export const searching = 'Mencari…';
export const noResultsTitle = 'Tidak Ada Hasil';
export const noDate = 'Tanggal tidak tersedia';
export const addressNotCopied = 'Alamat tidak dapat disalin. Salin dari bilah alamat.';
export const checkConnectionThenRetry = 'Periksa sambungan Anda, lalu coba lagi.';
export const checkConnectionOrAsk = 'Periksa sambungan Anda, atau tanyakan kepada petugas.';
export const movedOrRemoved = 'Mungkin sudah dipindah atau dihapus.';
export const networkUnreachable = 'Jaringan tidak dapat dijangkau';
export const timedOut = 'Waktu tunggu habis';
export const siteFault = 'Ada kesalahan di situs ini';
export const invalidResponse = 'Invalid API response format';
export const httpError = (status: number) => `HTTP error! status: ${status}`;
export const partFailedTitle = 'Bagian ini gagal ditampilkan';
export const partFailedText = 'Bagian lain tetap dapat dipakai. Coba tampilkan lagi.';
export const pageNotAnswering =
  'Sebagian halaman ini gagal dimuat: tombol dan jendelanya belum dapat dipakai.';

// Amounts.
export const countOf = ({ number, count }: { number: number; count: number }) =>
  `${wholeNumber(number)} dari ${wholeNumber(count)}`;
export const photoCount = (count: number) => `${wholeNumber(count)} foto`;
export const layerCount = (count: number) => `${wholeNumber(count)} lapisan`;
export const pageOf = ({ page, pages }: { page: number; pages: number }) => `${page} dari ${pages}`;
/** A page's number is its name. */
export const page = (number: number) => `Halaman ${number}`;
export const bytes = (count: number) => `${count} Bytes`;
/** As a place holder of a picture says its size. */
export const pictureSize = ({ width, height }: { width: number; height: number }) => `${width}x${height}`;
export const squareMetres = (area: string) => `${area} m²`;
export const coordinates = (latitudeLongitude: string) => `koordinat ${latitudeLongitude}`;
export const printedAt = (stamp: string) => `Dicetak ${stamp}`;

// A carousel.
/** What a screen reader calls one. */
export const carousel = 'carousel';

export const mainPictures = 'Gambar utama';

// Pages and places of the site.
export const home = 'Beranda';
export const services = 'Layanan';
export const spatialServices = 'Layanan Tata Ruang';
export const map = 'Peta';
export const cityMap = 'Peta Kota';
export const cityMapShort = 'Peta kota';
export const siteMap = 'Peta Situs';
export const legalProducts = 'Produk Hukum';
export const legalProductsShort = 'Produk hukum';
export const allLegalProducts = 'Semua produk hukum';
export const news = 'Berita & Artikel';
export const gallery = 'Galeri Foto';
export const guide = 'Panduan';
export const requirementsGuide = 'Panduan persyaratan';
export const contact = 'Kontak';
export const privacy = 'Privasi';
export const accessibility = 'Aksesibilitas';
export const login = 'Login';
export const register = 'Register';
export const contents = 'Daftar isi';
export const latest = 'Yang terbaru';
export const errorPageTitle = (name: string) => `Unexpected Application Error! | ${name}`;
export const legalProductsPageTitle = (name: string) => `Produk Hukum | ${name}`;
export const legalProductsPageDescription =
  'Peraturan yang dapat dibaca di situs ini, pasal demi pasal, dan semua produk hukum menurut jenis dan tahun.';
export const mapPageTitle = (home: string) => `Peta Kota | ${home}`;
export const mapPageDescription =
  'Boleh dibangun apa di tanah ini: zona, kegiatan, KDB, KLB, KDH, dan sempadan setiap persil.';
export const newsShort = 'Berita';
export const documents = 'Dokumen';
export const profileOf = (name: string) => `Profil ${name}`;

// Services and what they ask for.
export const itr = 'Informasi Tata Ruang (ITR)';
export const krk = 'Keterangan Rencana Kota (KRK)';
export const kkpr = 'Rekomendasi Teknis KKPR (Non Berusaha)';
export const sitePlan = 'Rekomendasi Siteplan / Rencana Tapak Kawasan Hunian';
export const consultation = 'Layanan Konsultasi';
export const complaint = 'Pengaduan Masyarakat';
export const suggestion = 'Saran dan Masukan Tata Ruang';
export const dataRequest = 'Permohonan Data';
export const whatToBuild = 'Mau membangun apa?';
export const notSureWhich = 'Belum tahu yang mana?';
export const answerFourQuestions = 'Jawab empat pertanyaan';
export const nextStep = 'Langkah berikutnya';
export const whatYouNeed = 'Yang Anda perlukan';
export const documentsToPrepare = 'Dokumen yang disiapkan';
export const form = (abbreviation: string) => `Formulir ${abbreviation}`;
export const guideOf = (abbreviation: string) => `Panduan ${abbreviation}`;
export const guidePage = ({ abbreviation, page }: { abbreviation: string; page: number }) =>
  `Panduan ${abbreviation}, halaman ${page}`;
export const pdf = '(PDF)';
export const fee = 'Biaya';
export const time = 'Waktu';
export const result = 'Hasil';
export const where = 'Di mana';
export const applicationStatus = 'Kabar permohonan';
/** Without its service, or before it. */
export const formShort = 'Formulir';
/** Of the four that find a service; before its position. */
export const question = 'Pertanyaan';

// Land.
export const parcelName = (id: string) => `Persil ${id}`;
export const parcelNotFound = (id: string) => `Persil ${id} tidak ditemukan.`;
export const landUse = 'Peruntukan tanah';
export const activity = 'Kegiatan';
export const zone = 'Zona';
export const permitted = 'Boleh';
export const address = 'Alamat';

// The office.
export const whatsapp = 'WhatsApp';
export const phone = 'Telepon';
export const hotline = 'Hotline';
export const email = 'Surel';
export const askOfficer = 'Tanya petugas';
export const askTheOfficers = 'Tanyakan kepada petugas';
export const officeAddress = 'Alamat kantor';
export const consultationShort = 'Konsultasi';
export const writeTo = 'Tulis kepada';
export const writeVia = (channel: string) => `Tulis lewat ${channel}`;

// What an abbreviation stands for.
export const itrMeaning = 'Informasi Tata Ruang: untuk apa sebidang tanah diperuntukkan';
export const krkMeaning = 'Keterangan Rencana Kota: aturan membangun di atas satu bidang tanah';
export const kkprMeaning = 'Kesesuaian Kegiatan Pemanfaatan Ruang: apakah kegiatan cocok dengan zonanya';
export const kdbMeaning = 'Koefisien Dasar Bangunan: bagian tanah yang boleh tertutup bangunan, dalam persen';
export const klbMeaning = 'Koefisien Lantai Bangunan: jumlah luas lantai dibanding luas tanah';
export const kdhMeaning = 'Koefisien Dasar Hijau: bagian tanah yang harus tetap hijau, dalam persen';
export const rtrwMeaning = 'Rencana Tata Ruang Wilayah: arah seluruh kota sampai 2043';
export const rdtrMeaning = 'Rencana Detail Tata Ruang: aturan setiap blok sampai 2041';
