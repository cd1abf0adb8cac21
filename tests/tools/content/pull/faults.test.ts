import type { Ports } from '@bupc/content';
import { pullReportLines } from '@bupc/content';
import { beforeEach, expect, it } from 'vitest';
import { configOf, documentIn, outcomeOf, pull, startWorld, testClock, type World } from './pull-fixture.ts';
import { type Answer, answering } from './script-host.ts';

// On the page it is the one whose document counts as empty where it is no list.
const FEED = 'legal-products';
const GOOD = [{ name: 'Perda 1', url: 'https://jdih.example.id/1.pdf' }];

let host: World['host'];
let places: World['places'];
beforeEach(async () => {
  ({ host, places } = await startWorld());
});

const body = (text: string) => answering(200, { 'Content-Type': 'application/json' }, text);
const cutOff: Answer = (response) => {
  response.writeHead(200, { 'Content-Length': '100000' });
  response.write('[', () => response.destroy());
};

/** Ports whose time is up as soon as an answer is waited for. */
function impatient(): Partial<Ports> {
  let timeIsUp = () => {};
  host.feeds.set(FEED, () => timeIsUp());
  const timeLimit = () => {
    const controller = new AbortController();
    timeIsUp = () => controller.abort();
    return controller.signal;
  };
  return { timeLimit };
}

/** Ports that find out nothing of a host but this. */
const failing = (code: string): Partial<Ports> => ({
  fetch: (url, request) =>
    url.pathname.includes(`/${FEED}`)
      ? Promise.reject(Object.assign(new Error(code), { code }))
      : host.fetch(url, request),
});

it.each<[string, reason: RegExp, asks: number, Answer | (() => Partial<Ports>)]>([
  ['is refused with status 404', /^status 404 /, 1, answering(404)],
  ['is refused with status 429', /^status 429 /, 5, answering(429)],
  ['breaks off in the middle', /^the connection was broken/, 5, cutOff],
  ['never comes', /^no whole answer within 30 seconds/, 5, impatient],
  ['is empty', /^a document that is no JSON/, 5, body('')],
  ['is no list', /^a document that is no such feed/, 5, body('{"surprise":true}')],
  [
    'leads to itself',
    /^redirected more than 10 times/,
    1,
    answering(302, { Location: `/answers/${FEED}?lagi` }),
  ],
  [
    'has a bad certificate',
    /^its certificate cannot be trusted/,
    0,
    () => failing('DEPTH_ZERO_SELF_SIGNED_CERT'),
  ],
])(
  'keeps the last copy of a feed that %s, says so, and takes it when it is well again',
  async (_, reason, asks, fault) => {
    host.give(FEED, GOOD);
    await pull(host, places, [FEED]);
    const copy = await documentIn(places, FEED);
    host.askedFeeds.length = 0;
    const isAnswer = fault.length > 0;
    if (isAnswer) host.feeds.set(FEED, fault as Answer);
    const more = isAnswer ? {} : (fault as () => Partial<Ports>)();
    const report = await pull(host, places, [FEED], { ports: { ...testClock(host).ports, ...more } });
    const { outcome, reason: said = '' } = outcomeOf(report, FEED);
    expect([outcome, said, host.askedFeeds.length]).toEqual(['stale', expect.stringMatching(reason), asks]);
    expect(pullReportLines(report, configOf(host, [FEED])).join('\n')).toContain(
      `kept the last copy: ${said}`,
    );
    expect(await documentIn(places, FEED)).toEqual(copy);
    host.give(FEED, GOOD);
    expect(outcomeOf(await pull(host, places, [FEED]), FEED).outcome).toBe('unchanged');
  },
);
