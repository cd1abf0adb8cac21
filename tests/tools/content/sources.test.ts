import { describe, expect, it } from 'vitest';
import { FEED_NAMES, type FeedName } from '../../../src/adapters/http/feeds.ts';
import { endpointVariable, folderFeeds, neverPulled } from '../../../tools/content/site-content.ts';

const NEWS = { CONTENT_NEWS_URL: 'https://skrip.example/news' };
const pulled = (...names: FeedName[]): ReadonlySet<FeedName> => new Set(names);

it('every feed has a variable of its own', () => {
  expect(endpointVariable('legal-products')).toBe('CONTENT_LEGAL_PRODUCTS_URL');
  expect(new Set(FEED_NAMES.map(endpointVariable)).size).toBe(FEED_NAMES.length);
});

it('the folder gives the feeds that have no endpoint', () => {
  expect(folderFeeds({})).toEqual(FEED_NAMES);
  expect(folderFeeds({ CONTENT_NEWS_URL: ' ' })).toEqual(FEED_NAMES);
  expect(folderFeeds(NEWS)).toEqual(FEED_NAMES.filter((name) => name !== 'news'));
});

describe('a feed with an endpoint', () => {
  it.each([
    ['none has one', {}, pulled(), []],
    ['it was pulled', NEWS, pulled('news'), []],
    [
      'it was never pulled',
      NEWS,
      pulled('gallery'),
      [
        'CONTENT_NEWS_URL is set, and news was never pulled; run npm run content -- pull, or leave CONTENT_NEWS_URL empty and the folder gives the feed',
      ],
    ],
  ])('is named before a build where it was never pulled: %s', (_case, env, names, lines) => {
    expect(neverPulled(env, names)).toEqual(lines);
  });
});
