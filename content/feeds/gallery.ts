import { at } from '../../tools/random.ts';
import { fileIdOf } from '../pictures/file-id.ts';
import { type FolderSource, folderSources } from './gallery-folders.ts';
import type { GalleryFeed, GalleryFolder, GalleryImage } from './gallery-types.ts';
import { driveLink } from './links.ts';

/** Gives the size in bytes of a picture file, named by its file id and its file name ('800.webp'). */
export type SizeOf = (fileId: string, file: string) => number;

// The one photo that the feed names .jpg and gives no MIME type is kept as a real JPEG too.
export const JPEG_PHOTO = 'gal-loket-03';
const JPEG_FOLDER = 'loket-prioritas';
const TEXT_SIZES = 'kelas-peta';
const DOCUMENT_FOLDER = 'lembar-persil';
const FOLDER_URL = 'https://drive.google.com/drive/folders/';

function imageOf(folder: FolderSource, slug: string, position: number, sizeOf: SizeOf): GalleryImage {
  const fileId = fileIdOf(slug);
  const jpeg = slug === JPEG_PHOTO && folder.slug === JPEG_FOLDER;
  const file = jpeg ? '800.jpg' : '800.webp';
  const index = folder.photos.length - position;
  const size = sizeOf(fileId, file);
  const name = `${folder.slug}-${String(index).padStart(3, '0')}`;
  return {
    imageName: jpeg ? `${name}.jpg` : `${name}.webp`,
    imageIndex: index,
    fileId,
    ...(jpeg ? {} : { mimeType: 'image/webp' }),
    size: folder.slug === TEXT_SIZES ? String(size) : size,
    originalUrl: driveLink('file', fileId),
    directUrl: `/media/${fileId}/${file}`,
    thumbnailUrl: `/media/${fileId}/400.webp`,
    downloadUrl: `/media/${fileId}/${file}`,
  };
}

/** A document among the photos, which the site leaves out. */
function strayDocument(): GalleryImage {
  const fileId = fileIdOf('dok-berita-acara');
  return {
    imageName: 'berita-acara-pemeriksaan.pdf',
    imageIndex: 99,
    fileId,
    mimeType: 'application/pdf',
    size: 182304,
    originalUrl: driveLink('file', fileId),
    directUrl: driveLink('uc', fileId),
    thumbnailUrl: driveLink('thumbnail', fileId),
    downloadUrl: driveLink('usercontent', fileId),
  };
}

function folderOf(source: FolderSource, sizeOf: SizeOf): GalleryFolder {
  const folderId = fileIdOf(`map-${source.slug}`);
  const photos = source.photos.map((slug, position) => imageOf(source, slug, position, sizeOf));
  const images = source.slug === DOCUMENT_FOLDER ? [strayDocument(), ...photos] : photos;
  const zipId = fileIdOf(`zip-${source.slug}`);
  const docId = fileIdOf(`ket-${source.slug}`);
  const zipFile = {
    name: `${source.slug}.zip`,
    id: zipId,
    size: photos.reduce((sum, image) => sum + Number(image.size), 0),
    url: driveLink('file', zipId),
    downloadUrl: driveLink('usercontent', zipId),
  };
  return {
    folderName: source.name,
    folderId,
    folderUrl: FOLDER_URL + folderId,
    caption: source.caption,
    imageCount: photos.length,
    status: 'processed',
    images,
    ...(source.zip ? { zipFile } : {}),
    docFile: {
      name: 'keterangan.docx',
      id: docId,
      url: driveLink('file', docId),
      type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    },
    createdDate: `${source.day}T02:30:00.000Z`,
    lastModified: `${source.day}T07:45:00.000Z`,
    captionDetails: {
      source: 'keterangan.docx',
      extractedAt: `${source.day}T07:50:00.000Z`,
      fullText: `${source.caption}\n\n${source.detail}`,
    },
  };
}

/** Gives the gallery feed; the folders stand out of order, as a drive lists them. */
export function galleryFeed(sizeOf: SizeOf): GalleryFeed {
  const folders = folderSources.map((_, index) => folderOf(at(folderSources, index * 5 + 3), sizeOf));
  return {
    success: true,
    data: {
      folderName: 'Galeri BUPC',
      folderId: fileIdOf('map-galeri-bupc'),
      processedDate: '2024-11-20T01:00:00.000Z',
      totalFolders: folders.length,
      totalItems: folders.reduce((sum, folder) => sum + folder.imageCount, 0),
      folders,
      cacheMetadata: {
        createdAt: '2024-11-20T01:00:00.000Z',
        format: 'webp',
        includeWeservUrl: false,
        validUntil: '2024-11-20T01:30:00.000Z',
      },
      cacheInfo: 'embedded',
    },
    timestamp: '2024-11-20T01:00:00.000Z',
    endpoint: 'gallery',
  };
}
