import { expect, it } from 'vitest';
import { byFeed } from '../../../src/adapters/http/feeds.ts';
import { createLateFeeds } from '../../../src/adapters/http/late-feeds.ts';
import { FEED_URL, feedServer, json } from '../../fakes/feed-server.ts';
import { recordingLogger } from '../../fakes/recording-logger.ts';
import { aBanner } from '../../fixtures/banners.ts';
import { rawBanner } from '../../fixtures/feed-documents.ts';

const server = feedServer();

function lateFeeds() {
  const logger = recordingLogger();
  const feeds = createLateFeeds(
    byFeed(() => FEED_URL),
    logger,
  );
  return { feeds, logger };
}

it('gives what the feed gives', async () => {
  server.answers(json([rawBanner]));
  const { feeds } = lateFeeds();
  expect(await feeds.banners.load(new AbortController().signal)).toEqual([aBanner()]);
});

it('fails as the feed fails, and says so once', async () => {
  server.answers(json({ none: true }));
  const { feeds, logger } = lateFeeds();
  await expect(feeds.news.load(new AbortController().signal)).rejects.toMatchObject({ kind: 'format' });
  expect(logger.events.map(({ name }) => name)).toEqual(['feed.failed']);
});
