import { describe, expect, it } from 'vitest';
import {
  articleImageCount,
  articleImageId,
  NEWS_LIMIT,
  prepareArticles,
} from '../../../src/domain/news/prepare-articles.ts';
import { anArticle, anArticleImage } from '../../fixtures/articles.ts';

it.each([
  ['as many as it has', {}, 1],
  ['all of the feed where some were left out', { imageCount: 312 }, 312],
  ['none', { images: [] }, 0],
])('the pictures of an article are %s', (_, article, count) => {
  expect(articleImageCount(anArticle(article))).toBe(count);
});

describe('prepareArticles', () => {
  it('puts the newest first, and those without a readable date last, in their order', () => {
    const undated = { title: '', content: '', images: [] };
    const articles = [
      { ...undated, id: 'none' },
      anArticle({ id: 'old', created: { iso: '2023-01-01' } }),
      { ...undated, id: 'readable', created: { readable: '1 Januari 2030' } },
      { ...undated, id: 'fallback', createdDate: '2024-06-01' },
      anArticle({ id: 'new', created: { iso: '2025-01-01' }, createdDate: '1999-01-01' }),
      anArticle({ id: 'twin', created: { iso: '2024-12-31T17:00:00Z' } }),
    ];
    expect(prepareArticles(articles).map(({ id }) => id)).toEqual([
      'new',
      'twin',
      'fallback',
      'old',
      'none',
      'readable',
    ]);
    expect(articles[0]?.id).toBe('none');
  });

  it('reverses the images and leaves the given article alone', () => {
    const images = ['1', '2', '3'].map((id) => anArticleImage({ id }));
    const article = anArticle({ images });
    expect(prepareArticles([article])).toEqual([{ ...article, images: [images[2], images[1], images[0]] }]);
    expect(article.images.map(({ id }) => id)).toEqual(['1', '2', '3']);
  });

  it('keeps the first article of an id', () => {
    const articles = [anArticle({ title: 'pertama', images: [] }), anArticle({ title: 'kedua' })];
    expect(prepareArticles(articles)).toEqual([anArticle({ title: 'pertama', images: [] })]);
  });

  it('gives them all: the limit is the section’s', () => {
    const articles = Array.from({ length: 9 }, (_, index) => anArticle({ id: `${index}` }));
    expect([prepareArticles(articles).length, NEWS_LIMIT]).toEqual([9, 6]);
  });
});

describe('articleImageId', () => {
  it.each([
    ['https://drive.google.com/uc?id=1url', 'https://drive.google.com/uc?id=1original', '1url'],
    ['https://drive.google.com/uc?export=view&id=1url&x=1#id=2', '', '1url'],
    ['https://drive.google.com/file/d/1url/view', 'https://drive.google.com/open?id=1original', '1original'],
    ['https://drive.google.com/uc?id=', 'https://drive.google.com/open?id=1original', '1original'],
    ['https://drive.google.com/uc?uid=1url', '', '1own'],
    ['https://drive.google.com/uc#?id=1url', '', '1own'],
    ['https://lain.example.id/gambar?id=a%20b', '', 'a b'],
    ['https://lain.example.id/gambar?id=%201url%20', '', '1url'],
    ['https://lain.example.id/gambar?id=%20', '', '1own'],
    ['id=1url', '', '1own'],
    ['', '', '1own'],
    ['?id=%', '', '%'],
  ])('of %j and %j is %s', (url, originalUrl, expected) => {
    expect(articleImageId(anArticleImage({ id: '1own', url, originalUrl }))).toBe(expected);
  });
});
