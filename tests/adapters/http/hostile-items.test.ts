import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseBanners } from '../../../src/adapters/http/banner-feed.ts';
import { parseGallery, parseGalleryFolders } from '../../../src/adapters/http/gallery-feed.ts';
import { parseLegalProducts } from '../../../src/adapters/http/legal-product-feed.ts';
import { parseNews } from '../../../src/adapters/http/news-feed.ts';
import { reported } from '../../../src/adapters/http/schemas/feed-report.ts';
import { validItems } from '../../../src/adapters/http/schemas/valid-items.ts';
import { parseStaff } from '../../../src/adapters/http/staff-feed.ts';
import type { Logger } from '../../../src/application/ports/logger.ts';
import { prepareArticles } from '../../../src/domain/news/prepare-articles.ts';
import { recordingLogger } from '../../fakes/recording-logger.ts';
import { aBanner } from '../../fixtures/banners.ts';
import * as raw from '../../fixtures/feed-documents.ts';
import { aFolder } from '../../fixtures/gallery.ts';
import { aProduct } from '../../fixtures/legal-products.ts';

const DEEP = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
const fails = (): never => {
  throw new URIError('URI malformed');
};
const dropped = (feed: string, index: number, reason: unknown) => ({
  name: 'feed.item-dropped',
  detail: { feed, index, reason },
});

/** Reads JSON text, as it comes: with names such as __proto__ and numbers such as 1e999. */
function read<T>(parse: (json: unknown, logger: Logger) => T, text: string) {
  const logger = recordingLogger();
  return { items: parse(JSON.parse(text), logger), events: logger.events };
}

describe('validItems', () => {
  const readAll = (schema: v.GenericSchema<unknown, number>, make: (value: number) => number) => {
    const logger = recordingLogger();
    const items = reported('staff', logger, (report) =>
      validItems(schema, make, [1, 2, 3], { report, limit: 10 }),
    );
    return { items, events: logger.events };
  };

  it('drops and logs an item over which the schema breaks', () => {
    const schema = v.pipe(
      v.number(),
      v.transform((value) => (value === 2 ? fails() : value)),
    );
    expect(readAll(schema, (value) => value)).toEqual({
      items: [1, 3],
      events: [dropped('staff', 1, 'URIError: URI malformed')],
    });
  });

  it('drops and logs an item over which its mapper breaks', () => {
    expect(readAll(v.number(), (value) => (value === 2 ? fails() : value * 10))).toEqual({
      items: [10, 30],
      events: [dropped('staff', 1, 'URIError: URI malformed')],
    });
  });
});

describe('half a character', () => {
  it('becomes a whole one in every text, and takes nothing along', () => {
    const { items, events } = read(
      parseGallery,
      JSON.stringify(
        raw.galleryDocument([
          { folderId: 'a\uD83C', folderName: '\uDFE1', images: [{ fileId: 'f\uD83C' }] },
          raw.rawFolder,
        ]),
      ),
    );
    const download = 'https://drive.google.com/uc?export=download&id=f%EF%BF%BD';
    expect(items).toEqual([
      {
        folderId: 'a\uFFFD',
        folderName: '\uFFFD',
        caption: '',
        imageCount: 1,
        images: [
          {
            imageName: '',
            imageIndex: 0,
            fileId: 'f\uFFFD',
            directUrl: download,
            downloadUrl: download,
          },
        ],
        createdDate: '',
      },
      aFolder(),
    ]);
    expect(events).toEqual([]);
  });

  it('becomes a whole one in an address', () => {
    const { items } = read(parseLegalProducts, '[{"name":"a","url":"/perda-\\ud83c.pdf"}]');
    expect(items).toEqual([{ name: 'a', type: '', url: '/perda-\uFFFD.pdf' }]);
  });
});

describe('names that every object has', () => {
  it('are ids, names and hosts like others', () => {
    const { items, events } = read(
      parseBanners,
      `[{"name":"__proto__","url":"https://constructor/open?id=1"},
        {"name":"constructor","url":"https://drive.google.com/open?id=__proto__"}]`,
    );
    expect(items).toEqual([
      { name: 'constructor', url: 'https://drive.google.com/open?id=__proto__', fileId: '__proto__' },
    ]);
    expect(events).toEqual([dropped('banners', 0, 'url carries no file id')]);
  });

  it('are no fields of an item', () => {
    const { items, events } = read(
      parseStaff,
      '[{"__proto__":{"title":"a","imageUrl":"/a.webp"},"constructor":{"name":7},"imageUrl":"/b.webp"}]',
    );
    expect([items, events]).toEqual([[{ imageUrl: '/b.webp' }], []]);
  });
});

describe('what no text and no number can be', () => {
  it.each([
    ['banners', parseBanners, { ...raw.rawBanner, name: DEEP }, raw.rawBanner, aBanner()],
    ['legal-products', parseLegalProducts, { ...raw.rawProduct, url: DEEP }, raw.rawProduct, aProduct()],
    ['gallery', parseGalleryFolders, { ...raw.rawFolder, folderId: DEEP }, raw.rawFolder, aFolder()],
  ])(
    '%s: 100,000 lists in one another in a needed field drop their item alone',
    (feed, parse, bad, good, gives) => {
      const logger = recordingLogger();
      expect(parse([bad, good], logger)).toEqual([gives]);
      expect(logger.events).toEqual([dropped(feed, 0, expect.any(String))]);
    },
  );

  it('counts as missing where it may be', () => {
    const logger = recordingLogger();
    const article = { id: 'a', title: DEEP, content: { a: DEEP }, images: { a: DEEP }, metadata: DEEP };
    expect(parseNews({ articles: [article] }, logger)).toEqual([
      { id: 'a', title: '', content: '', images: [] },
    ]);
    expect(logger.events).toEqual([]);
  });

  it('ignores infinite numbers, and sorts by the other fields', () => {
    const { items } = read(
      parseNews,
      `{"articles":[
        {"id":"a","metadata":{"dateDetails":{"created":{"timestamp":1e999}}}},
        {"id":"b","metadata":{"dateDetails":{"created":{"timestamp":"NaN","iso":"2024-11-18"}}}}]}`,
    );
    expect(prepareArticles(items).map(({ id }) => id)).toEqual(['b', 'a']);
  });
});
