// What a visitor reads of the gallery, by the part of the screen it stands in.
import { wholeNumber } from '../shared/indonesian-number.ts';

// The section and what it shows in place of folders.
export const loading = 'Memuat galeri...';
export const notReached = 'Foto belum sampai ke halaman ini.';
export const failed = 'Galeri tidak dapat ditampilkan saat ini.';
export const emptyTitle = 'Tidak Ada Galeri';
export const emptyText = 'Belum ada galeri foto tersedia saat ini.';
export const noResultsText = (query: string) => `Tidak ditemukan galeri yang sesuai dengan "${query}"`;
export const pagesLabel = 'Halaman galeri';
export const showsFallback = 'Galeri yang tampil adalah galeri bawaan situs.';
export const showsCopy = (stamp: string) => `Galeri yang tampil adalah salinan terakhir, ${stamp}.`;
export const notRefreshed = 'Galeri belum dapat diperbarui.';
export const usingCachedData = (reason: string) => `Using cached data due to API error: ${reason}`;
export const usingFallbackData = (reason: string) => `Using fallback data due to API error: ${reason}`;

// The tools above the folders.
export const searchLabel = 'Cari folder galeri';
export const searchPlaceholder = 'Cari folder galeri...';
export const foundCount = ({ found, all }: { found: number; all: number }) =>
  `${wholeNumber(found)} dari ${wholeNumber(all)} galeri`;
export const refreshLabel = 'Segarkan';
export const refreshed = 'Galeri diperbarui.';
export const updatedBadge = 'Update';
export const cacheBadge = 'Cache';

// A card of a folder.
export const folderEmpty = 'Folder galeri ini kosong';
export const folderWithoutPhotos = 'Belum ada foto';
export const zipBadge = 'ZIP';
export const openFolder = 'Lihat Galeri →';

// A photo that does not show.
export const formatUnsupported = 'Format tidak didukung';
export const photoNotFound = 'Foto tidak ditemukan';
export const photoFailed = 'Foto tidak dapat dimuat';

// The lightbox.
export const lightboxCounter = ({ number, count }: { number: number; count: number }) =>
  `${wholeNumber(number)} dari ${wholeNumber(count)} foto`;
export const lightboxFailedTitle = 'Galeri gagal dimuat';
export const folderGone = 'Folder galeri ini sudah tidak ada di sini.';
export const backToGallery = 'Kembali ke galeri';
export const noPicture = 'Tidak ada gambar';
export const photoAlt = ({ folder, number }: { folder: string; number: number }) =>
  `${folder}, foto ${wholeNumber(number)}`;
export const stripLabel = 'Semua foto';
export const stripPhoto = (number: number) => `Foto ${wholeNumber(number)}`;

// What the lightbox says of a photo.
export const infoPosition = ({ number, count }: { number: number; count: number }) =>
  `Foto ${wholeNumber(number)} dari ${wholeNumber(count)}`;
export const infoPixels = ({ width, height }: { width: number; height: number }) =>
  `${wholeNumber(width)} × ${wholeNumber(height)} piksel`;
export const infoOrder = 'Urutan: terbaru lebih dulu';
export const infoDetails = 'Lihat detail lengkap';
export const infoSource = (source: string) => `Sumber: ${source}`;

// The tools of the lightbox, and what came of them.
export const toolsLabel = 'Alat foto';
export const rotate = 'Putar';
export const rotateLabel = 'Putar 90 derajat';
export const photoSaved = 'Foto disimpan.';
export const photoOpenedInTab = 'Foto dibuka di tab baru.';
export const photoNotSaved = 'Foto tidak dapat disimpan.';
export const photoNotDownloaded = 'Foto tidak dapat diunduh.';
export const addressCopied = 'Alamat foto disalin.';
export const photoAnnouncement = ({ number, count, name }: { number: number; count: number; name: string }) =>
  `Foto ${wholeNumber(number)} dari ${wholeNumber(count)}: ${name}`;
