// What a visitor reads of the search, by the part of the screen it stands in.
import { wholeNumber } from '../shared/indonesian-number.ts';

// The way to the search, and its field.
export const fieldLink = 'Cari di situs ini';
/** Also the name of the field. */
export const title = 'Cari di seluruh situs';
export const searchPlaceholder = 'Misalnya jam buka';

// What it shows in place of results.
export const loading = 'Memuat pencarian...';
export const searching = 'Mencari...';
export const failed = 'Pencarian gagal dimuat';
export const notSearched = (sources: string) => `Belum dapat dicari: ${sources}. Isi yang lain tetap dicari.`;
export const stillLoading = (sources: string) => `Masih memuat ${sources}.`;
export const sourceLegalProducts = 'produk hukum';
export const sourceGallery = 'foto';
export const sourceNews = 'berita';
export const sourceStaff = 'orang';
export const sourceGuide = 'panduan';

// Before anything is typed.
export const startLabel = 'Saran';
export const startTitle = 'Langsung ke';
export const itr = 'ITR';
export const buildingRules = 'Aturan membangun';
export const krk = 'KRK';
export const itrAndKrk = 'ITR dan KRK';
export const openingHours = 'Jam buka';
export const everythingTitle = 'Semua isi situs ini';
export const serviceCount = (count: number) => `${wholeNumber(count)} layanan`;
export const procedureCount = (count: number) => `${wholeNumber(count)} keperluan`;
export const legalProductCount = (count: number) => `${wholeNumber(count)} dokumen dan pasal`;
export const guidePageCount = (count: number) => `${wholeNumber(count)} halaman`;
export const articleCount = (count: number) => `${wholeNumber(count)} artikel`;
export const folderCount = (count: number) => `${wholeNumber(count)} folder`;
export const personCount = (count: number) => `${wholeNumber(count)} petugas`;
export const contactCount = (count: number) => `${wholeNumber(count)} cara`;
/** What stands between asterisks is drawn bold. */
export const hint =
  'Tulis dengan kata Anda sendiri. Salah ketik dan imbuhan tidak apa-apa: *pengurusan*, *mengurus*, dan *urusan* dianggap sama.';

// The line that says what was found.
export const noResults = 'Tidak ada hasil';
export const resultCount = ({ count, within }: { count: number; within: string }) =>
  `${wholeNumber(count)} hasil${within}`;
export const withinGroup = (group: string) => ` di ${group}`;
export const forWords = (words: string) => ` untuk “${words}”`;
export const forSomeWords = (words: string) => ` untuk sebagian kata “${words}”`;
export const alsoForms = ', juga ';
/** Before the last of several, also of the sources that are missing. */
export const andLast = ' dan ';

// The results.
export const resultsLabel = 'Hasil pencarian';
export const filtersLabel = 'Saring hasil';
export const bestLabel = 'Jawaban terbaik';
export const showMore = (count: number) => `Lihat ${wholeNumber(count)} lagi`;
export const moreCount = (count: number) => `${wholeNumber(count)} lagi`;
export const nearestOnly = (count: number) =>
  `${wholeNumber(count)} hasil terdekat. Tambahkan kata untuk menyaring.`;

// The groups of results: a short name, and a title where it differs.
export const servicesTitle = 'Layanan dan syarat';
export const procedures = 'Jalannya';
export const newsTitle = 'Berita dan artikel';
export const photos = 'Foto';
export const photosTitle = 'Galeri foto';
export const layers = 'Lapisan peta';
export const people = 'Orang';
export const contactAndHours = 'Kontak dan jam';

// A result.
export const documentsLine = (documents: string) => `Dokumen: ${documents}`;
export const termsTitle = (service: string) => `${service}: syarat dan kuota`;
/** Between the number of a regulation and its subject. */
export const regulationAbout = 'tentang';
export const notInForce = 'tidak berlaku lagi';
export const applicationStatusText =
  'Tanyakan sampai di mana permohonan Anda, dengan nomor pada tanda terima';
export const guidePageWithTitle = ({ page, title }: { page: number; title: string }) =>
  `Halaman ${page}: ${title}`;

// The card that leads the results.
export const spokenWordLabel = 'Kata ini sekarang';
export const allSteps = 'Lihat semua langkah';
export const openOnMap = 'Buka di peta';
export const parcelWithActivity = ({ id, activity }: { id: string; activity: string }) =>
  `Persil ${id}. ${activity}`;
export const parcelText = 'Peta menjawab zonanya, yang boleh di sana, dan sebesar apa boleh dibangun.';
export const complaintText =
  'Tulis apa yang Anda lihat, di mana, dan sejak kapan. Nama Anda dapat dirahasiakan.';
export const complaintLink = 'Tulis pengaduan';
export const mapText = 'Pola ruang RDTR, batas, jalan, dan persil dalam satu tampilan.';
export const addressTitle = 'Alamat dicari di peta';
export const addressText = (address: string) =>
  `Peta tahu jalan, kelurahan, dan persil. Ketik “${address}” di kolom pencariannya.`;

// Where nothing was found.
export const emptyTitle = 'Belum ada di situs ini.';
export const emptyText =
  'Coba kata lain atau yang lebih pendek. Pencarian melihat layanan, produk hukum, peta, berita, foto, orang, panduan, dan kontak.';
export const nearestWords = 'Kata terdekat yang ada di sini:';
export const askVia = (channel: string) => `Tanyakan lewat ${channel}`;
export const askMessage = (words: string) => `Saya mencari: ${words}`;
export const askMessageFilledIn = (message: string) => `Pesan “${message}” sudah terisi.`;
export const fourServices = 'Lihat keempat layanan';
export const fourServicesText = 'ITR, KRK, siteplan, KKPR';
export const allServices = 'Lihat semua layanan';

// The keys, and passing the search on.
export const arrowsChoose = 'pilih';
export const enterKey = 'Enter';
export const enterOpens = 'buka';
export const escapeKey = 'Esc';
export const escapeCloses = 'tutup';
export const slashLead = 'Tekan';
export const slashSearches = 'di mana saja untuk mencari';
export const shareSearch = 'Bagikan pencarian ini';
export const shareTitle = (words: string) => `Cari: ${words}`;
export const addressCopied = 'Alamat pencarian disalin.';
