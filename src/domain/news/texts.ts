// What a visitor reads of the news, by the part of the screen it stands in.
import { wholeNumber } from '../shared/indonesian-number.ts';

// The section and what it shows in place of articles.
export const refresh = 'Refresh artikel';
export const refreshed = 'Artikel diperbarui.';
/** Also while one article loads. */
export const loading = 'Memuat artikel...';
/** Also where the text of one article did not come. */
export const failed = 'Gagal memuat artikel. Silakan coba lagi.';
export const showsCopy = 'Artikel yang tampil adalah salinan terakhir.';
export const notReached = 'Artikel belum sampai ke halaman ini.';
export const emptyTitle = 'Tidak Ada Artikel';
export const emptyText = 'Belum ada artikel tersedia saat ini.';
export const allArticles = 'Lihat Semua Artikel';
/** Before the time of the list. */
export const listUpdated = 'Terakhir diperbarui';

// A card of an article.
export const coverSubstitute = 'Artikel';
export const readMore = 'Baca Selengkapnya';
export const dateUnrecognised = 'Format tanggal tidak dikenali';
export const dateFailed = 'Error memformat tanggal';

// The dialog of an article.
export const dialogTitle = 'Detail Artikel';
export const articleGone = 'Artikel ini sudah tidak ada di sini.';
export const backToNews = 'Kembali ke berita';
export const articleUpdated = (date: string) => `Terakhir diperbarui ${date}`;
export const pictureCount = (count: number) => `${wholeNumber(count)} gambar`;
export const addressCopied = 'Alamat artikel disalin.';

// The pictures of an article.
export const picturesLabel = 'Gambar artikel';
export const pictureUnavailable = 'Gambar tidak tersedia';
export const picturePosition = ({ number, count }: { number: number; count: number }) =>
  `Gambar ${wholeNumber(number)} dari ${wholeNumber(count)}`;
export const previousPicture = 'Gambar sebelumnya';
export const nextPicture = 'Gambar selanjutnya';
export const stripPicture = (number: number) => `Gambar ${wholeNumber(number)}`;
export const picturesShown = ({ shown, all }: { shown: number; all: number }) =>
  `Ditampilkan ${wholeNumber(shown)} dari ${wholeNumber(all)} gambar.`;

// What an article's own markup lacks.
export const articlePicture = 'Gambar';
export const articleTable = 'Tabel';
