import { said, words } from '@bupc/content/files';
import * as v from 'valibot';
import { field, fields, isPage, isWebAddress, text, whole } from '../fields.ts';

/** Another regulation in front matter: its slug or its plain name, with the part of this one that it concerns. */
export type FileRegulation =
  | string
  | {
      readonly nama: string;
      readonly bagian?: string | undefined;
      readonly berlaku?: string | undefined;
      readonly pdf?: string | undefined;
    };

/** What the front matter of a regulation says (docs/content.md). */
export interface RegulationFile {
  readonly judul: string;
  readonly tentang: string;
  readonly singkat: string;
  readonly berlaku: string;
  readonly kata?: string;
  readonly pdf?: string;
  readonly diperiksa?: string;
  readonly 'diubah oleh'?: readonly FileRegulation[];
  readonly menggantikan?: readonly FileRegulation[];
  readonly 'diganti oleh'?: FileRegulation;
  readonly panduan?: Readonly<Record<string, number>>;
}

const isDay = (value: string): boolean => {
  const read = /^\d{4}-\d\d-\d\d$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined;
  // A day that its month lacks becomes one of the next month, or none.
  return Number.isFinite(read?.getTime()) && read?.toISOString().startsWith(value) === true;
};
const day = v.pipe(
  field<string>(said('hari, seperti 2022-01-04', 'a day, written 2022-01-04'), isDay),
  v.metadata({ form: 'line', pattern: '^\\d{4}-\\d\\d-\\d\\d$', says: 'Tulis harinya seperti 2022-01-04.' }),
);
const document = field<string>(
  said(
    'alamat https, atau letak di situs ini yang diawali /',
    'an https address, or a path of this site that starts with /',
  ),
  (value) => isWebAddress(value) || isPage(value),
);
const other = v.union(
  [
    text,
    fields({
      nama: words(
        text,
        'Nama',
        'Nama berkasnya di folder ini tanpa .md, seperti perwali-18-2013, atau nama biasa.',
      ),
      bagian: words(v.exactOptional(text), 'Bagian', 'Bagian peraturan ini yang terkena, seperti Pasal 44.'),
      berlaku: words(v.exactOptional(day), 'Berlaku sejak', 'Hari, seperti 2025-03-10.'),
      pdf: words(v.exactOptional(document), 'Alamat dokumen', 'Diawali https://, atau /berkas/….', 'address'),
    }),
  ],
  said(
    'nama berkas di sampingnya tanpa akhiran, sebutan biasa, atau nama, bagian, berlaku, dan pdf',
    'the name of a file beside this one without its ending, a plain name, or nama, bagian, berlaku and pdf',
  ),
);
const others = v.array(
  other,
  said('daftar peraturan, masing-masing sesudah tanda hubung', 'a list of regulations, each behind a hyphen'),
);
const pages = v.pipe(
  v.record(
    v.string(),
    whole(said('nomor halaman panduan, 1 sampai 999', 'a page of the guide, from 1 to 999'), 1, 999),
    said('pasal, masing-masing dengan halamannya: pasal-62: 6', 'articles, each with its page: pasal-62: 6'),
  ),
  v.metadata({ form: 'pairs', keys: 'Pasal atau lampiran, seperti pasal-62', values: 'Halaman' }),
);

/** The schema of the front matter of content/produk-hukum/{slug}.md. */
export const regulationSchema = fields({
  judul: words(text, 'Judul', 'Seperti Peraturan Wali Kota Nomor 31 Tahun 2021.'),
  tentang: words(text, 'Tentang', 'Yang diatur, seperti pada judulnya.'),
  singkat: words(
    text,
    'Sebutan singkat',
    'Seperti Perwali 31/2021; alamat peraturan yang baru dibuat dari ini.',
  ),
  berlaku: words(day, 'Berlaku sejak', 'Hari, seperti 2022-01-04.'),
  kata: words(v.exactOptional(text), 'Kata pencarian', 'Kata-kata yang diketik orang untuk mencarinya.'),
  pdf: words(v.exactOptional(document), 'Alamat dokumen', 'Diawali https://, atau /berkas/….', 'address'),
  diperiksa: words(
    v.exactOptional(day),
    'Diperiksa pada',
    'Hari terakhir teks ini dibandingkan dengan naskah aslinya, seperti 2026-10-01.',
  ),
  'diubah oleh': words(
    v.exactOptional(others),
    'Peraturan pengubah',
    'Yang mengubah peraturan ini; isi di bawah sudah seperti sesudah diubah.',
  ),
  menggantikan: words(
    v.exactOptional(others),
    'Peraturan yang digantikan',
    'Yang tidak berlaku lagi karena peraturan ini.',
  ),
  'diganti oleh': words(
    v.exactOptional(other),
    'Peraturan pengganti',
    'Bila diisi, peraturan ini tertulis tidak berlaku lagi.',
  ),
  panduan: words(
    v.exactOptional(pages),
    'Halaman panduan',
    'Pasal yang dijelaskan di buku panduan, dengan halamannya.',
  ),
});
