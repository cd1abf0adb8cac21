import { describe, expect, it } from 'vitest';
import { parseBanners } from '../../../src/adapters/http/banner-feed.ts';
import { parseGallery } from '../../../src/adapters/http/gallery-feed.ts';
import { parseLegalProducts } from '../../../src/adapters/http/legal-product-feed.ts';
import { parseNews, parseStoredArticles } from '../../../src/adapters/http/news-feed.ts';
import { parseStaff } from '../../../src/adapters/http/staff-feed.ts';
import type { Logger } from '../../../src/application/ports/logger.ts';
import { recordingLogger } from '../../fakes/recording-logger.ts';
import { anArticle } from '../../fixtures/articles.ts';
import * as raw from '../../fixtures/feed-documents.ts';

/** What reading a document gives: the items, and what the log says. */
function read<T>(parse: (json: unknown, logger: Logger) => T, document: unknown) {
  const logger = recordingLogger();
  return { items: parse(document, logger), events: logger.events };
}

const times = <T>(count: number, item: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => item(index));
const capped = (feed: string, what: string, limit: number, received: number) => ({
  name: 'feed.capped',
  detail: { feed, what, limit, received },
});

describe('a feed with too many items', () => {
  it.each<[string, (json: unknown, logger: Logger) => readonly object[], object, number]>([
    ['banners', parseBanners, raw.rawBanner, 100],
    ['legal-products', parseLegalProducts, raw.rawProduct, 10_000],
    ['staff', parseStaff, raw.rawStaffItem, 1000],
  ])('%s: the first are taken, and one line says so', (feed, parse, item, limit) => {
    const { items, events } = read(
      parse,
      times(limit + 7, (index) => ({ ...item, name: index, title: index })),
    );
    expect([items.length, events]).toEqual([limit, [capped(feed, 'items', limit, limit + 7)]]);
    expect(
      read(
        parse,
        times(limit, (index) => ({ ...item, name: index, title: index })),
      ).events,
    ).toEqual([]);
  });

  it.each([
    ['news', parseNews, (articles: unknown) => ({ articles }), raw.rawArticle, 1000],
    ['gallery', parseGallery, raw.galleryDocument, raw.rawFolder, 10_000],
  ])('%s: the first are taken, and one line says so', (feed, parse, wrap, item, limit) => {
    const document = wrap(times(limit + 1, (index) => ({ ...item, id: index, folderId: index })));
    const { items, events } = read<readonly object[]>(parse, document);
    expect([items.length, events]).toEqual([limit, [capped(feed, 'items', limit, limit + 1)]]);
  });
});

describe('an item with too much in it', () => {
  const photos = (count: number) => times(count, (index) => ({ fileId: `f${index}` }));

  it('has the first 1,000 photos of a folder; one line names the longest list', () => {
    const folders = [1001, 3, 1200].map((count) => ({
      ...raw.rawFolder,
      folderId: count,
      images: photos(count),
    }));
    const { items, events } = read(parseGallery, raw.galleryDocument(folders));
    expect(items.map(({ images }) => images.length)).toEqual([1000, 3, 1000]);
    expect(events).toEqual([capped('gallery', 'images of an item', 1000, 1200)]);
  });

  it('has the first 200 pictures of an article, and says how many there are', () => {
    const articles = [200, 312].map((count) => ({
      ...raw.rawArticle,
      id: count,
      images: times(count, (index) => ({ id: `g${index}` })),
    }));
    const { items, events } = read(parseNews, { articles });
    expect(items.map(({ images, imageCount }) => [images.length, imageCount])).toEqual([
      [200, undefined],
      [200, 312],
    ]);
    expect(events).toEqual([capped('news', 'images of an item', 200, 312)]);
  });

  it('counts no picture that is bad', () => {
    const images = [{}, ...times(311, (index) => ({ id: `g${index}` }))];
    const { items } = read(parseNews, { articles: [{ ...raw.rawArticle, images }] });
    expect(items.map((article) => [article.images.length, article.imageCount])).toEqual([[199, 311]]);
  });

  it('gives the number of all pictures from a copy, too', () => {
    const { items } = read(parseNews, {
      articles: [{ ...raw.rawArticle, images: times(312, (index) => ({ id: `g${index}` })) }],
    });
    const { items: again } = read(parseStoredArticles, JSON.parse(JSON.stringify(items)));
    expect(again).toEqual(items);
  });

  it.each([1, -5, 0.5, 1e300, 'x', null])('takes no number %j of all pictures from a copy', (imageCount) => {
    const { items } = read(parseStoredArticles, [{ ...anArticle(), imageCount }]);
    expect(items).toEqual([anArticle()]);
  });

  it('takes no more photos than a whole feed may hold', () => {
    const thousand = photos(1000);
    const folders = times(252, (index) => ({ ...raw.rawFolder, folderId: index, images: thousand }));
    const { items, events } = read(parseGallery, raw.galleryDocument(folders));
    expect(items.map(({ images }) => images.length)).toEqual([...times(250, () => 1000), 0, 0]);
    expect(events).toEqual([capped('gallery', 'images', 250_000, 252_000)]);
  });

  it('cuts long texts at a whole character', () => {
    const title = `${'a'.repeat(9999)}🏡`;
    const content = 'b'.repeat(200_001);
    const { items, events } = read(parseNews, { articles: [{ id: 'a', title, content }] });
    expect(items).toEqual([{ id: 'a', title: 'a'.repeat(9999), content: 'b'.repeat(200_000), images: [] }]);
    expect(events).toEqual([
      capped('news', 'characters of a text', 10_000, 10_001),
      capped('news', 'characters of a content', 200_000, 200_001),
    ]);
  });

  it('cuts texts further inside it as well', () => {
    const captionDetails = { source: 'c'.repeat(10_002), fullText: 'd'.repeat(200_002) };
    const { items, events } = read(
      parseGallery,
      raw.galleryDocument([{ folderId: 'a', folderName: 'b', captionDetails }]),
    );
    expect(items.map((folder) => folder.captionDetails)).toEqual([
      { source: 'c'.repeat(10_000), fullText: 'd'.repeat(200_000) },
    ]);
    expect(events).toEqual([
      capped('gallery', 'characters of a text', 10_000, 10_002),
      capped('gallery', 'characters of a content', 200_000, 200_002),
    ]);
  });

  it('drops an item whose address is too long, since a part of it would lead elsewhere', () => {
    const { items, events } = read(parseLegalProducts, [{ name: 'a', url: `/${'a'.repeat(8000)}` }]);
    expect(items).toEqual([]);
    expect(events).toEqual([
      {
        name: 'feed.item-dropped',
        detail: { feed: 'legal-products', index: 0, reason: 'url: unsafe address' },
      },
    ]);
  });
});

describe('a feed with many bad items', () => {
  it('names the first ten, then how many more', () => {
    const { items, events } = read(parseLegalProducts, [raw.rawProduct, ...times(25, () => null)]);
    expect(items).toHaveLength(1);
    expect(events).toEqual([
      ...times(10, (index) => ({
        name: 'feed.item-dropped',
        detail: { feed: 'legal-products', index: index + 1, reason: expect.any(String) },
      })),
      { name: 'feed.items-dropped', detail: { feed: 'legal-products', more: 15 } },
    ]);
  });

  it('counts photos among them', () => {
    const folder = { ...raw.rawFolder, images: times(9, () => 0), zipFile: { downloadUrl: 'x' } };
    const { events } = read(parseGallery, raw.galleryDocument([folder, { ...folder, folderId: 'folder-2' }]));
    expect(events.map(({ name }) => name)).toEqual([
      ...times(9, () => 'feed.image-dropped'),
      'feed.zip-dropped',
      'feed.items-dropped',
    ]);
    expect(events.at(-1)?.detail).toEqual({ feed: 'gallery', more: 10 });
  });
});
