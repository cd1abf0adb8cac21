import { describe, expect, it } from 'vitest';
import { createHttpFeeds, FEED_NAMES } from '../../../src/adapters/http/feeds.ts';
import { httpLoad } from '../../../src/adapters/http/http-feed.ts';
import { FeedError } from '../../../src/domain/shared/feed-error.ts';
import { eachFeed } from '../../../tools/each-feed.ts';
import { ending, fakeTime } from '../../fakes/fake-time.ts';
import { FEED_URL, feedServer, json, never, offline, redirect, text } from '../../fakes/feed-server.ts';
import { recordingLogger } from '../../fakes/recording-logger.ts';
import type { Sample } from './samples/sample.ts';

const server = feedServer();
fakeTime();

const SAMPLES = eachFeed(
  import.meta.glob<Sample>(['./samples/*.ts', '!./samples/sample.ts'], { eager: true, import: 'sample' }),
);
const asIs = (items: object[]) => items;
const feeds = FEED_NAMES.map((name) => ({ name, wrap: asIs, ...SAMPLES[name] }));

describe.each(feeds)('the $name feed', ({ name, wrap, item, gives }) => {
  const start = (signal = new AbortController().signal) => {
    const logger = recordingLogger();
    const feed = createHttpFeeds(() => ({ url: FEED_URL, logger }))[name];
    return { logger, result: ending(feed.load(signal)) };
  };
  const failed = ({ kind, message }: FeedError) => ({
    name: 'feed.failed',
    detail: { feed: name, url: FEED_URL, kind, reason: message },
  });

  it('gives domain values', async () => {
    server.answers(json(wrap([{ ...item, unknown: 1 }])));
    const { result, logger } = start();
    expect(await result).toEqual({ value: [gives] });
    expect(logger.events).toEqual([]);
  });

  it('gives none of an empty feed', async () => {
    server.answers(json(wrap([])));
    expect(await start().result).toEqual({ value: [] });
  });

  it('drops and logs a bad item alone', async () => {
    server.answers(json(wrap(['bad' as never, item])));
    const { result, logger } = start();
    expect(await result).toEqual({ value: [gives] });
    expect(logger.events).toEqual([
      {
        name: 'feed.item-dropped',
        detail: { feed: name, index: 0, reason: expect.stringContaining('Expected Object') },
      },
    ]);
  });

  it.each([
    ['a redirect', [redirect('https://konten.example.id/echo')]],
    ['a 500 that passes', [json({}, 500), json(wrap([item]))]],
    ['a lost connection that comes back', [offline, json(wrap([item]))]],
  ])('comes through %s', async (_what, answers) => {
    server.answers(...answers);
    server.answersAt('https://konten.example.id/echo', json(wrap([item])));
    const { result, logger } = start();
    expect(await result).toEqual({ value: [gives] });
    expect(logger.events).toEqual([]);
  });

  it.each([
    ['404', json({}, 404), FeedError.http(404)],
    ['500', json({}, 500), FeedError.http(500)],
    ['HTML with 200', text('<!doctype html>', 'text/html'), FeedError.format()],
    ['a truncated body', text(JSON.stringify(wrap([item])).slice(0, -4)), FeedError.format()],
    ['no network', offline, FeedError.network()],
  ])('rejects at %s and logs it once', async (_what, answer, error) => {
    server.answers(answer);
    const { result, logger } = start();
    expect(await result).toMatchObject({
      error: { name: 'FeedError', kind: error.kind, message: error.message },
    });
    expect(logger.events).toEqual([failed(error)]);
  });

  it('counts a reader that throws as a failed answer, and logs it', async () => {
    const broken = () => {
      throw new RangeError('Maximum call stack size exceeded');
    };
    const logger = recordingLogger();
    const load = httpLoad(name, broken, { url: FEED_URL, logger, fetchJson: async () => [] });
    expect(await ending(load(new AbortController().signal))).toMatchObject({
      error: { name: 'FeedError', kind: 'format', cause: { name: 'RangeError' } },
    });
    expect(logger.events).toEqual([failed(FeedError.format())]);
  });

  it('does not log the abort of its caller', async () => {
    server.answers(never);
    const controller = new AbortController();
    const { result, logger } = start(controller.signal);
    controller.abort();
    expect(await result).toEqual({ error: controller.signal.reason });
    expect(logger.events).toEqual([]);
  });
});
