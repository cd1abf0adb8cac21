import { createHash } from 'node:crypto';
import type { ImageUse } from '../items.ts';
import type { ImageWidths } from '../site-rules.ts';

/** The id of a picture is made of this and of its content; a change gives every picture another id. */
const RECIPE = {
  webp: { quality: 80, lowest: 56, step: 6 },
  avif: { quality: 50, effort: 2 },
  /** The most that a file of a width may weigh, in bytes: what the pages were planned with. */
  budgets: {
    400: 28_672,
    640: 48_128,
    800: 86_016,
    960: 102_400,
    1000: 112_640,
    1280: 118_784,
    2000: 327_680,
  } as Readonly<Record<number, number>>,
} as const;

/**
 * How a picture is written. A faster encoder at the same weight changes no id: what stands already is as good. Measured on
 * the sample content (record 62): AVIF at effort 1 takes half the time of effort 2, WebP at effort 2 half of effort 4.
 */
export const ENCODING = {
  webp: { quality: 78, effort: 2, lowest: 54, step: 6 },
  avif: { quality: 49, effort: 1, chromaSubsampling: '4:2:0' },
} as const;

// A width that was added later: its file is new in an existing folder, so that ids need not change.
const ADDED: Readonly<Record<number, number>> = { 750: 65_536 };

/** Gives the most that a WebP of a width may weigh, in bytes; undefined for a width without a budget. */
export const budgetOf = (width: number): number | undefined => RECIPE.budgets[width] ?? ADDED[width];

/**
 * Gives the files that a build cannot leave for later: the one whose size the gallery names, and what a first look shows.
 * @param uses of one picture
 */
export function firstFiles(all: ImageWidths, uses: ReadonlySet<ImageUse>): string[] {
  const banner = uses.has('banner') ? widthsFor(all, ['banner']) : [];
  const photo = uses.has('gallery') ? [all.gallery.src] : [];
  return [...banner, ...photo].map((width) => `${width}.webp`);
}

/** The width of the file of a photo that is saved, in pixels at most: as wide as the office's own where that is not wider. */
export const SAVED_WIDTH = 2000;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const ID_LETTERS = 12;
const NAME_LENGTH = 32;

/** Gives the widths that a picture is needed in, in pixels, ascending. */
export function widthsFor(all: ImageWidths, uses: Iterable<ImageUse>): number[] {
  const widths = [...uses].flatMap((use) => [all[use].src, ...all[use].srcset]);
  return [...new Set(widths)].sort((a, b) => a - b);
}

/** Gives a name as words of a-z and 0-9 joined by hyphens; 'x' where nothing is left. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, '-').slice(0, NAME_LENGTH);
  return slug.replace(/^-+|-+$/g, '') || 'x';
}

/**
 * Gives the file id of a picture: the words of its name, a dot, and twelve letters of its content and of the recipe.
 * @param name the file's name without its ending
 * @param digest SHA-256 of the file, hexadecimal
 */
export function fileIdOf(name: string, digest: string): string {
  const hash = createHash('sha256').update(JSON.stringify(RECIPE)).update(digest).digest();
  const letters = Array.from(hash.subarray(0, ID_LETTERS), (byte) => LETTERS[byte % LETTERS.length]);
  return `${slugOf(name)}.${letters.join('')}`;
}
