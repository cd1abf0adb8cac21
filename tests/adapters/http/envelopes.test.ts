import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBanners } from '../../../src/adapters/http/banner-feed.ts';
import { parseGallery, parseGalleryFolders } from '../../../src/adapters/http/gallery-feed.ts';
import { parseLegalProducts } from '../../../src/adapters/http/legal-product-feed.ts';
import { parseNews, parseStoredArticles } from '../../../src/adapters/http/news-feed.ts';
import { parseStaff } from '../../../src/adapters/http/staff-feed.ts';
import { FeedError, INVALID_RESPONSE } from '../../../src/domain/shared/feed-error.ts';
import { recordingLogger } from '../../fakes/recording-logger.ts';
import * as raw from '../../fixtures/feed-documents.ts';

const logger = recordingLogger();

describe('wrong envelopes', () => {
  it.each([
    ['banners', parseBanners, {}],
    ['banners', parseBanners, null],
    ['banners', parseBanners, { images: [raw.rawBanner] }],
    ['staff', parseStaff, { error: 'x' }],
    ['staff', parseStaff, 'x'],
    ['news', parseNews, []],
    ['news', parseNews, {}],
    ['news', parseNews, { articles: {} }],
    ['news', parseNews, { articles: null }],
    ['news', parseNews, null],
    ['gallery', parseGallery, []],
    ['gallery', parseGallery, {}],
    ['gallery', parseGallery, { success: false, data: { folders: [] } }],
    ['gallery', parseGallery, { data: { folders: [] } }],
    ['gallery', parseGallery, { success: true }],
    ['gallery', parseGallery, { success: true, data: null }],
  ])('%s refuses them: case %#', (_feed, parse, document) => {
    expect(() => parse(document, logger)).toThrow(
      expect.objectContaining({ name: 'FeedError', kind: 'format', message: INVALID_RESPONSE }),
    );
  });

  it.each([
    ['a gallery whose folders are no list', parseGallery, raw.galleryDocument('x')],
    ['a gallery without folders', parseGallery, { success: true, data: {} }],
    ['stored folders that are no list', parseGalleryFolders, { folders: [] }],
    ['stored articles that are no list', parseStoredArticles, null],
    ['legal products that are no list', parseLegalProducts, { error: 'x' }],
    ['legal products that are nothing', parseLegalProducts, null],
  ])('%s are an empty list', (_what, parse, document) => {
    expect(parse(document, logger)).toEqual([]);
  });

  it('logs legal products that are no list', () => {
    const recorded = recordingLogger();
    parseLegalProducts({}, recorded);
    expect(recorded.events).toEqual([{ name: 'feed.no-list', detail: { feed: 'legal-products' } }]);
  });
});

describe('any document', () => {
  // Whole documents with one broken part reach deeper than JSON picked at random.
  const bend = (document: unknown): fc.Arbitrary<unknown> =>
    fc.tuple(fc.nat({ max: 60 }), fc.anything()).map(([place, value]) => {
      let count = 0;
      return JSON.parse(JSON.stringify(document), (_key, part) => (count++ === place ? value : part));
    });
  const feeds = [
    { name: 'banners', parse: parseBanners, document: [raw.rawBanner] },
    { name: 'gallery', parse: parseGallery, document: raw.galleryDocument([raw.rawFolder]) },
    { name: 'legal products', parse: parseLegalProducts, document: [raw.rawProduct] },
    { name: 'staff', parse: parseStaff, document: [raw.rawStaffItem] },
    { name: 'news', parse: parseNews, document: { articles: [raw.rawArticle] } },
    { name: 'stored articles', parse: parseStoredArticles, document: [raw.rawArticle] },
  ];

  it.each(feeds)('of $name gives a list or a FeedError', ({ parse, document }) => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.anything(), bend(document)), (json) => {
        try {
          expect(Array.isArray(parse(json, logger))).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(FeedError);
        }
      }),
    );
  });
});
