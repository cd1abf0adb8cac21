import type { BuiltInFolder } from '../../domain/gallery/built-in-folder.ts';
import type { GalleryFolder, GalleryImage } from '../../domain/gallery/gallery.ts';

// The photos are files of this site, newest first.
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

/** Gives the folders of the built-in fallback (spec §9 Gallery); all their photos are files of this site. */
export const builtInFolders = (folders: readonly BuiltInFolder[]): GalleryFolder[] =>
  folders.map(({ id, name, caption, created, photos }) => ({
    folderId: id,
    folderName: name,
    caption,
    imageCount: photos.length,
    images: photos.map((fileId, index) => photo(id, fileId, photos.length - index)),
    createdDate: created,
  }));
