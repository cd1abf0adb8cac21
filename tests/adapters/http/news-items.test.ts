import { describe, expect, it } from 'vitest';
import { parseNews, parseStoredArticles } from '../../../src/adapters/http/news-feed.ts';
import { recordingLogger } from '../../fakes/recording-logger.ts';
import { anArticle, anArticleImage } from '../../fixtures/articles.ts';
import * as raw from '../../fixtures/feed-documents.ts';

const read = (...articles: unknown[]) => parseNews({ articles }, recordingLogger());
const withDates = (dateDetails: unknown) => ({ id: '1', metadata: { dateDetails } });
const bare = { id: '1', title: '', content: '', images: [] };

describe('parseNews', () => {
  it('reads every form of a date', () => {
    const created = { timestamp: 1, iso: 'i', readable: 'r', formatted: 'f' };
    expect(read(withDates({ created, modified: { timestamp: '2', lain: 3 } }))).toEqual([
      { ...bare, created, modified: { timestamp: '2' } },
    ]);
  });

  it.each([
    ['nulls', { created: { timestamp: null, iso: null, readable: null, formatted: null } }, { created: {} }],
    ['blanks', { created: { timestamp: ' ', iso: '', readable: ' ', formatted: '' } }, { created: {} }],
    ['other kinds', { created: { timestamp: true, iso: {}, readable: [] } }, { created: {} }],
    ['a date that is no object', { created: '2024-11-18', modified: null }, {}],
    ['details that are no object', 'x', {}],
  ])('takes %s for missing', (_what, dateDetails, expected) => {
    expect(read(withDates(dateDetails))).toEqual([{ ...bare, ...expected }]);
  });

  it('fills the gaps of a bare article', () => {
    expect(read({ id: 12, title: null, content: {}, images: 'x', metadata: null })).toEqual([
      { ...bare, id: '12' },
    ]);
  });

  it.each([[{}], [{ ...raw.rawArticle, id: '' }], [{ ...raw.rawArticle, id: null }], [null], [[]]])(
    'drops one without an id: case %#',
    (article) => {
      const logger = recordingLogger();
      expect(parseNews({ articles: [article, raw.rawArticle] }, logger)).toEqual([anArticle()]);
      expect(logger.events).toMatchObject([
        { name: 'feed.item-dropped', detail: { feed: 'news', index: 0 } },
      ]);
    },
  );

  it('gives articles and images as the feed orders them', () => {
    const images = ['1', '2'].map((id) => ({ ...raw.rawArticleImage, id }));
    expect(read({ ...raw.rawArticle, images }, { ...raw.rawArticle, id: 'artikel-2' })).toEqual([
      anArticle({ images: [anArticleImage({ id: '1' }), anArticleImage({ id: '2' })] }),
      anArticle({ id: 'artikel-2' }),
    ]);
  });

  it('leaves out a bad image alone', () => {
    const logger = recordingLogger();
    const images = [
      { ...raw.rawArticleImage, originalUrl: 'javascript:alert(1)' },
      { description: 'tanpa alamat' },
      { id: 5 },
      { url: '/gambar.webp', originalUrl: null },
    ];
    expect(parseNews({ articles: [{ ...raw.rawArticle, images }] }, logger)).toEqual([
      anArticle({
        images: [
          { id: '5', url: '', originalUrl: '', description: '' },
          { id: '', url: '/gambar.webp', originalUrl: '', description: '' },
        ],
      }),
    ]);
    expect(logger.events).toEqual([
      {
        name: 'feed.image-dropped',
        detail: { feed: 'news', item: 0, index: 0, reason: 'originalUrl: unsafe address' },
      },
      {
        name: 'feed.image-dropped',
        detail: { feed: 'news', item: 0, index: 1, reason: 'neither address nor id' },
      },
    ]);
  });
});

describe('parseStoredArticles', () => {
  it('reads back what a cache holds', () => {
    const { createdDate: _, created: __, ...undated } = anArticle();
    const articles = [
      anArticle({ created: { timestamp: 1, iso: 'i', readable: 'r', formatted: 'f' }, modified: {} }),
      { ...undated, id: 'artikel-2' },
    ];
    expect(parseStoredArticles(JSON.parse(JSON.stringify(articles)), recordingLogger())).toEqual(articles);
  });

  it('drops what went bad', () => {
    const stored = [anArticle(), { ...anArticle(), id: null }];
    expect(parseStoredArticles(stored, recordingLogger())).toEqual([anArticle()]);
  });
});
