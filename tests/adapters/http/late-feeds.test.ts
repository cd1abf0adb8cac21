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
  let pauses = 0;
  const feeds = createLateFeeds(
    byFeed(() => FEED_URL),
    logger,
    async () => {
      pauses += 1;
    },
  );
  return { feeds, logger, pauses: () => pauses };
}

it('gives what the feed gives, after a pause', async () => {
  server.answers(json([rawBanner]));
  const { feeds, pauses } = lateFeeds();
  expect(await feeds.banners.load(new AbortController().signal)).toEqual([aBanner()]);
  expect(pauses()).toBe(1);
});

it('fails as the feed fails, and says so once', async () => {
  server.answers(json({ none: true }));
  const { feeds, logger } = lateFeeds();
  await expect(feeds.news.load(new AbortController().signal)).rejects.toMatchObject({ kind: 'format' });
  expect(logger.events.map(({ name }) => name)).toEqual(['feed.failed']);
});
