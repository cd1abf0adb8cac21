import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readDeployment } from '../../src/adapters/deployment/deployment.ts';
import { FEEDS, type FeedName } from '../../src/adapters/http/feeds.ts';
import { isFeedDocument } from '../../src/worker/feed-document.ts';
import { feeds } from '../../src/worker/feeds.ts';
import type { FeedMessage } from '../../src/worker/messages.ts';
import { workerSettings } from '../../tools/build/worker-settings.ts';
import { workerWorld } from './worker-world.ts';

// Workbox looks for its worker as soon as it is imported.
vi.hoisted(() => vi.stubGlobal('self', globalThis));

const PATH = '/content/staff.json';
const ADDRESS = `https://kota.id${PATH}`;
const GOOD = '[{"title":"Kepala"}]';
const NEWER = '[{"title":"Kepala baru"}]';
const NOW = 1_700_000_000_000;

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(NOW));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const good = (text = GOOD) => new Response(text);
const page = () => new Response('<!doctype html><title>Masuk Wi-Fi</title>', { status: 200 });
const refusal = () => new Response('{"error":"Quota exceeded"}', { status: 200 });
const error = (status: number) => new Response(GOOD, { status });

async function asked(answers: (Response | Error)[], hasStored: boolean) {
  const world = workerWorld();
  const sent: FeedMessage[] = [];
  if (hasStored) world.stored.set(ADDRESS, new Response(GOOD, { headers: { 'x-kept-at': '5' } }));
  world.answers.push(...answers);
  const route = feeds({ staff: PATH }, (_, message) => void sent.push(message));
  const answer = await world.ask(route, PATH);
  const text = answer.type === 'error' ? 'error' : await answer.text();
  const stored = world.stored.get(ADDRESS);
  return {
    text,
    status: answer.status,
    sent,
    stored: await stored?.text(),
    at: stored?.headers.get('x-kept-at'),
  };
}

it.each([
  ['no network', [], false],
  ['a page of a network that wants a log-in', [page()], true],
  ['an error in the form of a document', [refusal()], true],
  ['an error of the server, twice', [error(503), error(503)], true],
  ['an error that asking again does not mend', [error(404)], true],
  ['too many requests, then no network', [error(429), new TypeError('Failed to fetch')], false],
  ['half an answer', [good('[{"title":')], true],
] as const)('gives what was stored at %s, says so, and leaves it stored', async (_, answers, isReached) => {
  expect(await asked([...answers], true)).toEqual({
    text: GOOD,
    status: 200,
    sent: [{ type: 'feed.answered', feed: 'staff', keptAt: 5, isReached }],
    stored: GOOD,
    at: '5',
  });
});

it.each([
  ['at once', [good(NEWER)]],
  ['once it is asked again', [error(503), good(NEWER)]],
  ['though it is empty', [good('[]')]],
])('gives and stores what the feed answers %s', async (_, answers) => {
  const text = answers.length === 1 ? await answers[0]?.clone().text() : NEWER;
  expect(await asked(answers, true)).toEqual({
    text,
    status: 200,
    sent: [{ type: 'feed.answered', feed: 'staff' }],
    stored: text,
    at: String(NOW),
  });
});

it.each([
  ['an error of the server', error(503), 503, GOOD],
  ['a page', page(), 200, '<!doctype html><title>Masuk Wi-Fi</title>'],
  ['an error in the form of a document', refusal(), 200, '{"error":"Quota exceeded"}'],
])('gives %s as it is where nothing is stored, and does not store it', async (_, answer, status, text) => {
  expect(await asked([answer], false)).toEqual({
    text,
    status,
    sent: [{ type: 'feed.answered', feed: 'staff' }],
    stored: undefined,
    at: undefined,
  });
});

it('answers with an error, and does not fail, where there is neither network nor copy', async () => {
  expect(await asked([], false)).toMatchObject({ text: 'error', sent: [], stored: undefined });
});

it('does not give what an earlier release stored of an error', async () => {
  const world = workerWorld();
  world.stored.set(ADDRESS, refusal());
  const route = feeds({ staff: PATH }, () => undefined);
  expect((await world.ask(route, PATH)).type).toBe('error');
});

it('knows the envelope of every feed that is stored', () => {
  const deployment = readDeployment({});
  const names = Object.keys(workerSettings(deployment, {}, []).feeds) as FeedName[];
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(isFeedDocument(JSON.stringify(FEEDS[name].empty))).toBe(true);
});
