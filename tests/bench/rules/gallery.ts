import type { MeasuredRule } from '@bupc/bench';
import type { GalleryImage } from '../../../src/domain/gallery/gallery.ts';
import { indexAfterRefresh } from '../../../src/domain/gallery/lightbox.ts';
import { prepareFolder, prepareGallery } from '../../../src/domain/gallery/prepare-gallery.ts';
import { readyForSearch, searchFolders } from '../../../src/domain/gallery/search-folders.ts';
import { pageOf } from '../../../src/domain/shared/pages.ts';
import { generatedFolders } from '../generated-folders.ts';
import { list } from './list.ts';

const QUERY = 'survei sempadan sungai';
// Five, so that 100,000 folders still fit into memory.
const PHOTOS = 5;

const photos = (count: number): GalleryImage[] =>
  list(count, (index) => ({
    imageName: `foto-${index}.jpg`,
    imageIndex: (index * 7919) % count,
    fileId: `1foto-${index}`,
    mimeType: 'image/jpeg',
    directUrl: '',
    downloadUrl: '',
  }));

/** The rules of the gallery and of its lightbox. */
export const GALLERY_RULES: readonly MeasuredRule[] = [
  {
    name: 'prepareGallery',
    items: 'folders',
    over: (size) => {
      const folders = generatedFolders(size, PHOTOS);
      return () => prepareGallery(folders);
    },
  },
  {
    name: 'readyForSearch',
    items: 'folders',
    over: (size) => {
      const folders = generatedFolders(size, PHOTOS);
      // A list of its own each time: what is ready once stays so.
      return () => readyForSearch([...folders]);
    },
  },
  {
    name: 'searchFolders, a keystroke',
    items: 'folders',
    over: (size) => {
      const folders = prepareGallery(generatedFolders(size, PHOTOS));
      let typed = 0;
      return () => {
        typed = (typed % QUERY.length) + 1;
        return pageOf(searchFolders(folders, QUERY.slice(0, typed)), 1);
      };
    },
  },
  {
    name: 'prepareFolder',
    items: 'photos',
    over: (size) => {
      const folder = { ...generatedFolders(1, 1)[0], images: photos(size) } as Parameters<
        typeof prepareFolder
      >[0];
      return () => prepareFolder(folder);
    },
  },
  {
    name: 'indexAfterRefresh',
    items: 'photos',
    over: (size) => {
      const images = photos(size);
      return () => indexAfterRefresh(images.at(-1), images, 0);
    },
  },
];
