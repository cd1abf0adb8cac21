import { expect, it } from 'vitest';
import type { NewsContext } from '../../../src/application/news/news-machine.ts';
import { type OpenArticle, openArticle } from '../../../src/application/news/open-article.ts';
import { anArticle } from '../../fixtures/articles.ts';

const article = anArticle({ id: 'a' });
const baked: NewsContext = { articles: [article] };
const answered: NewsContext = { articles: [article], updatedAt: 1 };

it.each<[string, NewsContext, boolean, string | undefined, OpenArticle]>([
  ['nothing is here yet', { articles: [] }, true, 'a', { status: 'loading' }],
  ['only the beginning is baked', baked, true, 'a', { status: 'found', article, whole: false }],
  ['another one is baked', baked, true, 'b', { status: 'loading' }],
  ['the feed answered', answered, false, 'a', { status: 'found', article, whole: true }],
  ['a refresh is running', answered, true, 'a', { status: 'found', article, whole: true }],
  ['a refresh may bring it', answered, true, 'b', { status: 'loading' }],
  ['there is no such article', answered, false, 'b', { status: 'missing' }],
  ['the feed failed without a copy', { articles: [] }, false, 'a', { status: 'missing' }],
  ['no article is named', answered, false, undefined, { status: 'missing' }],
])('when %s', (_, news, loading, id, expected) => {
  expect(openArticle(news, loading, id)).toEqual(expected);
});
