import { beforeEach, expect, it } from 'vitest';
import {
  album,
  galleryOf,
  outcomeOf,
  picture,
  pull,
  startWorld,
  testClock,
  type World,
} from './pull-fixture.ts';
import { type Answer, answering, json } from './script-host.ts';

let host: World['host'];
let places: World['places'];

beforeEach(async () => {
  ({ host, places } = await startWorld());
});

const LH3 = 'lh3.googleusercontent.com';
const PROXY = 'images.weserv.nl';
const ids = (count: number) => Array.from({ length: count }, (_, index) => `1p${index}`);
const askedOf = (name: string) => host.asked.filter((asked) => asked.host === name).length;

async function hostPictures(count: number): Promise<void> {
  for (const [index, id] of ids(count).entries()) host.pictures.set(id, { data: await picture(index) });
  host.give('gallery', galleryOf([album('Rapat', ids(count))]));
}

/** Answers in turn, then as usual. */
function inTurn(name: string, answers: readonly Answer[]): void {
  const left = [...answers];
  host.hosts.set(name, (response, request) => {
    const next = left.shift();
    if (left.length === 0) host.hosts.delete(name);
    (next ?? answering(500))(response, request);
  });
}

it('asks a host for two pictures at a time and no more', async () => {
  await hostPictures(12);
  // Nothing is answered until two wait, but the last.
  const waiting: (() => void)[] = [];
  host.latency = () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 2) for (const go of waiting.splice(0)) setImmediate(go);
    });
  expect(outcomeOf(await pull(host, places, ['gallery']), 'gallery').pictures).toEqual({
    had: 0,
    new: 12,
    missing: 0,
  });
  expect(Object.fromEntries(host.most)).toEqual({ [LH3]: 2 });
});

it.each([
  ['for as long as it says', { 'Retry-After': '100' }, 100_000],
  ['until the moment that it says', { 'Retry-After': 'Sun, 22 Nov 2026 10:00:30 GMT' }, 30_000],
  ['for a moment where it does not say how long', {}, 1500],
] as const)('lets a whole host be after a 429, %s', async (_, headers, pause) => {
  await hostPictures(6);
  const clock = testClock(host);
  const moments: number[] = [];
  const start = clock.ports.now?.() ?? 0;
  host.latency = async () => {
    moments.push((clock.ports.now?.() ?? 0) - start);
  };
  inTurn(LH3, [answering(429, headers)]);
  const report = await pull(host, places, ['gallery'], { ports: clock.ports });
  expect(outcomeOf(report, 'gallery').pictures).toEqual({ had: 0, new: 6, missing: 0 });
  // Two were under way when it said so.
  expect(moments.slice(2).every((moment) => moment >= pause)).toBe(true);
  expect(moments).toHaveLength(7);
});

it.each([403, 429])('leaves a host alone that answers %i three times in a row', async (status) => {
  await hostPictures(20);
  host.hosts.set(LH3, answering(status));
  host.hosts.set(PROXY, answering(status));
  const report = await pull(host, places, ['gallery'], { allowShrink: true });
  expect(outcomeOf(report, 'gallery').pictures).toEqual({ had: 0, new: 0, missing: 20 });
  // One that was under way beside each refusal that counted.
  for (const name of [LH3, PROXY]) {
    expect(askedOf(name)).toBeGreaterThanOrEqual(3);
    expect(askedOf(name)).toBeLessThanOrEqual(6);
  }
  expect(report.feeds[0]?.lines.at(-1)).toBe(
    `gallery[0].images[19] 'Rapat': no picture (file 1p19): ${LH3}: refused 3 times in a row, and is left alone for this run; ${PROXY}: refused 3 times in a row, and is left alone for this run`,
  );
});

it('does not leave a host alone that refuses single pictures', async () => {
  await hostPictures(12);
  for (const id of ['1p0', '1p4', '1p8', '1p11']) host.pictures.set(id, answering(403));
  const report = await pull(host, places, ['gallery']);
  expect(outcomeOf(report, 'gallery').pictures).toEqual({ had: 0, new: 8, missing: 4 });
});

it('leaves a host alone that does not answer at all, instead of trying it for every picture', async () => {
  await hostPictures(40);
  host.hosts.set(LH3, (response) => response.destroy());
  host.hosts.set(PROXY, answering(502));
  const report = await pull(host, places, ['gallery'], { allowShrink: true });
  expect(outcomeOf(report, 'gallery').pictures.missing).toBe(40);
  expect(askedOf(LH3) + askedOf(PROXY)).toBeLessThanOrEqual(20);
});

it('does not wait for a host that wants to be left alone for an hour, and says until when', async () => {
  await hostPictures(9);
  const clock = testClock(host);
  host.hosts.set(LH3, answering(429, { 'Retry-After': '3600' }));
  const report = await pull(host, places, ['gallery'], { ports: clock.ports });
  expect(askedOf(LH3)).toBeLessThanOrEqual(2);
  expect(outcomeOf(report, 'gallery').pictures).toEqual({ had: 0, new: 9, missing: 0 });
  expect(clock.slept).toEqual([]);

  host.feeds.set('staff', answering(503, { 'Retry-After': '3600' }));
  const { reason } = outcomeOf(await pull(host, places, ['staff'], { ports: clock.ports }), 'staff');
  expect(reason).toMatch(
    /^status 503; asks to be left alone until 22 Nov 2026, \d\d:00 \(isi\.skrip\.example\)$/,
  );
  expect(clock.slept).toEqual([]);
});

it('tries a feed five times, with growing waits, and a page of its host counts as a failure', async () => {
  const clock = testClock(host);
  const answers: Answer[] = [
    answering(500),
    (response) => response.destroy(),
    answering(200, { 'Content-Type': 'text/html' }, '<!doctype html>Quota'),
    answering(200, {}, '{"articles":['),
    json([{ title: 'Kepala' }]),
  ];
  host.feeds.set('staff', (response, request) => answers.shift()?.(response, request));
  expect(outcomeOf(await pull(host, places, ['staff'], { ports: clock.ports }), 'staff').outcome).toBe(
    'written',
  );
  expect(clock.slept).toEqual([500, 1000, 2000, 4000]);

  host.feeds.set('staff', answering(500));
  host.askedFeeds.length = 0;
  expect(outcomeOf(await pull(host, places, ['staff']), 'staff')).toMatchObject({
    outcome: 'stale',
    reason: `status 500 (${new URL(host.contentUrl).host})`,
  });
  expect(host.askedFeeds).toHaveLength(5);
});

it('asks plainly: a GET without a key of its own, followed from host to host', async () => {
  await pull(host, places, ['staff']);
  expect(
    host.askedFeeds.map(({ url, headers }) => [url, headers['user-agent'], headers.cookie, headers.referer]),
  ).toEqual([['/macros/staff/exec', 'bupc-content-pull', undefined, undefined]]);
});

it.each([
  ['https://accounts.google.com/signin', 'asks for a sign-in; let everybody who has the link read it'],
  ['file:///etc/passwd', 'redirected to what is no web address'],
])('does not follow a redirect to %s', async (location, reason) => {
  host.feeds.set('staff', answering(302, { Location: location }));
  expect(outcomeOf(await pull(host, places, ['staff']), 'staff').reason).toBe(
    `${reason} (${new URL(host.contentUrl).host})`,
  );
});
