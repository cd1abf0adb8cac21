import { said } from '@bupc/content/language.ts';
import * as v from 'valibot';
import { field, fields, isPage, isWebAddress, text, whole } from '../fields.ts';

/** Another regulation in front matter: its slug or its plain name, with the part of this one that it concerns. */
export type FileRegulation = string | { readonly nama: string; readonly bagian?: string | undefined };

/** What the front matter of a regulation says (docs/content.md). */
export interface RegulationFile {
  readonly judul: string;
  readonly tentang: string;
  readonly singkat: string;
  readonly berlaku: string;
  readonly kata?: string;
  readonly pdf?: string;
  readonly 'diubah oleh'?: readonly FileRegulation[];
  readonly menggantikan?: readonly FileRegulation[];
  readonly 'diganti oleh'?: FileRegulation;
  readonly panduan?: Readonly<Record<string, number>>;
}

const day = field<string>('a day, written 2022-01-04', (value) => {
  const read = /^\d{4}-\d\d-\d\d$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined;
  // A day that its month lacks becomes one of the next month, or none.
  return Number.isFinite(read?.getTime()) && read?.toISOString().startsWith(value) === true;
});
const other = v.union(
  [text, fields({ nama: text, bagian: v.exactOptional(text) })],
  said(
    'nama berkas di sampingnya tanpa akhiran, sebutan biasa, atau nama dan bagian',
    'the name of a file beside this one without its ending, a plain name, or nama and bagian',
  ),
);
const others = v.array(
  other,
  said('daftar peraturan, masing-masing sesudah tanda hubung', 'a list of regulations, each behind a hyphen'),
);

/** The schema of the front matter of content/produk-hukum/{slug}.md. */
export const regulationSchema = fields({
  judul: text,
  tentang: text,
  singkat: text,
  berlaku: day,
  kata: v.exactOptional(text),
  pdf: v.exactOptional(
    field<string>(
      said(
        'alamat https, atau letak di situs ini yang diawali /',
        'an https address, or a path of this site that starts with /',
      ),
      (value) => isWebAddress(value) || isPage(value),
    ),
  ),
  'diubah oleh': v.exactOptional(others),
  menggantikan: v.exactOptional(others),
  'diganti oleh': v.exactOptional(other),
  panduan: v.exactOptional(
    v.record(
      v.string(),
      whole(said('nomor halaman panduan, 1 sampai 999', 'a page of the guide, from 1 to 999'), 1, 999),
      said(
        'pasal, masing-masing dengan halamannya: pasal-62: 6',
        'articles, each with its page: pasal-62: 6',
      ),
    ),
  ),
});
