import { type ByFeed, byFeed, FEED_NAMES, feedOf } from '../../src/adapters/http/feeds.ts';
import type { FetchJson } from '../../src/adapters/http/fetch-json.ts';
import { FeedError } from '../../src/domain/shared/feed-error.ts';
import { onlyWhatDiffers } from './in-turn.ts';
import type { FeedAnswer, Scenario } from './scenario.ts';

/** The outcome of a request; 'aborted' where the caller stopped waiting. */
type Seen = { body: unknown } | { error: unknown } | 'underWay' | 'aborted';

/** What feeds answer, remembered. */
export interface ObservedFeeds {
  /** Gets a document as usual, and remembers the outcome. */
  readonly fetchJson: ByFeed<FetchJson>;
  /** What each feed has answered so far; feeds with only good answers are left out. */
  readonly answers: (documents: ByFeed<unknown>) => Scenario['feeds'];
}

/**
 * Remembers what each feed answers, in the order of the requests.
 * @param real gets the documents
 */
export function observeFeeds(real: FetchJson): ObservedFeeds {
  const seen = byFeed((): Seen[] => []);
  const observed =
    (requests: Seen[]): FetchJson =>
    async (url, signal) => {
      const place = requests.push('underWay') - 1;
      try {
        const body = await real(url, signal);
        requests[place] = { body };
        return body;
      } catch (error) {
        requests[place] = signal.aborted ? 'aborted' : { error };
        throw error;
      }
    };
  return {
    fetchJson: byFeed((name) => observed(seen[name])),
    answers: (documents) =>
      Object.fromEntries(
        FEED_NAMES.flatMap((name) => {
          const { empty } = feedOf(name);
          const named = seen[name].flatMap((one) => nameOf(one, documents[name], empty) ?? []);
          const answers = onlyWhatDiffers(named, 'good');
          return answers ? [[name, answers]] : [];
        }),
      ),
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function nameOf(seen: Seen, document: unknown, empty: unknown): FeedAnswer | undefined {
  if (seen === 'aborted') return undefined;
  if (seen === 'underWay') return 'hangs';
  if ('error' in seen) return failureOf(seen.error);
  if (isSame(seen.body, document)) return 'good';
  return isSame(seen.body, empty) ? 'empty' : { body: seen.body };
}

function failureOf(error: unknown): FeedAnswer {
  if (!(error instanceof FeedError)) return 'network';
  const { kind, status = 0, cause } = error;
  if (kind === 'timeout') return 'hangs';
  if (kind === 'size') return 'too-long';
  if (kind === 'network') return 'network';
  // The text itself is gone; the browser's message has its beginning, which is not JSON either.
  if (kind === 'format') return { text: cause === undefined ? 'no JSON' : String(cause) };
  return status === 404 ? '404' : status === 500 ? '500' : { status };
}
