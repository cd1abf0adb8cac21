import { FEED_NAMES, type FeedName } from '../rules/feeds.ts';
import { type AnswerHead, readHead, writeHead } from './heads.ts';
import { readColumn, writeColumn } from './store-sheet.ts';

const TRIES = 3;

/** An answer in the store. */
export interface StoredAnswer {
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly built: number;
}

/** Stores an answer. The previous one stays valid until this one is completely written. */
export function storeAnswer(feed: FeedName, text: string, items: number, built: number): void {
  const slot = lastHead(feed)?.slot === 0 ? 1 : 0;
  const cells = writeColumn(columnOf(feed) + slot, 1, text);
  const head: AnswerHead = { slot, cells, length: text.length, built, items };
  writeHead(headName(feed), head);
}

/** Returns the head of the last stored answer. */
export function lastHead(feed: FeedName): AnswerHead | undefined {
  return readHead<AnswerHead>(headName(feed));
}

/** Returns the last stored answer; undefined where there is none. A run may be writing meanwhile: it is read again. */
export function storedAnswer(feed: FeedName): StoredAnswer | undefined {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const head = lastHead(feed);
    if (head === undefined) return undefined;
    const text = readColumn(columnOf(feed) + head.slot, head.cells);
    if (text?.length === head.length && lastHead(feed)?.built === head.built)
      return { text, built: head.built };
  }
  return undefined;
}

/** The first of the three columns of a feed in the store: two for answers, one for what was read of Drive. */
export function columnOf(feed: FeedName): number {
  return 1 + 3 * FEED_NAMES.indexOf(feed);
}

const headName = (feed: FeedName) => `ANSWER_${feed}`;
