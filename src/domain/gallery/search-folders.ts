import { normalizeSearch } from '../shared/search-text.ts';
import type { GalleryFolder } from './gallery.ts';

// Prepared once for each list: normalising ten thousand captions at every key would be slow.
const searchTexts = new WeakMap<readonly GalleryFolder[], readonly string[]>();

/** Filters the folders whose name, caption or full caption text contains the query, in their order (spec §5 Gallery). */
export function searchFolders(folders: readonly GalleryFolder[], query: string): GalleryFolder[] {
  const wanted = normalizeSearch(query);
  if (wanted === '') return [...folders];
  const texts = readyForSearch(folders);
  return folders.filter((_, index) => texts[index]?.includes(wanted));
}

/** Prepares a list for searching, so that the first key is as fast as the next; returns its texts. */
export function readyForSearch(folders: readonly GalleryFolder[]): readonly string[] {
  const known = searchTexts.get(folders);
  if (known !== undefined) return known;
  const texts = folders.map(searchTextOf);
  searchTexts.set(folders, texts);
  return texts;
}

// Joined by a line break, which no normalised query contains, so that none matches across two texts.
function searchTextOf({ folderName, caption, captionDetails }: GalleryFolder): string {
  return [folderName, caption, captionDetails?.fullText ?? ''].map(normalizeSearch).join('\n');
}
