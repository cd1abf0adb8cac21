import type { Route } from '@playwright/test';
import type { FaultyFeed, Shown } from './faulty-feed.ts';
import type { Answer } from './faulty-host.ts';

/** A way in which a feed goes wrong. */
export type Fault = FailingFault | CarryingFault;

interface FaultBase {
  readonly name: string;
  /** What the visitor sees, for the table in docs/faults.md. */
  readonly sees: string;
}

/** The feed gives nothing: the words of spec §8 stand in. */
export interface FailingFault extends FaultBase {
  readonly kind: 'failing';
  /** The message of spec §8. */
  readonly message: string;
  /** How often the feed is asked for it, the retry of spec §7 Feeds included. */
  readonly asks: number;
  /** Over a real connection, or within the browser where no host can bring it about. */
  readonly answer?: (feed: FaultyFeed) => Answer;
  readonly route?: (route: Route) => Promise<void>;
  /** Whether the page waits in vain until its time is up. */
  readonly waits?: boolean;
  /** Whether the answer is JSON, but no list: one feed takes that as an empty one (contract "Feeds"). */
  readonly isNoList?: boolean;
}

/** The feed gives items, some of them spoilt: the good ones are shown. */
export interface CarryingFault extends FaultBase {
  readonly kind: 'carrying';
  readonly of: (feed: FaultyFeed) => Shown;
}

const NO_ANSWER = 'Jaringan tidak dapat dijangkau';
const NO_FORMAT = 'Invalid API response format';
const NO_TIME = 'Waktu tunggu habis';
const GOOD_ONES = 'every good item';
const DRIP_MS = 200;

const status =
  (code: number, headers: Record<string, string> = {}) =>
  (): Answer =>
  (response) =>
    void response.writeHead(code, headers).end();
const body =
  (text: string, type = 'application/json') =>
  (): Answer =>
  (response) =>
    void response.writeHead(200, { 'Content-Type': type }).end(text);
const goodText = (feed: FaultyFeed) => JSON.stringify(feed.wrap(feed.good.items));

const both = (first: Shown, second: Shown): Shown => ({
  items: [...first.items, ...second.items],
  names: [...first.names, ...second.names],
});
const failing = (
  name: string,
  message: string,
  asks: number,
  how: Pick<FailingFault, 'answer' | 'route' | 'waits' | 'isNoList'>,
): FailingFault => ({
  kind: 'failing',
  name,
  message,
  asks,
  sees: `what stands in for the feed; the message is '${message}'`,
  ...how,
});
const carrying = (name: string, sees: string, of: CarryingFault['of']): CarryingFault => ({
  kind: 'carrying',
  name,
  sees,
  of,
});

/** Every fault, in the order of the table. */
export const FAULTS: readonly Fault[] = [
  failing('status 404', 'HTTP error! status: 404', 1, { answer: status(404) }),
  failing('status 500', 'HTTP error! status: 500', 2, { answer: status(500) }),
  failing('status 503, Retry-After an hour', 'HTTP error! status: 503', 1, {
    answer: status(503, { 'Retry-After': '3600' }),
  }),
  failing('status 429', 'HTTP error! status: 429', 2, { answer: status(429) }),
  failing('connection reset in the middle', NO_ANSWER, 2, {
    answer: (feed) => (response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100000' });
      response.write(goodText(feed).slice(0, 40), () => response.destroy());
    },
  }),
  failing('no answer ever', NO_TIME, 1, { answer: () => () => undefined, waits: true }),
  failing('an answer that drips', NO_TIME, 1, {
    waits: true,
    answer: (feed) => (response) => {
      const text = goodText(feed);
      let sent = 0;
      response.writeHead(200, { 'Content-Type': 'application/json' });
      const drip = setInterval(() => {
        response.write(text.charAt(sent) || ' ');
        sent += 1;
      }, DRIP_MS);
      response.on('close', () => clearInterval(drip));
    },
  }),
  failing('an empty body', NO_FORMAT, 1, { answer: body('') }),
  failing('a page with status 200', NO_FORMAT, 1, {
    answer: body('<!doctype html><title>Error</title><p>Quota exceeded</p>', 'text/html'),
  }),
  failing('a truncated document', NO_FORMAT, 1, {
    answer: (feed) => body(goodText(feed).slice(0, -5))(),
  }),
  failing('a wrong envelope', NO_FORMAT, 1, { answer: body('{"surprise":true}'), isNoList: true }),
  carrying('items that are null', GOOD_ONES, ({ good: { items, names } }) => ({
    items: [null, ...items, null],
    names,
  })),
  carrying('one bad item among good ones', GOOD_ONES, ({ good: { items, names }, bad }) => ({
    items: [bad, ...items],
    names,
  })),
  carrying('a text of 10 MB in an item', 'every item, the long text cut', ({ good, long }) =>
    both(good, long),
  ),
  carrying('fields of the wrong types', 'every item that has what it needs', ({ wrongTypes, good }) =>
    both(wrongTypes, good),
  ),
  carrying('ids, names and hosts like __proto__', 'every item', ({ prototype, good }) =>
    both(prototype, good),
  ),
  carrying('halves of characters', 'every item, with � for the half', ({ halves, good }) =>
    both(halves, good),
  ),
  failing('a redirect to itself', NO_ANSWER, 42, {
    answer: ({ name }) => status(302, { Location: `/content/${name}.json` })(),
  }),
  failing('refused across origins', NO_ANSWER, 2, { route: (route) => route.abort('blockedbyresponse') }),
  failing('a bad certificate', NO_ANSWER, 2, { route: (route) => route.abort('connectionaborted') }),
];
