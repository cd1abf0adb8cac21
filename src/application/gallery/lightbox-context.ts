import type { GalleryFolder, GalleryImage } from '../../domain/gallery/gallery.ts';
import { indexAfterRefresh, photoName, type Rotation } from '../../domain/gallery/lightbox.ts';
import type { WantedFile } from '../ports/file-download.ts';

/** The context of the lightbox; the folder is absent until the gallery has settled. */
export interface LightboxContext {
  readonly folderId?: string | undefined;
  readonly folder?: GalleryFolder | undefined;
  /** Zero-based. */
  readonly index: number;
  readonly zoomed: boolean;
  readonly rotation: Rotation;
}

/** A lightbox that shows nothing. */
export const CLOSED: LightboxContext = {
  folderId: undefined,
  folder: undefined,
  index: 0,
  zoomed: false,
  rotation: 0,
};

const UNTOUCHED = { zoomed: false, rotation: 0 } as const;

/** How many photos the folder has. */
export function photoCount({ folder }: LightboxContext): number {
  return folder?.images.length ?? 0;
}

/** The photo shown, if there is one. */
export function shownPhoto({ folder, index }: LightboxContext): GalleryImage | undefined {
  return folder?.images[index];
}

/** Turns to a photo: a different photo resets zoom and rotation (spec §4 Lightbox), the same one keeps them. */
export function turnedTo(context: LightboxContext, index: number): Partial<LightboxContext> {
  return index === context.index ? {} : { index, ...UNTOUCHED };
}

/** Takes the folder, at first or after a refresh; the photo shown stays if it still exists. */
export function settledOn(context: LightboxContext, folder: GalleryFolder): Partial<LightboxContext> {
  const shown = shownPhoto(context);
  const index = indexAfterRefresh(shown, folder.images, context.index);
  const stays = shown === undefined || shown.fileId === folder.images[index]?.fileId;
  return { folder, index, ...(stays ? {} : UNTOUCHED) };
}

/**
 * The file that a download of the photo shown fetches, and its name (spec §7 Lightbox download).
 * @throws RangeError where there is no photo
 */
export function wantedFile(context: LightboxContext): WantedFile {
  const photo = shownPhoto(context);
  if (photo === undefined) throw new RangeError('no photo to save');
  return {
    url: photo.directUrl,
    name: photoName(photo, context.index),
    fallbackUrl: photo.downloadUrl,
  };
}
