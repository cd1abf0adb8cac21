import { readFileSync } from 'node:fs';
import type { JsonSchema } from '@valibot/to-json-schema';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { FEED_NAMES, type FeedName, feedOf } from '../../src/adapters/http/feeds.ts';
import { FeedError } from '../../src/domain/shared/feed-error.ts';
import { contentSchemas } from '../../tools/docs/schemas/content-schemas.ts';
import { feedSchema } from '../../tools/docs/schemas/feed-schemas.ts';
import { schemaFiles } from '../../tools/docs/schemas/write.ts';

/** What the reader of a feed, that is its valibot schemas, leaves out of a document. */
function dropped(name: FeedName, document: unknown): string[] {
  const events: string[] = [];
  const event = (what: string, detail?: object) => void events.push(`${what} ${JSON.stringify(detail)}`);
  try {
    feedOf(name).parse(document, { event });
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    events.push(error.message);
  }
  return events;
}

it.each(schemaFiles())(
  '$file is what `npm run docs` would write from the schemas of the code',
  ({ file, text }) => {
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);

describe('the schemas of the content folder', () => {
  const schemas = contentSchemas();
  const mistakes = (name: string, value: unknown): string[] => {
    const validate = new Ajv({ allErrors: true }).compile(Object(schemas[name]));
    validate(value);
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
  const yamlIn = (file: string): unknown => parse(readFileSync(`content/${file}`, 'utf8'));

  it.each([
    ['kantor.schema.json', 'kantor.yaml'],
    ['staff.schema.json', 'staff.yaml'],
    ['legal-products.schema.json', 'legal-products.yaml'],
    ['banners/banners.schema.json', 'banners/banners.yaml'],
    ['album.schema.json', 'gallery/2026-10-01-garis-pantai/album.yaml'],
    ['peta/peta.schema.json', 'peta/peta.yaml'],
    ['langkah.schema.json', 'langkah.yaml'],
    ['kata.schema.json', 'kata.yaml'],
    ['galeri-bawaan.schema.json', 'galeri-bawaan.yaml'],
    ['peta/sumber.schema.json', 'peta/sumber.yaml'],
  ])('%s takes the sample', (name, file) => {
    expect(mistakes(name, yamlIn(file))).toEqual([]);
  });

  it.each([
    ['libur.schema.json', '- { tanggal: 17/08/2026, nama: A, jam: 08.00–11.00 }', []],
    [
      'libur.schema.json',
      '- { tanggal: besok, nama: A }',
      [expect.stringMatching(/^\/0\/tanggal must match/)],
    ],
    ['pengumuman.schema.json', '- { teks: A, dari: 2026-08-17, sampai: 2026-08-17 }', []],
    [
      'pengumuman.schema.json',
      '- { teks: A, dari: 2026-08-17 }',
      ["/0 must have required property 'sampai'"],
    ],
  ])('%s judges %s', (name, text, expected) => {
    expect(mistakes(name, parse(text))).toEqual(expected);
  });

  it('are all tried', () => {
    expect(Object.keys(schemas)).toHaveLength(12);
  });

  it('name what is wrong', () => {
    const office = Object(yamlIn('kantor.yaml'));
    const wrong = {
      ...office,
      footerYear: 'x',
      phone: '0800',
      openingHours: [{ label: 'Senin', days: [9] }],
    };
    expect(mistakes('kantor.schema.json', wrong)).toEqual([
      ' must NOT have additional properties',
      '/footerYear must be number',
      '/openingHours/0/days/0 must be equal to one of the allowed values',
    ]);
  });
});

it.each(FEED_NAMES)('the reader of %s takes its example whole', (name) => {
  const example = JSON.parse(readFileSync(`docs/schemas/examples/${name}.json`, 'utf8'));
  expect(dropped(name, example)).toEqual([]);
});

/** The pattern of a field of a list, as the JSON Schema writes it down. */
function patternOf(name: FeedName, field: string): RegExp {
  const { items } = feedSchema(name) as { items: { properties: Record<string, JsonSchema> } };
  return new RegExp(items.properties[field]?.pattern ?? '(?!)', 'u');
}

const words = fc.oneof(fc.string(), fc.constantFrom(' ', 'Pola ruang', '\ud800', 'nama.docx'));
const address = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.webPath().map((path) => `/${path}`),
  fc.constantFrom('', ' ', 'javascript:alert(1)', '//host/a', '/\\host', ' HTTPS://a.id/b c ', 'https://'),
  fc.constantFrom(
    '/a b?c#d',
    'foto.jpg',
    'https://drive.google.com/open?id=1a',
    '/media/a.abcdefghijkl/2000.webp',
  ),
);

it.each<[FeedName, string, fc.Arbitrary<string>, (value: string) => object]>([
  ['staff', 'imageUrl', address, (imageUrl) => ({ imageUrl })],
  ['banners', 'url', address, (url) => ({ name: 'A', url })],
  ['banners', 'name', words, (name) => ({ name, url: '/media/a.abcdefghijkl/2000.webp' })],
])('%s: what the reader takes as %s, the pattern of its JSON Schema takes', (name, field, values, itemOf) => {
  const pattern = patternOf(name, field);
  let taken = 0;
  fc.assert(
    fc.property(values, (value) => {
      if (dropped(name, [itemOf(value)]).length > 0) return;
      taken += 1;
      expect(value).toMatch(pattern);
    }),
    // Always the same: how many of them are taken is told below.
    { numRuns: 300, seed: 34 },
  );
  expect(taken).toBeGreaterThan(30);
});
