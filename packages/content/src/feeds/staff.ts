import { dirname } from 'node:path';
import * as v from 'valibot';
import { mediaAddress } from '../addresses.ts';
import { optional, text } from '../folder/entries.ts';
import type { ContentFolder } from '../folder/folder.ts';
import { listLength, listSources, readList } from '../folder/lists.ts';
import { fileNamed, isAddress, shownPath } from '../folder/references.ts';
import { words } from '../folder/words.ts';
import type { Person } from '../items.ts';
import { said } from '../language.ts';
import { ownAddress } from '../own-files.ts';
import { addressKey } from '../pull/keys.ts';
import { withoutUndefined } from '../without-undefined.ts';
import type { Feed } from './feed.ts';

const WIDEST = 2000;
const LIST = 'staff';
/** What may stand in an entry of staff.yaml. */
export const PERSON = v.strictObject({
  title: words(optional, 'Nama dan jabatan', 'Seperti tampil di situs.'),
  description: words(optional, 'Tugas', 'Satu kalimat tentang pekerjaannya.', 'lines'),
  imageUrl: words(text, 'Foto', 'Foto wajah, sebaiknya tegak.', 'picture'),
  date: words(optional, 'Sejak tahun', 'Tahun, seperti 2024.'),
  location: words(optional, 'Tempat', 'Gedung dan lantai.'),
  category: words(optional, 'Kelompok', 'Bagian atau tim; menentukan urutannya.'),
  id: words(optional, 'Kode', 'Kode pendek tanpa spasi, seperti staf-01.'),
});

/** The staff: content/staff.yaml (or .csv), each with the picture that its imageUrl names. */
export const staff: Feed<Person> = {
  list: LIST,
  read: (folder) =>
    readList(folder, PERSON, LIST).flatMap(({ entry, lineOf, path }) => {
      const { imageUrl, ...texts } = entry;
      const address = addressOf(folder, path, imageUrl, lineOf('imageUrl'));
      return address === undefined ? [] : [{ ...withoutUndefined(texts), imageUrl: address }];
    }),
  sources: (folder, items) =>
    listSources(folder, PERSON, LIST, items, ['id', 'title', 'description', 'category', 'location', 'date']),
  received: (folder) => listLength(folder, PERSON, LIST),
  wishes: (items) =>
    items.flatMap(({ imageUrl: key }, item) =>
      key === '' ? [] : [{ key, uses: ['portrait'], item, field: 'imageUrl' }],
    ),
  keyed: (items, pictures) =>
    items.map((item) => ({ ...item, imageUrl: addressKey(pictures, item.imageUrl) })),
  // Somebody without a picture loses the photo alone.
  settle: (items, find) =>
    items.map((item) => {
      const picture = find(item.imageUrl);
      if (picture === 'unchanged') return item;
      return { ...item, imageUrl: picture ? mediaAddress(picture.fileId, WIDEST) : '' };
    }),
};

function addressOf(folder: ContentFolder, file: string, target: string, line: number): string | undefined {
  const refuse = (message: string) => {
    folder.report({ file: shownPath(folder, file), line, message });
    return undefined;
  };
  if (isAddress(target)) {
    return (
      ownAddress(folder.root, target) ??
      folder.rules.safeAddress(target) ??
      refuse(
        said(
          `alamat ${JSON.stringify(target)} tidak aman; tulis yang diawali https://`,
          `${JSON.stringify(target)} is no safe address; write one that starts with https://`,
        ),
      )
    );
  }
  const found = fileNamed(folder.root, dirname(file), target);
  return 'path' in found ? found.path : refuse(found.problem);
}
