import type { MeasuredRule } from '@bupc/bench';
import type { GalleryImage } from '../../../src/domain/gallery/gallery.ts';
import { indexAfterRefresh } from '../../../src/domain/gallery/lightbox.ts';
import { prepareFolder, prepareGallery } from '../../../src/domain/gallery/prepare-gallery.ts';
import { readyForSearch, searchFolders } from '../../../src/domain/gallery/search-folders.ts';
import { pageOf } from '../../../src/domain/shared/pages.ts';
import { generatedFolders } from '../generated-folders.ts';
import { list, rule } from './rule.ts';

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

const folders = (count: number) => generatedFolders(count, PHOTOS);
const folderOf = (count: number) =>
  ({ ...generatedFolders(1, 1)[0], images: photos(count) }) as Parameters<typeof prepareFolder>[0];

/** The rules of the gallery and of its lightbox. */
export const GALLERY_RULES: readonly MeasuredRule[] = [
  rule('prepareGallery', 'folders', folders, prepareGallery),
  // A list of its own each time: what is ready once stays so.
  rule('readyForSearch', 'folders', folders, (all) => readyForSearch([...all])),
  {
    name: 'searchFolders, a keystroke',
    items: 'folders',
    over: (size) => {
      const all = prepareGallery(folders(size));
      let typed = 0;
      return () => {
        typed = (typed % QUERY.length) + 1;
        return pageOf(searchFolders(all, QUERY.slice(0, typed)), 1);
      };
    },
  },
  rule('prepareFolder', 'photos', folderOf, prepareFolder),
  rule('indexAfterRefresh', 'photos', photos, (images) => indexAfterRefresh(images.at(-1), images, 0)),
];
