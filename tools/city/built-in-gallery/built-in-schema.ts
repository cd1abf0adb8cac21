import { said, words } from '@bupc/content/files';
import * as v from 'valibot';
import type { BuiltInFolder } from '../../../src/domain/gallery/built-in-folder.ts';
import { writtenDay } from '../days/written-day.ts';
import { field, fields, text } from '../fields.ts';

const day = field<string>(
  said('tanggal, seperti 2024-11-18', 'a day, such as 2024-11-18'),
  // The page takes it as it is written.
  (value) => writtenDay(value) === value,
);
const id = field<string>(
  said('huruf kecil, angka, dan tanda hubung', 'small letters, digits and hyphens'),
  (value) => /^[a-z\d]+(?:-[a-z\d]+)*$/.test(value),
);

/**
 * Makes the schema of galeri-bawaan.yaml (docs/content.md).
 * @param isThere says whether the site has a file at a path
 */
export const builtInSchema = (
  isThere: (path: string) => boolean,
): v.GenericSchema<unknown, readonly BuiltInFolder[]> => {
  const photo = field<string>(
    said(
      'nama folder di akar/media yang berisi 400.webp dan 800.webp',
      'the name of a folder of akar/media with 400.webp and 800.webp',
    ),
    (value) =>
      /^[\w-]+$/.test(value) && ['400', '800'].every((width) => isThere(`/media/${value}/${width}.webp`)),
  );
  return v.array(
    fields({
      id: words(id, 'Tanda', 'Seperti bawaan-loket.'),
      name: words(text, 'Nama', 'Judul album.'),
      caption: words(text, 'Keterangan', 'Satu kalimat.'),
      created: words(day, 'Tanggal', 'Seperti 2024-11-18.'),
      photos: words(
        v.pipe(
          v.array(photo, said('daftar foto', 'a list of photos')),
          v.minLength(1, said('sedikitnya satu foto', 'at least one photo')),
        ),
        'Foto',
        'Folder di akar/media, yang terbaru lebih dahulu.',
      ),
    }),
    said('daftar album', 'a list of albums'),
  );
};
