import { expect, it } from 'vitest';
import type { NewsContext } from '../../../src/application/news/news-machine.ts';
import {
  type NewsPhase,
  newsPhase,
  type OpenArticle,
  openArticle,
} from '../../../src/application/news/open-article.ts';
import { anArticle } from '../../fixtures/articles.ts';

const article = anArticle({ id: 'a' });
const baked: NewsContext = { articles: [article] };
const answered: NewsContext = { articles: [article], updatedAt: 1 };

it.each<[string, NewsContext, NewsPhase, string | undefined, OpenArticle]>([
  ['nothing is here yet', { articles: [] }, 'loading', 'a', { status: 'loading' }],
  ['only the beginning is baked', baked, 'loading', 'a', { status: 'found', article, content: 'awaited' }],
  ['another one is baked', baked, 'loading', 'b', { status: 'loading' }],
  ['the feed answered', answered, 'loaded', 'a', { status: 'found', article, content: 'whole' }],
  ['a refresh is running', answered, 'loading', 'a', { status: 'found', article, content: 'whole' }],
  ['a refresh may load it', answered, 'loading', 'b', { status: 'loading' }],
  ['the news hold no such article', answered, 'loaded', 'b', { status: 'gone' }],
  ['a copy of failed news lacks it', answered, 'failed', 'b', { status: 'missing' }],
  ['a copy of failed news has it', answered, 'failed', 'a', { status: 'found', article, content: 'whole' }],
  [
    'the news failed over its baked beginning',
    baked,
    'failed',
    'a',
    { status: 'found', article, content: 'missing' },
  ],
  [
    'a retry runs over its baked beginning',
    baked,
    'loading',
    'a',
    { status: 'found', article, content: 'awaited' },
  ],
  ['the feed failed without a copy', { articles: [] }, 'failed', 'a', { status: 'missing' }],
  ['no article is named', answered, 'loaded', undefined, { status: 'gone' }],
])('when %s', (_, news, phase, id, expected) => {
  expect(openArticle(news, phase, id)).toEqual(expected);
});

it.each<[NewsPhase, string]>([
  ['loading', 'loading'],
  ['failed', 'failed'],
  ['loaded', 'loaded'],
])('knows that the news are %s', (phase, state) => {
  expect(newsPhase({ matches: (asked) => asked === state })).toBe(phase);
});
