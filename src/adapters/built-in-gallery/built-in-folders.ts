import type { GalleryFolder, GalleryImage } from '../../domain/gallery/gallery.ts';
import folders from './built-in-folders.json' with { type: 'json' };

// The photos are files of this site, in public/media, newest first.
function photo(folderId: string, fileId: string, index: number): GalleryImage {
  const address = `/media/${fileId}/800.webp`;
  return {
    imageName: `${folderId.replace('bawaan-', '')}-${String(index).padStart(3, '0')}.webp`,
    imageIndex: index,
    fileId,
    mimeType: 'image/webp',
    directUrl: address,
    downloadUrl: address,
  };
}

/** The folders of the built-in fallback (spec §9 Gallery): 9 folders, 40 photos, all of them files of this site. */
export const BUILT_IN_FOLDERS: readonly GalleryFolder[] = folders.map(
  ({ id, name, caption, created, photos }) => ({
    folderId: id,
    folderName: name,
    caption,
    imageCount: photos.length,
    images: photos.map((fileId, index) => photo(id, fileId, photos.length - index)),
    createdDate: created,
  }),
);
