import { firstByKey } from '../shared/first-by-key.ts';
import { isShownImage } from '../shared/image-type.ts';
import { isoTime } from '../shared/jakarta-time.ts';
import { folderKey, type GalleryFolder } from './gallery.ts';
import { readyForSearch } from './search-folders.ts';

/** Filters a folder's images by allowed types, highest imageIndex first, and counts them (spec §5 Gallery). */
export function prepareFolder(folder: GalleryFolder): GalleryFolder {
  const images = folder.images.filter(isShownImage).sort((a, b) => b.imageIndex - a.imageIndex);
  return { ...folder, images, imageCount: images.length };
}

/**
 * Prepares what the gallery section draws: each folder once (the first of an id stays), prepared, newest createdDate
 * first (spec §5 Gallery). Folders without a readable date come last, in the order received. Safe to apply twice.
 */
export function prepareGallery(folders: readonly GalleryFolder[]): GalleryFolder[] {
  const dated = firstByKey(folders, folderKey).map((folder) => ({
    folder,
    time: createdTime(folder),
  }));
  dated.sort((a, b) => (a.time === b.time ? 0 : b.time - a.time));
  const prepared = dated.map(({ folder }) => prepareFolder(folder));
  readyForSearch(prepared);
  return prepared;
}

function createdTime(folder: GalleryFolder): number {
  return isoTime(folder.createdDate) ?? Number.NEGATIVE_INFINITY;
}
