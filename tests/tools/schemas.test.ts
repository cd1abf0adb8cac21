import { readFileSync } from 'node:fs';
import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEED_NAMES, type FeedName, feedOf } from '../../src/adapters/http/feeds.ts';
import { feedSchema } from '../../tools/content/schemas/feed-schemas.ts';
import { jsonText } from '../../tools/content/schemas/json-text.ts';
import { schemaFiles } from '../../tools/content/schemas/write.ts';

const jsonIn = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

// A format says what a field is for; the patterns beside it are what holds.
const ajv = new Ajv2020({
  allErrors: true,
  allowUnionTypes: true,
  strictRequired: false,
  formats: { 'uri-reference': true },
});
const VALIDATORS = new Map(FEED_NAMES.map((name) => [name, ajv.compile(feedSchema(name) as AnySchema)]));

/** What a schema says of a document: nothing where it takes it. */
function problems(name: FeedName, document: unknown): string[] {
  const validate = VALIDATORS.get(name);
  if (validate?.(document)) return [];
  return (validate?.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** What the reader of a feed leaves out of a document. */
function dropped(name: FeedName, document: unknown): string[] {
  const events: string[] = [];
  feedOf(name).parse(document, {
    event: (event, detail) => void events.push(`${event} ${JSON.stringify(detail)}`),
  });
  return events;
}

it.each(schemaFiles())(
  '$file is what `npm run docs` would write from the schemas of the code',
  ({ file, text }) => {
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);

it('writes JSON as the formatter of this project does', () => {
  const value = { a: ['x', 1, null], b: [{ c: {} }], d: Array(40).fill('word') };
  expect(jsonText(value).split('\n').slice(0, 8)).toEqual([
    '{',
    '  "a": ["x", 1, null],',
    '  "b": [',
    '    {',
    '      "c": {}',
    '    }',
    '  ],',
    '  "d": [',
  ]);
});

describe.each(FEED_NAMES)('%s', (name) => {
  it('has an example that schema and reader take whole', () => {
    const example = jsonIn(`schemas/examples/${name}.json`);
    expect({ problems: problems(name, example), dropped: dropped(name, example) }).toEqual({
      problems: [],
      dropped: [],
    });
  });

  it('takes the content of this site', () => {
    expect(problems(name, jsonIn(`public/content/${name}.json`))).toEqual([]);
  });

  it('takes a document without items', () => {
    expect(problems(name, feedOf(name).empty)).toEqual([]);
  });
});

const article = (fields: object) => ({ articles: [{ id: 'a', ...fields }] });
const album = (fields: object) => ({
  success: true,
  data: { folders: [{ folderId: 'a', folderName: 'A', ...fields }] },
});

it.each<[what: string, FeedName, document: unknown, problem: string]>([
  ['a banner without a name', 'banners', [{ url: '/media/a' }], "/0 must have required property 'name'"],
  ['a blank name', 'banners', [{ name: ' ', url: '/media/a' }], '/0/name must match pattern "\\S"'],
  ['an unsafe address', 'staff', [{ imageUrl: 'javascript:alert(1)' }], '/0/imageUrl must match pattern'],
  [
    'an address of another host without a scheme',
    'staff',
    [{ imageUrl: '//a.id/b' }],
    '/0/imageUrl must match pattern',
  ],
  [
    'a product without name and title',
    'legal-products',
    [{ url: '/a.pdf' }],
    '/0 must match a schema in anyOf',
  ],
  ['an envelope of another kind', 'news', [], ' must be object'],
  ['an article without an id', 'news', { articles: [{}] }, "/articles/0 must have required property 'id'"],
  [
    'a picture that is nowhere',
    'news',
    article({ images: [{}] }),
    '/articles/0/images/0 must match a schema in anyOf',
  ],
  ['a flag that is not set', 'gallery', { success: 'true', data: {} }, '/success must be equal to constant'],
  [
    'a photo without a file id',
    'gallery',
    album({ images: [{}] }),
    "/images/0 must have required property 'fileId'",
  ],
  [
    'a size in words',
    'gallery',
    album({ images: [{ fileId: 'a', size: '2 MB' }] }),
    '/size must match pattern',
  ],
  ['an object in place of a text', 'gallery', album({ caption: {} }), '/caption must be string,number,null'],
])('refuses %s', (_what, name, document, problem) => {
  expect(problems(name, document).join('\n')).toContain(problem);
});

const words = fc.oneof(fc.string(), fc.constantFrom(' ', 'Pola ruang', '\ud800', 'nama.docx'));
// JSON has no other numbers.
const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
const text = fc.oneof(words, finite, fc.constant(null));
const id = fc.oneof(words, fc.integer());
const number = fc.oneof(finite, fc.integer().map(String), fc.constantFrom(null, '', ' 12.5 ', '1e3'));
const address = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.webPath().map((path) => `/${path}`),
  fc.constantFrom(
    null,
    '',
    ' ',
    'javascript:alert(1)',
    '//host/a',
    '/\\host',
    ' HTTPS://a.id/b c ',
    'https://',
    '/a b?c#d',
    'foto.jpg',
  ),
  fc.constantFrom(
    'https://drive.google.com/open?id=1a',
    'https://drive.google.com/file/d/1b/view',
    '/media/a.abcdefghijkl/2000.webp',
  ),
);
const some = <T>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) => fc.record(fields, { requiredKeys: [] });
const list = <T>(items: fc.Arbitrary<T>) => fc.oneof(fc.array(items, { maxLength: 3 }), fc.constant(null));
const moment = fc.oneof(
  fc.constant(null),
  some({ timestamp: text, iso: text, readable: text, formatted: text }),
);
const photo = some({
  imageName: text,
  imageIndex: number,
  fileId: id,
  mimeType: text,
  size: number,
  originalUrl: address,
  directUrl: address,
  thumbnailUrl: address,
  downloadUrl: address,
  other: fc.anything(),
});
const folder = some({
  folderId: id,
  folderName: id,
  caption: text,
  imageCount: number,
  images: list(photo),
  zipFile: fc.oneof(fc.constant(null), some({ downloadUrl: address })),
  createdDate: text,
  captionDetails: fc.oneof(fc.constant(null), some({ source: text, fullText: text })),
});
const item: Readonly<Record<FeedName, fc.Arbitrary<unknown>>> = {
  banners: some({ name: id, url: address }),
  gallery: folder,
  'legal-products': some({ name: text, title: text, type: text, url: address, category: text, year: text }),
  staff: some({
    id: text,
    title: text,
    description: text,
    imageUrl: address,
    date: text,
    location: text,
    category: text,
  }),
  news: some({
    id,
    title: text,
    content: text,
    images: list(some({ id: text, url: address, originalUrl: address, description: text })),
    metadata: fc.oneof(
      fc.constant(null),
      some({
        createdDate: text,
        dateDetails: fc.oneof(fc.constant(null), some({ created: moment, modified: moment })),
      }),
    ),
  }),
};

const documentOf = (name: FeedName, items: readonly unknown[]): unknown => {
  if (name === 'gallery') return { success: true, data: { folders: items } };
  return name === 'news' ? { articles: items } : items;
};

it.each(FEED_NAMES)('%s: what the reader takes whole, the schema takes', (name) => {
  let taken = 0;
  fc.assert(
    fc.property(item[name], (one) => {
      const document = documentOf(name, [one]);
      if (dropped(name, document).length > 0) return;
      taken += 1;
      expect(problems(name, document)).toEqual([]);
    }),
    { numRuns: 300 },
  );
  expect(taken).toBeGreaterThan(30);
});
