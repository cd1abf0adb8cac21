import { describe, expect, it } from 'vitest';
import { FeedError } from '../../src/domain/shared/feed-error.ts';
import { ending, fakeTime } from '../fakes/fake-time.ts';

/** A feed of any kind. */
export interface AnyFeed {
  load(signal: AbortSignal): Promise<readonly unknown[]>;
}

/** Feeds of one kind, each made with a source that behaves in one way. */
export interface FeedsToTry {
  readonly good: () => AnyFeed;
  readonly refused: (status: 404 | 500) => AnyFeed;
  /** Its source answers 200 with a page instead of data. */
  readonly page: () => AnyFeed;
}

/** The tests that every adapter of a feed must pass; they replace the timers of the test file. */
export function feedContract(name: string, { good, refused, page }: FeedsToTry): void {
  describe(`${name} fulfils the contract of feeds`, () => {
    fakeTime();
    const load = (feed: AnyFeed) => ending(feed.load(new AbortController().signal));

    it('gives a list of things, the same each time', async () => {
      const feed = good();
      const first = await load(feed);
      expect(first).toEqual({ value: expect.arrayContaining([expect.any(Object)]) });
      expect(await load(feed)).toEqual(first);
    });

    it.each([404, 500] as const)('names status %i', async (status) => {
      expect(await load(refused(status))).toEqual({ error: FeedError.http(status) });
    });

    it('distinguishes a page from data', async () => {
      expect(await load(page())).toMatchObject({
        error: { name: 'FeedError', kind: 'format', message: 'Invalid API response format' },
      });
    });

    it('rejects with the reason of a signal that was aborted before', async () => {
      const controller = new AbortController();
      const reason = new Error('no longer wanted');
      controller.abort(reason);
      expect(await ending(good().load(controller.signal))).toEqual({ error: reason });
    });
  });
}
