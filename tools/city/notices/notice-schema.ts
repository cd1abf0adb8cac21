import { said, words } from '@bupc/content/files';
import * as v from 'valibot';
import { day } from '../days/day-field.ts';
import { field, fields, siteLink } from '../fields.ts';

/** How many letters a notice has at most: it is a line over the page. */
const MOST_LETTERS = 300;

/**
 * Makes the schema of an entry of pengumuman.yaml (docs/content.md).
 * @param isThere says whether the site has a file at a path
 */
export const noticeEntry = (isThere: (path: string) => boolean) =>
  fields({
    teks: words(
      field<string>(
        said(`teks paling banyak ${MOST_LETTERS} huruf`, `a text of at most ${MOST_LETTERS} letters`),
        (value) => value.trim() !== '' && value.trim().length <= MOST_LETTERS,
      ),
      'Teks',
      `Satu kalimat, seperti: Kantor tutup 17 Agustus. Paling banyak ${MOST_LETTERS} huruf.`,
    ),
    dari: words(day, 'Dari', 'Hari pertama pengumuman ini tampil, seperti 2026-08-15.'),
    sampai: words(day, 'Sampai', 'Hari terakhir pengumuman ini tampil, seperti 2026-08-17.'),
    tautan: words(
      v.exactOptional(siteLink(isThere)),
      'Tautan',
      'Ke halaman situs ini, atau diawali https://. Boleh kosong.',
    ),
  });
