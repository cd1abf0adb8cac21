import { type FeedName, feedOf } from '../../src/adapters/http/feeds.ts';
import { type FetchJson, jsonIn } from '../../src/adapters/http/fetch-json.ts';
import { FeedError } from '../../src/domain/shared/feed-error.ts';
import { inTurnWith } from './in-turn.ts';
import type { FeedAnswer, FeedAnswerName } from './scenario.ts';

/** What a scripted feed needs. */
export interface ScriptedJson {
  readonly feed: FeedName;
  readonly document: unknown;
  /** Used in turn; the last one repeats. */
  readonly answers: readonly FeedAnswer[];
  /** How many answers were used already; is updated. */
  readonly used?: Map<FeedName, number> | undefined;
  /** How long a request that hangs takes to fail: as long as the HTTP adapter's time limit. */
  readonly hang: (signal: AbortSignal) => Promise<void>;
}

/**
 * Replaces the network under a feed's own adapter: the document of a good answer passes the feed's schemas, and a
 * failure is the FeedError that remains after production's retry.
 */
export function scriptedJson({ feed, document, answers, used = new Map(), hang }: ScriptedJson): FetchJson {
  const next = inTurnWith(answers, used, feed);
  return async (_url, signal) => {
    signal.throwIfAborted();
    const answer = next();
    if (typeof answer === 'object') return seen(answer);
    if (answer === 'hangs') {
      await hang(signal);
      throw FeedError.timeout();
    }
    return answered(answer, feed, document);
  };
}

/** Gives an answer exactly as it was seen. */
function seen(answer: Exclude<FeedAnswer, FeedAnswerName>): unknown {
  if ('status' in answer) throw FeedError.http(answer.status);
  return 'text' in answer ? jsonIn(answer.text) : structuredClone(answer.body);
}

function answered(answer: Exclude<FeedAnswerName, 'hangs'>, feed: FeedName, document: unknown): unknown {
  switch (answer) {
    case 'good':
      return structuredClone(document);
    case 'empty':
      return feedOf(feed).empty;
    case 'one-bad-item':
      return withFirstList(structuredClone(document), (list) => ['not an item', ...list]);
    case 'odd-dates':
      return withOddDates(structuredClone(document));
    case 'wrong-envelope':
      return { message: 'Service invoked too many times for one day.' };
    case 'html':
      return jsonIn('<!doctype html><title>Error</title><p>Service invoked too many times for one day.</p>');
    case 'truncated': {
      const text = JSON.stringify(document);
      return jsonIn(text.slice(0, Math.floor(text.length / 2)));
    }
    case 'too-long':
      throw FeedError.size();
    case '404':
    case '500':
      throw FeedError.http(Number(answer));
    case 'network':
      throw FeedError.network();
  }
}

/** Changes the first list of a document, wherever it is: that of its items. */
function withFirstList(document: unknown, change: (list: readonly unknown[]) => unknown[]): unknown {
  if (Array.isArray(document)) return change(document);
  if (typeof document !== 'object' || document === null) return document;
  const changed = Object.entries(document).map(
    ([key, value]) => [key, withFirstList(value, change)] as const,
  );
  const place = changed.findIndex(([key, value]) => value !== document[key as keyof typeof document]);
  const [key, value] = changed[place] ?? [];
  return key === undefined ? document : { ...document, [key]: value };
}

/** Gives the articles of a document, if any, the dates of spec §8 Date problems in turn. */
function withOddDates(document: unknown): unknown {
  if (typeof document !== 'object' || document === null || !('articles' in document)) return document;
  const odd = [undefined, { formatted: '31/02/2024' }];
  const articles = (document.articles as { metadata?: object }[]).map((article, index) => {
    const date = odd[index % odd.length];
    return { ...article, metadata: { dateDetails: { created: date, modified: date } } };
  });
  return { ...document, articles };
}
