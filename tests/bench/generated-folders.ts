import type { GalleryFolder, GalleryImage } from '../../src/domain/gallery/gallery.ts';

const IMAGES = 20;
const FULL_TEXT = 'Petugas dan warga memeriksa batas persil di lapangan, lalu mencatat sempadan sungai. ';

function image(folder: number, index: number): GalleryImage {
  const fileId = `1foto-${folder}-${index}`;
  const address = `https://drive.google.com/uc?id=${fileId}`;
  return {
    imageName: `survei-${index}.jpg`,
    imageIndex: index,
    fileId,
    mimeType: 'image/jpeg',
    size: 250_000,
    directUrl: address,
    downloadUrl: address,
  };
}

/**
 * Makes a gallery of any size, always the same: 700 characters of caption a folder, dates out of order.
 * @param photos of each folder
 */
export function generatedFolders(count: number, photos = IMAGES): GalleryFolder[] {
  return Array.from({ length: count }, (_, folder) => ({
    folderId: `1map-${folder}`,
    folderName: `Survei lapangan ${folder}`,
    caption: `Pengukuran batas kelurahan ke-${folder} bersama warga dan kantor pertanahan`,
    imageCount: photos,
    images: Array.from({ length: photos }, (_, index) => image(folder, index)),
    createdDate: new Date(1_700_000_000_000 - ((folder * 7919) % count) * 3_600_000).toISOString(),
    captionDetails: { source: `laporan-${folder}.docx`, fullText: FULL_TEXT.repeat(8) },
  }));
}
