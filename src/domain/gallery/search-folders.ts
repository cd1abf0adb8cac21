import { matchesSearch } from '../shared/search-text.ts';
import type { GalleryFolder } from './gallery.ts';

/** Keeps the folders whose name, caption or full caption text contains the query, in their order (spec §5 Gallery). */
export function searchFolders(folders: readonly GalleryFolder[], query: string): GalleryFolder[] {
  return folders.filter((folder) =>
    matchesSearch(query, [folder.folderName, folder.caption, folder.captionDetails?.fullText]),
  );
}
