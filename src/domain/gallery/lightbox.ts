import { nearestIndex } from '../shared/nearest-index.ts';
import type { GalleryImage } from './gallery.ts';

/** How much the zoom toggle enlarges (spec §9 Lightbox). */
export const LIGHTBOX_ZOOM = 1.5;

/** Degrees by which a photo is turned clockwise. */
export type Rotation = 0 | 90 | 180 | 270;

const NEXT_ROTATION: Readonly<Record<Rotation, Rotation>> = { 0: 90, 90: 180, 180: 270, 270: 0 };

/** Gives the rotation after one more click: 0, 90, 180, 270, and 0 again (spec §2 Lightbox). */
export function rotatedOnce(rotation: Rotation): Rotation {
  return NEXT_ROTATION[rotation];
}

/**
 * Gives the index of the shown photo in a folder that has arrived again, so that a refresh does not change the photo;
 * for a removed photo the nearest index.
 */
export function indexAfterRefresh(
  shown: GalleryImage | undefined,
  images: readonly GalleryImage[],
  index: number,
): number {
  if (shown !== undefined && images[index]?.fileId === shown.fileId) return index;
  const found = shown === undefined ? -1 : images.findIndex(({ fileId }) => fileId === shown.fileId);
  return found === -1 ? nearestIndex(index, images.length) : found;
}

/** Whether a photo is shown or next to the one shown in the ring, and is to be loaded (spec §2 Lightbox). */
export function isNeighbour(index: number, shown: number, count: number): boolean {
  const distance = Math.abs(index - shown);
  return Math.min(distance, count - distance) <= 1;
}

/**
 * Gives the name under which a photo is shown and saved: its own, or 'image-{index}' (spec §7 Lightbox download).
 * @param index zero-based; the name counts from 1, as '{i} dari {n} foto' does
 */
export function photoName({ imageName }: Pick<GalleryImage, 'imageName'>, index: number): string {
  return imageName.trim() || `image-${index + 1}`;
}
