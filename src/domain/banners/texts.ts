// What a visitor reads of the banners.
import { wholeNumber } from '../shared/indonesian-number.ts';

// The carousel, and what it shows in place of banners.
export const emptyTitle = 'Gambar utama belum tersedia saat ini.';
export const emptyCause = 'No images available';
export const slidePosition = ({ number, count }: { number: number; count: number }) =>
  `Slide ${wholeNumber(number)} dari ${wholeNumber(count)}`;

// Its controls.
/** What the arrows go through. */
export const arrowsOf = 'gambar utama';
export const slideLabel = (number: number) => `Slide ${wholeNumber(number)}`;
export const pauseLabel = 'Jeda gambar utama';
export const resumeLabel = 'Lanjutkan gambar utama';
