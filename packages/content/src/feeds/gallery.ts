import { join } from 'node:path';
import { mediaAddress } from '../addresses.ts';
import { type ContentFolder, entriesIn, readText } from '../folder/folder.ts';
import { isThere } from '../folder/links.ts';
import { datedName } from '../folder/names.ts';
import { ALBUM, ALBUM_FILE, readGallery } from '../folder/read-gallery.ts';
import { shownPath } from '../folder/references.ts';
import { type PlacedEntry, readYamlRecord } from '../folder/yaml-file.ts';
import type { Album } from '../items.ts';
import { SAVED_WIDTH } from '../pictures/picture-plan.ts';
import { idKey } from '../pull/keys.ts';
import { built, type Feed, type ItemSource } from './feed.ts';

const PHOTO_WIDTH = 800;
const THUMBNAIL_WIDTH = 400;

/** The gallery: each folder of content/gallery is an album. */
export const gallery: Feed<Album> = {
  read: readGallery,
  sources: (folder, items) => {
    const albums = new Map(albumNames(folder).map((name) => albumSource(folder, name)));
    return items.map(({ folderId }) => albums.get(folderId));
  },
  received: (folder) => albumNames(folder).length,
  wishes: (items) =>
    items.flatMap(({ images }, item) =>
      images.map(({ fileId: key }, index) => ({ key, uses: ['gallery'], item, field: `images[${index}]` })),
    ),
  keyed: (items) =>
    items.map((album) => ({
      ...album,
      images: album.images.map((image) => ({ ...image, fileId: idKey(image.fileId) })),
    })),
  // A photo without a picture is left out.
  settle: (items, find) =>
    items.map((album) => {
      const images = album.images.flatMap(({ imageName, imageIndex, fileId }) => {
        const picture = built(find(fileId));
        if (picture === undefined) return [];
        const saved = picture.sizes.has(`${SAVED_WIDTH}.webp`) ? SAVED_WIDTH : PHOTO_WIDTH;
        const address = mediaAddress(picture.fileId, saved);
        const size = picture.sizes.get(`${saved}.webp`);
        return [
          {
            imageName: `${imageName.replace(/\.[a-z]{3,4}$/i, '')}.webp`,
            imageIndex,
            fileId: picture.fileId,
            mimeType: 'image/webp',
            ...(size !== undefined && { size }),
            ...picture.pixels?.get(`${saved}.webp`),
            directUrl: address,
            downloadUrl: address,
          },
        ];
      });
      return { ...album, images, imageCount: images.length };
    }),
  document: galleryDocument,
};

function galleryDocument(folders: readonly Album[]) {
  // The newest day of the content, so that the same content gives the same document.
  const made =
    folders
      .map(({ createdDate }) => createdDate)
      .sort()
      .at(-1) ?? '';
  return {
    success: true,
    data: {
      folderName: '',
      folderId: '',
      processedDate: made,
      totalFolders: folders.length,
      totalItems: folders.reduce((sum, { imageCount }) => sum + imageCount, 0),
      folders: folders.map(folderDocument),
      cacheMetadata: {},
      cacheInfo: '',
    },
    timestamp: made,
    endpoint: 'gallery',
  };
}

function folderDocument(folder: Album) {
  return {
    ...folder,
    images: folder.images.map((image) => ({
      ...image,
      originalUrl: image.directUrl,
      thumbnailUrl: mediaAddress(image.fileId, THUMBNAIL_WIDTH),
    })),
  };
}

const albumNames = (folder: ContentFolder): string[] => entriesIn(folder, join(folder.root, 'gallery'));

function albumSource(folder: ContentFolder, name: string): [id: string, ItemSource] {
  const album = join(folder.root, 'gallery', name);
  const path = join(album, ALBUM_FILE);
  const { rest } = datedName(name);
  const text = isThere(path) ? readText(folder, path) : undefined;
  if (text === undefined) return [rest, { file: shownPath(folder, album) }];
  const file = shownPath(folder, path);
  const [placed] = readYamlRecord(ALBUM, {
    text,
    file,
    nearestWord: folder.rules.nearestWord,
  }).entries;
  return [placed?.entry.id ?? rest, { file, ...(placed && { lineOf: lineIn(placed) }) }];
}

// The fields of an item are asked for by the name that they mostly have in the folder.
const lineIn =
  ({ lineOf }: PlacedEntry<typeof ALBUM>): NonNullable<ItemSource['lineOf']> =>
  (...path) =>
    lineOf(...path.map((key) => (key === 'pictures' ? 'photos' : key)));
