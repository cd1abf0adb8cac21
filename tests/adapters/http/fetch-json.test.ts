import { describe, expect, it, vi } from 'vitest';
import { fetchJson } from '../../../src/adapters/http/fetch-json.ts';
import { FeedError } from '../../../src/domain/shared/feed-error.ts';
import { ending, fakeTime, until } from '../../fakes/fake-time.ts';
import {
  FEED_URL,
  feedServer,
  json,
  never,
  offline,
  pieces,
  redirect,
  text,
} from '../../fakes/feed-server.ts';

const server = feedServer();
fakeTime();

const load = (signal = new AbortController().signal) => ending(fetchJson(FEED_URL, signal));
const GOOD = { articles: [] };

describe('fetchJson', () => {
  it('gives the document', async () => {
    server.answers(json(GOOD));
    expect(await load()).toEqual({ value: GOOD });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('sends a plain GET: no headers that ask for a preflight, no credentials', async () => {
    server.answers(json(GOOD));
    await load();
    expect(
      server.requests.map(({ method, credentials, redirect }) => ({ method, credentials, redirect })),
    ).toEqual([{ method: 'GET', credentials: 'omit', redirect: 'follow' }]);
    expect(server.requests.flatMap(({ headers }) => [...headers.keys()])).toEqual([]);
  });

  it('follows redirects to another host', async () => {
    server.answers(redirect('https://konten.example.id/echo'));
    server.answersAt('https://konten.example.id/echo', json(GOOD));
    expect(await load()).toEqual({ value: GOOD });
  });

  it.each([
    ['500', json({}, 500)],
    ['503', text('sibuk', 'text/html', 503)],
    ['429', json({}, 429)],
    ['no network', offline],
  ])('tries once more after %s', async (_what, failure) => {
    server.answers(failure, json(GOOD));
    expect(await load()).toEqual({ value: GOOD });
    expect(server.requests).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits 500 ms before it does', async () => {
    server.answers(json({}, 500), json(GOOD));
    const loading = fetchJson(FEED_URL, new AbortController().signal);
    await until(() => vi.getTimerCount() === 2);
    await vi.advanceTimersByTimeAsync(499);
    expect(server.requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(loading).resolves.toEqual(GOOD);
    expect(server.requests).toHaveLength(2);
  });

  it.each([
    ['500 twice', [json({}, 500)], FeedError.http(500), 2],
    ['429, then 404', [json({}, 429), json({}, 404)], FeedError.http(404), 2],
    ['no network twice', [offline], FeedError.network(), 2],
    ['404', [json({}, 404)], FeedError.http(404), 1],
    ['403', [json({}, 403)], FeedError.http(403), 1],
    ['HTML with 200', [text('<!doctype html><title>Error</title>', 'text/html')], FeedError.format(), 1],
    ['a truncated body', [text('{"articles":[{"id":"1"')], FeedError.format(), 1],
    ['an empty body', [text('')], FeedError.format(), 1],
  ])('gives up at %s', async (_what, answers, { kind, message }, calls) => {
    server.answers(...answers);
    const result = await load();
    expect(result).toMatchObject({ error: { name: 'FeedError', kind, message } });
    expect(server.requests).toHaveLength(calls);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['2 seconds', 503, '2', 2000],
    ['9 seconds', 429, '9', 9000],
    ['what cannot be read', 503, 'soon', 500],
    ['no time at all', 429, '0', 500],
  ])('waits as long as the host has named: %s', async (_what, status, named, ms) => {
    server.answers(json({}, status, { 'Retry-After': named }), json(GOOD));
    const loading = fetchJson(FEED_URL, new AbortController().signal);
    await until(() => vi.getTimerCount() === 2);
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(server.requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(loading).resolves.toEqual(GOOD);
    expect(server.requests).toHaveLength(2);
  });

  it.each([
    ['10 seconds', 503, '10'],
    ['an hour', 429, '3600'],
    ['a day to come', 503, 'Fri, 31 Dec 9999 23:59:59 GMT'],
  ])(
    'gives up at once where the host has named a time beyond the limit: %s',
    async (_what, status, named) => {
      server.answers(json({}, status, { 'Retry-After': named }), json(GOOD));
      expect(await load()).toMatchObject({ error: { kind: 'http', status } });
      expect(server.requests).toHaveLength(1);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it('joins a body that comes in pieces, even in the middle of a character', async () => {
    const bytes = new TextEncoder().encode('\uFEFF{"a":"🏡"}');
    let sent = 0;
    server.answers(
      pieces(() => {
        sent += 1;
        return bytes.slice(sent - 1, sent).length === 0 ? undefined : bytes.slice(sent - 1, sent);
      }),
    );
    expect(await load()).toEqual({ value: { a: '🏡' } });
  });

  it('stops reading a document that is too long', async () => {
    const megabyte = new Uint8Array(1024 * 1024).fill(0x20);
    let sent = 0;
    server.answers(
      pieces(() => {
        sent += 1;
        return sent > 60 ? undefined : megabyte;
      }),
    );
    expect(await load()).toMatchObject({
      error: { name: 'FeedError', kind: 'size', message: 'Invalid API response format' },
    });
    expect(sent).toBeLessThan(40);
    expect(server.requests).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives up after 10 seconds', async () => {
    server.answers(never);
    const loading = ending(fetchJson(FEED_URL, new AbortController().signal));
    await until(() => server.requests.length === 1);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await loading).toMatchObject({ error: { kind: 'timeout', message: 'Waktu tunggu habis' } });
  });

  it('counts the second try into the same 10 seconds', async () => {
    server.answers(json({}, 500), never);
    const loading = ending(fetchJson(FEED_URL, new AbortController().signal));
    await until(() => server.requests.length === 2);
    await vi.advanceTimersByTimeAsync(9_500);
    expect(await loading).toMatchObject({ error: { kind: 'timeout' } });
  });

  it.each([
    ['before the call', 0],
    ['during the call', 1],
  ])('rejects with the caller’s reason when it aborts %s', async (_when, calls) => {
    server.answers(never);
    const controller = new AbortController();
    if (calls === 0) controller.abort();
    const loading = load(controller.signal);
    await until(() => server.requests.length === calls);
    controller.abort();
    expect(await loading).toEqual({ error: controller.signal.reason });
    expect(controller.signal.reason).toMatchObject({ name: 'AbortError' });
    expect(server.requests).toHaveLength(calls);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not try again when its caller aborts while it waits', async () => {
    server.answers(json({}, 500), json(GOOD));
    const controller = new AbortController();
    const loading = fetchJson(FEED_URL, controller.signal);
    await until(() => vi.getTimerCount() === 2);
    controller.abort();
    await expect(loading).rejects.toBe(controller.signal.reason);
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(server.requests).toHaveLength(1);
  });
});
