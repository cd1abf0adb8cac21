// What a visitor reads of the guide, by the part of the screen it stands in.
import { wholeNumber } from '../shared/indonesian-number.ts';

// The guide while it comes, or does not.
export const loading = 'Memuat Panduan...';
export const loadingNote = 'Mohon tunggu sebentar';
export const failedTitle = 'Gagal Memuat PDF';
export const failedText = (message: string) => `Gagal memuat PDF: ${message}`;
/** Goes on from failedText. */
export const noGuide = 'tidak ada buku panduan di situs ini. Tanyakan kepada petugas.';
export const passwordNeeded = 'Dokumen ini dibuka dengan kata sandi.';
export const passwordNeededCause = 'Enter the password to open this PDF file.';
export const passwordWrong = 'Kata sandi itu keliru.';
export const passwordWrongCause = 'Invalid password. Please try again.';

// The pages.
export const pagePosition = ({ number, count }: { number: number; count: number }) =>
  `Halaman ${wholeNumber(number)} dari ${wholeNumber(count)}`;
export const enlargedPageLabel = 'Halaman yang diperbesar';
export const readingLabel = 'Isi panduan';
export const ruleLabel = ({ article, regulation }: { article: string; regulation: string }) =>
  `${article}, ${regulation}: aturannya`;

// The tools.
export const toolsLabel = 'Alat panduan';
export const sound = 'Suara';
export const readingMode = 'Mode baca';
export const moreTools = 'Lainnya';
export const moreToolsLabel = 'Alat lainnya';
export const printLabel = 'Cetak (tab baru)';
export const fullScreen = 'Layar penuh';
export const zoom = 'Zoom';
export const resetZoom = 'Atur ulang';
export const resetZoomLabel = 'Atur ulang zoom';
export const pagerPage = 'Halaman';
export const pagerLabel = 'Nomor halaman';
export const pagerCount = (count: number) => `dari ${wholeNumber(count)}`;

// How a download ended.
export const saved = 'Panduan disimpan.';
export const openedInTab = 'Panduan dibuka di tab baru.';
export const notSaved = 'Panduan tidak dapat disimpan.';
export const notDownloaded = 'Panduan tidak dapat diunduh.';

// The panels of contents and search.
export const closePanelLabel = (panel: string) => `Tutup ${panel}`;
/** Before the number of a page in the contents. */
export const contentsPage = 'halaman';
export const searchLabel = 'Cari di panduan';
export const searchPlaceholder = 'Cari di panduan…';
export const searchHint = 'Cari kata di semua halaman.';
export const searchProgress = ({
  searched,
  pages,
  hits,
}: {
  searched: number;
  pages: number;
  hits: number;
}) => `Mencari… ${wholeNumber(searched)} dari ${wholeNumber(pages)} halaman, ${wholeNumber(hits)} temuan`;
export const noHits = (query: string) => `Tidak ada temuan untuk “${query}”.`;
export const hitCount = ({ hits, pages }: { hits: number; pages: number }) =>
  `${wholeNumber(hits)} temuan di ${wholeNumber(pages)} halaman`;
/** Goes on from hitCount. */
export const firstHitsShown = (count: number) => `; ${wholeNumber(count)} yang pertama ditampilkan`;
