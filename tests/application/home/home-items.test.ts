import { describe, expect, it } from 'vitest';
import {
  articleSupply,
  folderSupply,
  searchedArticles,
  searchedFolders,
  searchedProducts,
  searchedStaff,
} from '../../../src/application/home/home-items.ts';
import type { Article } from '../../../src/domain/news/article.ts';
import { sampleProfiles } from '../../../src/domain/staff/sample-profiles.ts';
import { anArticle } from '../../fixtures/articles.ts';
import { aFolder } from '../../fixtures/gallery.ts';

/** A snapshot in a state: `loading`, or `loaded.fromFeed`. */
const standing = (state: string, context: object) =>
  ({
    context,
    matches: (asked: string | Readonly<Record<string, string>>) => {
      const wanted = typeof asked === 'string' ? asked : Object.entries(asked)[0]?.join('.');
      return wanted !== undefined && `${state}.`.startsWith(`${wanted}.`);
    },
  }) as never;

describe('the news give an open article', () => {
  const plan = anArticle({ id: 'plan', content: 'Rencana', images: [] });
  const news = (state: string, articles: readonly Article[], updatedAt?: number) =>
    standing(state, { articles, updatedAt });
  const whole = { id: 'plan', pictures: 0, content: 'Rencana' };

  it.each([
    [
      'what they have',
      news('loaded', [plan], 1),
      undefined,
      { give: { type: 'article.shown', article: whole } },
    ],
    ['nothing that it shows already', news('loaded', [plan], 1), whole, {}],
    [
      'the baked beginning without its content',
      news('loading', [plan]),
      undefined,
      { give: { type: 'article.shown', article: { ...whole, content: undefined } } },
    ],
    ['nothing while they load', news('loading', []), undefined, {}],
    [
      'its end, and ask again, where they have it no more',
      news('loaded', [], 1),
      whole,
      { give: { type: 'article.closed' }, asks: true },
    ],
    ['no more than the way out where they failed', news('failed', []), undefined, { closes: true }],
  ])('%s', (_, snapshot, shown, supply) => {
    expect(articleSupply(snapshot, 'plan', shown)).toEqual(supply);
  });
});

describe('the gallery gives an open lightbox', () => {
  const coast = aFolder({ folderId: 'coast' });
  const gallery = (state: string, folders: readonly object[], updatedAt?: number) =>
    standing(state, { folders, updatedAt });

  it.each([
    [
      'the folder',
      'coast',
      gallery('loaded.fromFeed', [coast], 1),
      undefined,
      { give: { type: 'folder.settled', folder: coast } },
    ],
    ['nothing that it shows already', 'coast', gallery('loaded.fromFeed', [coast], 1), coast, {}],
    [
      'nothing while only a baked one is known',
      'coast',
      gallery('loading', [coast]),
      undefined,
      { asks: false },
    ],
    [
      'nothing, and loads again, where the cache lacks it',
      'coast',
      gallery('loaded.fromCache', [], 1),
      undefined,
      { asks: true },
    ],
    ['nothing where it is gone', 'coast', gallery('loaded.fromFeed', [], 1), undefined, {}],
    ['its end where there is no gallery', 'coast', gallery('failed', []), undefined, { closes: true }],
    ['nothing where no folder is named', undefined, gallery('loaded.fromFeed', [coast], 1), undefined, {}],
  ])('%s', (_, id, snapshot, shown, supply) => {
    expect(folderSupply(snapshot, id, shown)).toEqual(supply);
  });
});

describe('the search gets', () => {
  const items = [anArticle()];
  const samples = sampleProfiles('BUPC');
  it.each([
    [
      'products that load',
      searchedProducts(standing('notLoaded', { products: items, isAnswered: false })),
      'legal-products',
      items,
      'loading',
    ],
    [
      'products',
      searchedProducts(standing('loaded', { products: items, isAnswered: true })),
      'legal-products',
      items,
      'ready',
    ],
    [
      'baked products of a failed feed',
      searchedProducts(standing('loaded', { products: items, isAnswered: false })),
      'legal-products',
      items,
      'failed',
    ],
    [
      'no products',
      searchedProducts(standing('loaded', { products: [], isAnswered: true })),
      'legal-products',
      [],
      'failed',
    ],
    [
      'folders that load',
      searchedFolders(standing('loading.fetching', { folders: items })),
      'gallery',
      items,
      'loading',
    ],
    [
      'folders',
      searchedFolders(standing('loaded.fromFallback', { folders: items })),
      'gallery',
      items,
      'ready',
    ],
    ['a gallery that failed', searchedFolders(standing('failed', { folders: [] })), 'gallery', [], 'failed'],
    [
      'articles that load',
      searchedArticles(standing('loading.readingCache', { articles: [] })),
      'news',
      [],
      'loading',
    ],
    [
      'articles',
      searchedArticles(standing('loaded', { articles: items, updatedAt: 1 })),
      'news',
      items,
      'ready',
    ],
    [
      'earlier articles of a failed feed',
      searchedArticles(standing('failed', { articles: items, updatedAt: 1 })),
      'news',
      items,
      'ready',
    ],
    [
      'baked articles of a failed feed',
      searchedArticles(standing('failed', { articles: items })),
      'news',
      items,
      'failed',
    ],
    ['no folders', searchedFolders(standing('loaded.fromFeed', { folders: [] })), 'gallery', [], 'failed'],
    [
      'no articles',
      searchedArticles(standing('loaded', { articles: [], updatedAt: 1 })),
      'news',
      [],
      'failed',
    ],
    ['people', searchedStaff(standing('loaded', { profiles: items })), 'staff', items, 'ready'],
    [
      'nobody of an empty feed',
      searchedStaff(standing('loaded', { profiles: samples })),
      'staff',
      [],
      'failed',
    ],
    [
      'nobody where the rules leave nobody',
      searchedStaff(standing('loaded', { profiles: [] })),
      'staff',
      [],
      'failed',
    ],
    [
      'nobody of the samples while it is asked again',
      searchedStaff(standing('loading', { profiles: samples })),
      'staff',
      [],
      'loading',
    ],
    ['nobody while they load', searchedStaff(standing('loading', { profiles: [] })), 'staff', [], 'loading'],
    [
      'nobody of the samples',
      searchedStaff(standing('failed', { profiles: samples })),
      'staff',
      [],
      'failed',
    ],
  ])('%s', (_, loaded, source, found, status) => {
    expect(loaded).toEqual({ type: 'items.loaded', source, items: found, status });
  });
});
