import * as v from 'valibot';
import { said } from '../language.ts';
import type { SiteRules } from '../site-rules.ts';
import { words } from './words.ts';

const TEXT = said('teks', 'a text');

/** What a field takes, as words that follow 'write …' in a mistake (docs/content.md). */
const HINTS: Readonly<Record<string, string>> = {
  id: said('nama pendek tanpa spasi, seperti staf-01', 'a short name without blanks, such as staf-01'),
  title: TEXT,
  name: TEXT,
  description: TEXT,
  caption: said('satu atau dua kalimat', 'one or two sentences'),
  detail: said('teks yang lebih panjang', 'a longer text'),
  source: said('asal teks panjang itu', 'where the longer text comes from'),
  imageUrl: said(
    'nama gambar di folder isi, seperti staff/kepala.jpg, atau alamat yang diawali https://',
    'the name of a picture below content, such as staff/kepala.jpg, or an address that starts with https://',
  ),
  file: said('nama berkas di samping berkas ini', 'the name of a file beside this one'),
  alt: said('apa yang terlihat di gambar, dalam satu kalimat', 'what the picture shows, in one sentence'),
  date: said(
    'tanggal, seperti 2024-11-12, dengan jam bila perlu: 2024-11-12 09.30',
    'a day, such as 2024-11-12, with a time where it matters: 2024-11-12 09.30',
  ),
  modified: said(
    'tanggal, seperti 2024-11-13, dengan jam bila perlu: 2024-11-13 10.15',
    'a day, such as 2024-11-13, with a time where it matters: 2024-11-13 10.15',
  ),
  location: TEXT,
  category: TEXT,
  year: said('tahun, seperti 2024', 'a year, such as 2024'),
  type: said(
    'pdf, doc, docx, zip atau txt, atau jenis MIME seperti application/pdf',
    'pdf, doc, docx, zip or txt, or a MIME type such as application/pdf',
  ),
  url: said('alamat yang diawali https:// atau /', 'an address that starts with https:// or /'),
  zip: said(
    'true, atau alamat arsip yang diawali https:// atau /',
    'true, or the address of an archive that starts with https:// or /',
  ),
  photos: said('daftar gambar', 'a list of pictures'),
  pictures: said('daftar gambar', 'a list of pictures'),
  timestamp: said('milidetik sejak 1970', 'milliseconds since 1970'),
  iso: said('waktu seperti 2024-11-12T02:30:00Z', 'a moment such as 2024-11-12T02:30:00Z'),
  readable: said('tanggal sebagaimana tampil', 'a date as it is to be shown'),
  formatted: said('hari/bulan/tahun, jam:menit:detik', 'day/month/year, hours:minutes:seconds'),
};

/** A field that must be there. */
export const text = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
  v.minLength(1),
);
/** A field that may be missing, or be left empty. */
export const optional = v.optional(
  v.pipe(
    v.nullable(text),
    v.transform((value) => value ?? undefined),
  ),
);
/** A year that may be missing; perhaps with words, as 'Tahun 2024'. */
export const optionalYear = v.optional(
  v.pipe(
    v.nullable(v.pipe(text, v.regex(/\b\d{4}\b/))),
    v.transform((value) => value ?? undefined),
  ),
);
const picture = v.union([
  v.pipe(
    text,
    v.transform((file) => ({ file, alt: undefined, name: undefined })),
  ),
  v.strictObject({
    file: words(
      text,
      'Berkas gambar',
      'Langsung dari kamera pun boleh: JPEG, PNG, WebP, AVIF, GIF, atau TIFF.',
      'picture',
    ),
    alt: words(
      optional,
      'Isi gambar',
      'Apa yang terlihat, dalam satu kalimat, untuk pengunjung yang tidak dapat melihatnya.',
    ),
    name: words(optional, 'Nama saat disimpan', 'Nama berkas bila pengunjung menyimpannya. Boleh kosong.'),
  }),
]);
/** The pictures of an entry. */
export const pictures = v.optional(v.array(picture));
/** A date: a text, or the forms that a feed has. */
export const moment = v.pipe(
  v.union([
    text,
    v.strictObject({
      timestamp: v.optional(v.number()),
      iso: optional,
      readable: optional,
      formatted: optional,
    }),
  ]),
  v.metadata({ form: 'moment' }),
);

/** What may stand in a file that an office edits, or in each entry of a list. */
export type EntryKind = v.StrictObjectSchema<v.ObjectEntries, undefined>;
/** An entry of some kind. */
export type Entry<Kind extends EntryKind> = v.InferOutput<Kind>;
/** A picture that an album or an article names. */
export type PictureEntry = v.InferOutput<typeof picture>;
/** A date in front matter: a text, or the forms that a feed has. */
export type MomentEntry = v.InferOutput<typeof moment>;

/** What is wrong with an entry: the path of the field inside it, and a sentence. */
export interface EntryProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** Reads an entry; gives it, or everything that is wrong with it. */
export function readEntry<Kind extends EntryKind>(
  kind: Kind,
  value: unknown,
  nearestWord: SiteRules['nearestWord'],
): { readonly entry: Entry<Kind> } | { readonly problems: readonly EntryProblem[] } {
  const result = v.safeParse(kind, value);
  if (result.success) return { entry: result.output };
  const fields = Object.keys(kind.entries);
  return { problems: result.issues.map((issue) => problemOf(issue, fields, nearestWord)) };
}

function problemOf(
  issue: v.BaseIssue<unknown>,
  fields: readonly string[],
  nearestWord: SiteRules['nearestWord'],
): EntryProblem {
  const deepest = deepestOf(issue);
  const path = (deepest.path ?? []).map(({ key }) => key).filter(isKey);
  const field = String(path.findLast((key) => typeof key === 'string') ?? '');
  if (path.length === 0)
    return {
      path,
      message: said(
        `isinya ${fields.join(', ')}, masing-masing dengan titik dua dan nilainya`,
        `this takes ${fields.join(', ')}, each with a colon and a value`,
      ),
    };
  if (deepest.expected === 'never') {
    const near = nearestWord(field, fields);
    return {
      path,
      message: said(
        `bagian ${field} tidak ada${near ? `; tulis ${near}` : `; yang ada ${fields.join(', ')}`}`,
        `${field} is no field${near ? `; write ${near}` : `; there are ${fields.join(', ')}`}`,
      ),
    };
  }
  const hint = HINTS[field] ?? TEXT;
  const { input } = deepest;
  if (input === undefined || input === null || input === '') {
    return {
      path,
      message: said(`bagian ${field} wajib diisi; tulis ${hint}`, `${field} is missing; write ${hint}`),
    };
  }
  return {
    path,
    message: said(
      `bagian ${field} tidak dapat berisi ${JSON.stringify(input).slice(0, 60)}; tulis ${hint}`,
      `${field} takes ${hint}; it holds ${JSON.stringify(input).slice(0, 60)}`,
    ),
  };
}

// Where a field may have several forms, the issue of the closest one is the most useful.
function deepestOf(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> {
  const inner = issue.issues?.find(({ path, type }) => path !== undefined || type === 'strict_object');
  if (!inner?.path) return issue;
  return { ...inner, path: issue.path ? [...issue.path, ...inner.path] : inner.path };
}

const isKey = (key: unknown): key is string | number => typeof key === 'string' || typeof key === 'number';
