import { describe, expect, it } from 'vitest';
import type { LoggedEntry } from '../../../src/application/log/page-log.ts';
import { toLogEntry } from '../../../src/application/log/to-log-entry.ts';

const logged = (entry: Partial<LoggedEntry>) =>
  toLogEntry({ id: 1, at: 0, kind: 'event', from: 'page', to: 'page', name: 'error', ...entry }, () => []);

const V8 = `TypeError: it fell
  and broke
    at fall (https://bupc.test/assets/kettle-a1.js:2:10)
    at https://bupc.test/assets/page-b2.js:7:1
    at a (x.js:1:1)
    at b (x.js:2:1)
    at c (x.js:3:1)`;
const OTHERS = 'fall@https://bupc.test/assets/kettle-a1.js:2:10\n@https://bupc.test/assets/page-b2.js:7:1\n';

describe('an entry as an inspector receives it', () => {
  it('has the first places of a stack, as each browser writes them', () => {
    const stacks = [V8, OTHERS, 'https://bupc.test/a.js:3:9'].map((stack) => logged({ stack }).effect?.stack);
    expect(stacks).toEqual([
      ['at fall (kettle-a1.js:2:10)', 'at page-b2.js:7:1', 'at a (x.js:1:1)', 'at b (x.js:2:1)'],
      ['fall@kettle-a1.js:2:10', '@page-b2.js:7:1'],
      ['a.js:3:9'],
    ]);
  });

  it('says what a failure says of itself, with its own fields', () => {
    const error = Object.assign(new Error('HTTP error! status: 503'), {
      name: 'FeedError',
      kind: 'http',
      status: 503,
      retryAfterMs: undefined,
    });
    const payloads = [error, new TypeError('it fell')].map(
      (one) =>
        logged({ kind: 'outcome', event: { type: 'xstate.error.actor.loadFeed', error: one } }).payload,
    );
    expect(payloads).toEqual([
      { error: 'FeedError: HTTP error! status: 503 (kind http, status 503)' },
      { error: 'TypeError: it fell' },
    ]);
  });
});
