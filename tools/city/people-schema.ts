import { said, words } from '@bupc/content/files';
import * as v from 'valibot';
import { isHttpAddress } from '../../src/adapters/deployment/address-forms.ts';
import { field, fields, text } from './fields.ts';

/** A list of so many. */
export const some = <S extends v.GenericSchema>(
  item: S,
  { from, to, takes }: { readonly from: number; readonly to: number; readonly takes: string },
) => v.pipe(v.array(item, takes), v.minLength(from, takes), v.maxLength(to, takes));

/**
 * Makes the schema of the leaders of the city.
 * @param isThere says whether the site has a file at a path
 */
export function leadersSchema(isThere: (path: string) => boolean) {
  const portrait = field<string>(
    said(
      'alamat http(s), atau letak gambar di situs ini',
      'an http(s) address, or the path of an image of this site',
    ),
    (value) => isHttpAddress(value) || isThere(value),
  );
  const leader = fields({
    title: words(text, 'Jabatan', 'Tanpa nama orang.'),
    portrait: words(portrait, 'Foto', 'Alamat, atau letaknya di situs: /berkas/foto.webp.'),
    portraitAlt: words(text, 'Isi foto', 'Apa yang terlihat.'),
  });
  return some(leader, { from: 0, to: 4, takes: said('paling banyak empat pimpinan', 'up to four leaders') });
}

const supportCard = fields({
  title: words(text, 'Judul', 'Seperti Inovasi Digital.'),
  text: words(text, 'Teks', 'Satu kalimat.'),
});

/** The schema of the cards beside the support video. */
export const supportCardsSchema = some(supportCard, {
  from: 1,
  to: 6,
  takes: said('satu sampai enam kartu', 'one to six cards'),
});

/** The schema of the missions. */
export const missionsSchema = some(text, {
  from: 1,
  to: 9,
  takes: said('satu sampai sembilan teks', 'one to nine texts'),
});
