import { basename, extname, join } from 'node:path';
import * as v from 'valibot';
import { mediaAddress } from '../addresses.ts';
import { text } from '../folder/entries.ts';
import { type ContentFolder, picturesIn } from '../folder/folder.ts';
import { isListed, listLength, listSources, readList } from '../folder/lists.ts';
import { titleOf } from '../folder/names.ts';
import { fileNamed, shownPath } from '../folder/references.ts';
import { words } from '../folder/words.ts';
import type { Banner } from '../items.ts';
import { idKey } from '../pull/keys.ts';
import { built, type Feed } from './feed.ts';

const WIDEST = 2000;
const LIST = 'banners/banners';
/** What may stand in an entry of banners.yaml. */
export const BANNER = v.strictObject({
  file: words(text, 'Gambar', 'Gambar lebar di awal halaman; sedikitnya 2000 piksel.', 'picture'),
  name: words(text, 'Nama', 'Apa yang terlihat. Gambar diurutkan menurut abjad nama ini.'),
});

/** The banners: the pictures of content/banners that banners.yaml names, or all that are there, named by their files. */
export const banners: Feed<Banner> = {
  read: readBanners,
  sources: (folder, items) =>
    isListed(folder, LIST)
      ? listSources(folder, BANNER, LIST, items, ['name'])
      : items.map(({ url }) => ({ file: shownPath(folder, url) })),
  received: (folder) =>
    isListed(folder, LIST)
      ? listLength(folder, BANNER, LIST)
      : picturesIn(folder, join(folder.root, 'banners')).length,
  wishes: (items) => items.map(({ fileId: key }, item) => ({ key, uses: ['banner'], item, field: 'url' })),
  keyed: (items) => items.map((banner) => ({ ...banner, fileId: idKey(banner.fileId) })),
  // One without a picture is left out.
  settle: (items, find) =>
    items.flatMap(({ name, fileId }) => {
      const picture = built(find(fileId));
      return picture ? [{ name, fileId: picture.fileId, url: mediaAddress(picture.fileId, WIDEST) }] : [];
    }),
  document: (items) => items.map(({ name, url }) => ({ name, url })),
};

function readBanners(folder: ContentFolder): Banner[] {
  const place = join(folder.root, 'banners');
  if (!isListed(folder, LIST)) {
    return picturesIn(folder, place, folder.reportUnread).map((path) =>
      bannerOf(titleOf(basename(path, extname(path))), path),
    );
  }
  return readList(folder, BANNER, LIST).flatMap(({ entry, lineOf, path }) => {
    const found = fileNamed(folder.root, place, entry.file);
    if ('path' in found) return [bannerOf(entry.name, found.path)];
    folder.report({ file: shownPath(folder, path), line: lineOf('file'), message: found.problem });
    return [];
  });
}

const bannerOf = (name: string, path: string): Banner => ({ name, url: path, fileId: path });
