import { FEED_NAMES, isFeedName } from '../rules/feeds.ts';
import { mayRead } from '../rules/key-check.ts';
import { cacheAnswer, cachedAnswer } from './cached-answers.ts';
import type { GoogleTextOutput } from './google.d.ts';
import { logError } from './log.ts';
import { storedAnswer } from './stored-answers.ts';

/** What the web app is asked; absent when the function is run from the editor. */
export interface WebRequest {
  readonly parameter?: Readonly<Record<string, string | undefined>>;
}

/**
 * Answers a request: the last good document of the feed, never one that is made while somebody waits. The host always
 * answers with status 200; a failure is an object with `error`, which no feed has.
 */
export function answer(request: WebRequest | undefined): GoogleTextOutput {
  return ContentService.createTextOutput(safely(request?.parameter ?? {})).setMimeType(
    ContentService.MimeType.JSON,
  );
}

function safely(parameter: NonNullable<WebRequest['parameter']>): string {
  try {
    return answerText(parameter);
  } catch (error) {
    logError('answer', error);
    return failure('The feeds cannot be read just now.');
  }
}

function answerText({ feed, key }: NonNullable<WebRequest['parameter']>): string {
  const wanted = PropertiesService.getScriptProperties().getProperty('KEY');
  if ((wanted ?? '').trim() === '') return failure('The property KEY of the script is not set.');
  if (!mayRead(wanted, key)) return failure('The key is missing or wrong.');
  if (!isFeedName(feed)) return failure(`Name a feed: ?feed=${FEED_NAMES.join('|')}`);
  const cached = cachedAnswer(feed);
  if (cached !== undefined) return cached;
  const stored = storedAnswer(feed);
  if (stored === undefined) return failure('This feed has not been made yet. Run rebuild.');
  cacheAnswer(feed, stored);
  return stored.text;
}

const failure = (error: string) => JSON.stringify({ error });
