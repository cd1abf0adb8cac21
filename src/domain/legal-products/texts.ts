// What a visitor reads of the legal products, by the part of the screen it stands in.
import { wholeNumber } from '../shared/indonesian-number.ts';

// The section with its cards.
export const sectionTitle = 'PRODUK HUKUM';
export const sectionText = 'Peraturan dan lampiran peta yang berlaku, siap dibaca dan diunduh.';
/** Swiper puts the numbers in. */
export const slideLabel = '{{index}} dari {{slidesLength}}';
/** What the arrows go through. */
export const arrowsOf = 'dokumen hukum';
export const cardPosition = ({ number, count }: { number: number; count: number }) =>
  `Kartu ${wholeNumber(number)} dari ${wholeNumber(count)}`;
export const shownCount = (count: number) =>
  `Menampilkan ${wholeNumber(count)} produk hukum terkait penataan ruang`;
export const loading = 'Memuat produk hukum...';
export const emptyTitle = 'Tidak ada produk hukum tersedia';
export const emptyText = 'Coba muat ulang, atau tanyakan kepada petugas.';

// A card.
export const activeBadge = 'Aktif';
export const cardText = 'Dokumen resmi terkait penataan ruang kota.';
export const pdfType = 'PDF Document';
export const wordType = 'Word Document';
export const zipType = 'ZIP Archive';
export const otherType = 'Legal Document';
export const view = 'Lihat';
export const readHere = 'Baca di sini';

// The regulations that can be read here, and the page of all.
export const readableTitle = 'Dibaca di sini';
export const allByTypeAndYear = 'Semua, menurut jenis dan tahun';
export const otherCategory = 'Lainnya';

// The list of all.
export const closeList = 'Tutup daftar';
export const listFailed = 'Daftar gagal dimuat.';
export const searchLabel = 'Cari produk hukum';
export const searchPlaceholder = 'Cari nama atau tahun';
export const typeFilter = 'Jenis';
export const categoryFilter = 'Kategori';
export const yearFilter = 'Tahun';
export const foundCount = ({ found, all }: { found: number; all: number }) =>
  `${wholeNumber(found)} dari ${wholeNumber(all)} produk hukum`;
export const noResultsText = 'Tidak ada produk hukum yang sesuai.';
export const pagesLabel = 'Halaman produk hukum';

// The dropdown of the head.
export const dropdownTitle = (count: number) => `Produk Hukum Terbaru (${wholeNumber(count)})`;
export const dropdownEmpty = 'Tidak ada produk tersedia';
export const seeAll = 'Lihat Semua';
export const productCount = (count: number) => `${wholeNumber(count)} produk`;
