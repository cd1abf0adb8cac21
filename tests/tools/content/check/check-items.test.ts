import type { FeedItems } from '@bupc/content';
import { expect, it } from 'vitest';
import type { FeedName } from '../../../../src/adapters/http/feeds.ts';
import { DATE_MESSAGES } from '../../../../tools/content/check/dates.ts';
import { checkRules } from '../../../../tools/content/check/rules.ts';

const RULES = checkRules(
  { centre: { name: 'BUPC', abbreviation: 'BUPC', tagline: '' }, shows2025As2024: true },
  { portalUrl: '', mapUrl: '' },
);

/** What is said of items: 'level kind [item].field: message'. */
function said<Name extends FeedName>(name: Name, items: FeedItems[Name]): string[] {
  // The compiler does not see that rules and items of one name belong together.
  const findings = RULES.feeds[name].findings(items as never);
  return findings.map(({ level, kind, item, field, message }) => {
    const place = `${item === undefined ? '' : `[${item}]`}${field === undefined ? '' : `.${field}`}`;
    return `${level} ${kind} ${place}: ${message}`;
  });
}

const banner = (name: string) => ({ name, url: '/media/a', fileId: 'a' });
const product = (name: string, type = 'application/pdf') => ({ name, type, url: '/a.pdf' });
const photo = (fields: object = {}) => ({
  imageName: 'a.jpg',
  imageIndex: 1,
  fileId: 'a',
  directUrl: '/a',
  downloadUrl: '/a',
  ...fields,
});
const album = (fields: object = {}) => ({
  folderId: 'a',
  folderName: 'Pantai',
  caption: '',
  imageCount: 1,
  images: [photo()],
  createdDate: '2024-11-12',
  ...fields,
});
const article = (fields: object = {}) => ({
  id: 'a',
  title: 'Pola ruang',
  content: 'Isi.',
  images: [],
  created: { iso: '2024-11-12' },
  modified: { iso: '2024-11-12' },
  ...fields,
});
const picture = (description: string) => ({ id: 'p', url: '', originalUrl: '', description });

it('says nothing of what a visitor sees as it was written', () => {
  expect([
    said('banners', [banner('a'), banner('b')]),
    said('gallery', [album()]),
    said('legal-products', [product('a')]),
    said('staff', [{ title: 'Kepala', imageUrl: '/a.jpg' }]),
    said('news', [article({ images: [picture('Peta di meja')], content: '<img src="/a" alt="Denah">' })]),
  ]).toEqual([[], [], [], [], []]);
});

it.each<[FeedName, string]>([
  ['banners', "warning empty : no banner; the page says 'No images available'"],
  ['gallery', "warning empty : no album; the page says 'Tidak Ada Galeri'"],
  ['legal-products', "warning empty : no legal product; the page says 'Tidak ada produk hukum tersedia'"],
  ['staff', 'warning empty : no profile is left; the page shows a sample one'],
  ['news', "warning empty : no article; the page says 'Tidak Ada Artikel'"],
])('%s: says what the page says of an empty feed', (name, line) => {
  expect(said(name, [] as never)).toEqual([line]);
});

it('names items that are shown once of several', () => {
  expect([
    said('banners', [banner('a'), banner('b'), banner('a')]),
    said('gallery', [album(), album({ folderName: 'Lain' })]),
    said('news', [article(), article({ id: 'b' }), article({ title: 'Lain' })]),
    said('legal-products', [product('a'), product('a', ''), product('a')]),
    said('staff', [
      { title: 'Kepala', imageUrl: '/a.jpg' },
      { title: 'Kepala', imageUrl: '/a.jpg' },
    ]),
  ]).toEqual([
    ["warning repeated [2].name: there is a banner of this name before it, 'a'; this one is not shown"],
    ["warning repeated [1].folderId: there is an album of this id before it, 'a'; this one is not shown"],
    ["warning repeated [2].id: there is an article of this id before it, 'a'; this one is not shown"],
    ["warning repeated [2].name: there is the very same legal product before it, 'a'; this one is not shown"],
    [
      "warning repeated [1].title: there is the very same staff item before it, 'Kepala'; this one is not shown",
    ],
  ]);
});

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

it('names the legal products that a rule hides, each with the rule', () => {
  expect(
    said('legal-products', [
      product('a'),
      product('b.DOCX'),
      product('c', WORD),
      product('d', 'application/msword'),
    ]),
  ).toEqual([
    "warning hidden [1].name: 'b.DOCX' is not shown: its name contains .docx (spec §5 Legal products)",
    "warning hidden [2].type: 'c' is not shown: its type is the Word type (spec §5 Legal products)",
  ]);
});

it('counts what the page leaves to other places', () => {
  const products = Array.from({ length: 9 }, (_, index) => product(`p${index}`));
  const articles = Array.from({ length: 7 }, (_, index) => article({ id: `a${index}` }));
  expect([said('legal-products', products), said('legal-products', products.slice(1))]).toEqual([
    ['note more : 9 legal products; the menu shows the first 8 by name, the section all'],
    [],
  ]);
  expect([said('news', articles), said('news', articles.slice(1))]).toEqual([
    ['note more : 7 articles; the page shows the 6 newest, the others can be linked to'],
    [],
  ]);
});

it('names the staff that a rule leaves out, and words that are taken out', () => {
  expect(
    said('staff', [
      { title: 'Tanpa foto', imageUrl: '' },
      { title: 'Kualitas', category: 'Tim IT', imageUrl: '/a.jpg' },
      { title: 'Pegawai Dinas  Kepala', description: 'Kepegawaian', category: 'Kepala', imageUrl: '/a.jpg' },
      { title: 'Loket  Layanan', imageUrl: '/a.jpg' },
    ]),
  ).toEqual([
    "warning hidden [0].imageUrl: 'Tanpa foto' is left out: it has no photo (spec §5 Staff profiles)",
    "warning hidden [1].title: 'Kualitas' is left out: its title contains 'ali' and its category 'tim it' (spec §5 Staff profiles)",
    "note changed [2].title: 'Pegawai Dinas  Kepala' is shown as 'Kepala' (spec §5 Staff profiles)",
    "note more : 2 profiles; the page shows the first, 'Kepala'",
  ]);
});

it('names albums without a date or without photos, and photos of other types', () => {
  expect(
    said('gallery', [
      album({ createdDate: 'kemarin' }),
      album({ folderId: 'b', images: [] }),
      album({
        folderId: 'c',
        images: [photo({ mimeType: 'image/heic' }), photo({ imageName: 'a.tif' }), photo()],
      }),
    ]),
  ).toEqual([
    "warning date [0].createdDate: 'Pantai' has no date that can be read; it is shown as 'Tanggal tidak tersedia', behind all others",
    "warning empty [1].images: 'Pantai' has no photo that is shown; its card says 'Folder galeri ini kosong'",
    'warning hidden [2].images[0]: a photo is not shown: its type is image/heic; JPEG, PNG, GIF, WebP and BMP are (spec §5 Gallery)',
    "warning hidden [2].images[1]: a photo is not shown: its name 'a.tif' ends otherwise; JPEG, PNG, GIF, WebP and BMP are (spec §5 Gallery)",
  ]);
});

it('knows the three messages that stand in for a date', () => {
  expect([...DATE_MESSAGES]).toEqual([
    'Tanggal tidak tersedia',
    'Format tanggal tidak dikenali',
    'Error memformat tanggal',
  ]);
});

const DATED = { modified: { iso: '2024-11-12' }, createdDate: '2024-11-12' };

it.each<[what: string, fields: object, ...lines: string[]]>([
  [
    'no date',
    { ...DATED, created: undefined },
    "warning date [0].created: the created date is shown as 'Tanggal tidak tersedia'",
  ],
  [
    'an unreadable one',
    { ...DATED, created: { iso: '31/31' } },
    "warning date [0].created: the created date is shown as 'Format tanggal tidak dikenali'",
  ],
  [
    'none to sort by',
    { created: { readable: 'Kemarin' } },
    'warning date [0].created: there is no date to sort it by; it stands behind all others',
  ],
  [
    'one of 2025',
    { created: { iso: '2025-02-03' } },
    "note date [0].created: the created date is of 2025 and is shown as '3 Februari 2024' (spec §5 Dates)",
  ],
  [
    'one of 2025 as formatted text',
    { created: { formatted: '3/2/2025' } },
    "note date [0].created: the created date is of 2025 and is shown as '3 Februari 2024' (spec §5 Dates)",
  ],
  [
    'one of 2025 that stands as it is',
    { created: { ...DATED.modified, iso: '?', readable: '3 Februari 2025', formatted: '3/2/2025' } },
  ],
  ['a later one of 2025 that is not used', { created: { timestamp: 1731369600000, iso: '2025-11-12' } }],
  ['one of 2026', { created: { iso: '2026-02-03' } }],
  [
    'no last change',
    { modified: undefined },
    "warning date [0].modified: the modified date is shown as 'Tanggal tidak tersedia'",
  ],
])('dates of an article: %s', (_what, fields, ...lines) => {
  expect(said('news', [article(fields)])).toEqual(lines);
});

it.each<[description: string, isMissing: boolean]>([
  ['', true],
  [' ', true],
  ['Pola ruang', true],
  ['Pola ruang, foto 2', true],
  ['Pola ruang, foto 2 di meja', false],
  ['IMG_2041', true],
  ['peta.jpg', true],
  ['Peta di atas meja.', false],
])('a picture described as %j lacks a text: %s', (description, isMissing) => {
  const lines = said('news', [article({ images: [picture('Peta'), picture(description)] })]);
  expect(lines).toEqual(
    isMissing
      ? [
          'warning alt [0].images[1]: 1 of 2 pictures have no description of their own; say what each shows (alt, description)',
        ]
      : [],
  );
});

it('names images in a text without an alternative text, and articles without words', () => {
  const content = `<p>a</p><img src="/a" alt="Denah"><img src="/b"><IMG src='/c' alt=''/><img alt=Peta src=/d>`;
  expect(said('news', [article({ content }), article({ id: 'b', title: '', content: ' ' })])).toEqual([
    'warning alt [0].content: image 2 of the text has no alternative text',
    'warning alt [0].content: image 3 of the text has no alternative text',
    'warning empty [1].title: it has no title',
    'warning empty [1].content: it has no content',
  ]);
});
