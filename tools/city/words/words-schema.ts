import { said, words } from '@bupc/content/files';
import * as v from 'valibot';
import type { SpokenWord } from '../../../src/domain/search/spoken-words.ts';
import { fields, siteLink, text } from '../fields.ts';

/**
 * Makes the schema of an entry of kata.yaml (docs/content.md).
 * @param isThere says whether the site has a file at a path
 */
export const wordSchema = (isThere: (path: string) => boolean) =>
  fields({
    words: words(
      v.pipe(
        v.array(text, said('daftar kata', 'a list of words')),
        v.minLength(1, said('sedikitnya satu kata', 'at least one word')),
      ),
      'Kata',
      'Yang diketik orang, seperti imb.',
    ),
    title: words(text, 'Judul', 'Namanya sekarang, seperti: IMB kini PBG.'),
    text: words(text, 'Penjelasan', 'Satu atau dua kalimat.'),
    procedure: words(v.exactOptional(text), 'Keperluan', 'Tanda keperluan di langkah.yaml.'),
    steps: words(
      v.exactOptional(v.array(text, said('daftar langkah', 'a list of steps'))),
      'Langkah',
      'Langkah keperluan itu yang tampil.',
    ),
    links: words(
      v.exactOptional(
        v.array(
          fields({
            label: words(text, 'Tulisan', 'Seperti Buka SIMBG.'),
            href: words(siteLink(isThere), 'Alamat', 'Halaman situs ini, atau diawali https://.'),
          }),
          said('daftar tautan', 'a list of links'),
        ),
      ),
      'Tautan',
      'Paling banyak dua yang baik.',
    ),
  });

/** Makes the schema of kata.yaml. */
export const wordsSchema = (
  isThere: (path: string) => boolean,
): v.GenericSchema<unknown, readonly SpokenWord[]> => v.array(wordSchema(isThere), 'a list of words');
