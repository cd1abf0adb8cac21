import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchRequests } from '../../../src/adapters/inspection/watch-requests.ts';
import { logRequests } from '../../../src/application/log/log-requests.ts';
import { createPageLog } from '../../../src/application/log/page-log.ts';
import { createSpeakers } from '../../../src/application/log/speakers.ts';
import { toLogEntry } from '../../../src/application/log/to-log-entry.ts';

const location = { origin: 'https://bupc.test', href: 'https://bupc.test/home?inspect' };
const JSON_TYPE = { headers: { 'Content-Type': 'application/json' } };

/** A page whose requests are watched, and answered by a test. */
function inspected(answer: () => Promise<Response>) {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const log = createPageLog(() => 5);
  const speakers = createSpeakers();
  const requests = logRequests(log, speakers);
  const own = vi.fn<typeof fetch>(() => {
    now += 40;
    return answer();
  });
  const page = { fetch: own as typeof fetch, location };
  const giveBack = watchRequests(page, requests);
  const logged = () => log.entries.map((entry) => toLogEntry(entry, () => []));
  return { page, own, log, speakers, requests, giveBack, logged };
}
const base = { id: 1, at: 5, kind: 'request', from: 'page', to: 'bupc.test', ms: 40 };

afterEach(() => vi.restoreAllMocks());

describe('a request of the page', () => {
  it('is logged with status, time, type, size and body, which the page reads as well', async () => {
    const { page, logged } = inspected(async () => new Response('{"a":"ñ"}', JSON_TYPE));
    const response = await page.fetch('/content/news.json?page=1');
    expect(await response.json()).toEqual({ a: 'ñ' });
    const payload = { status: 200, type: 'application/json', size: 10, body: '{"a":"ñ"}' };
    await vi.waitFor(() =>
      expect(logged()).toEqual([{ ...base, name: 'GET /content/news.json?page=1', payload }]),
    );
  });

  it.each<[string, Parameters<typeof fetch>]>([
    ['its options', ['/a.pdf', { headers: { range: 'bytes=0-9' } }]],
    ['itself', [new Request('https://bupc.test/a.pdf', { headers: { Range: 'bytes=0-9' } })]],
  ])('for a part of a file, as %s say, is collapsed with what nobody reads', (_, asked) => {
    const { page, log } = inspected(() => new Promise(() => undefined));
    void page.fetch(...asked);
    void page.fetch('/a.pdf');
    expect(log.entries.map(({ name, isNoise }) => [name, isNoise])).toEqual([
      ['GET /a.pdf', true],
      ['GET /a.pdf', undefined],
    ]);
  });

  it('is under way until its answer comes', () => {
    const { page, logged } = inspected(() => new Promise(() => undefined));
    void page.fetch(new Request('https://feeds.test/a', { method: 'POST' }), { method: 'put' });
    const { ms: _, ...begun } = base;
    expect(logged()).toEqual([{ ...begun, to: 'feeds.test', name: 'PUT https://feeds.test/a' }]);
  });

  it('has failed where its status says so, with the body that says why', async () => {
    const { page, logged } = inspected(async () => new Response('busy', { status: 503 }));
    await page.fetch('/a');
    const payload = { status: 503, type: 'text/plain;charset=UTF-8', size: 4, body: 'busy' };
    const effect = { fate: 'failed', reason: 'status 503 after 40 ms' };
    await vi.waitFor(() => expect(logged()).toEqual([{ ...base, name: 'GET /a', payload, effect }]));
  });

  it('has failed where no answer came, and fails in the page as it did', async () => {
    const { page, logged } = inspected(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(page.fetch('/a')).rejects.toThrow(new TypeError('Failed to fetch'));
    const error = 'TypeError: Failed to fetch';
    const effect = { fate: 'failed', reason: `${error} after 40 ms` };
    expect(logged()).toEqual([{ ...base, name: 'GET /a', payload: { error }, effect }]);
  });

  it('has not failed where the page gave it up', async () => {
    const { page, logged } = inspected(() => Promise.reject(new DOMException('no more', 'AbortError')));
    await expect(page.fetch('/a')).rejects.toThrow('no more');
    expect(logged()).toEqual([{ ...base, name: 'GET /a', payload: { error: 'AbortError: no more' } }]);
  });

  it('has the beginning of a long text, and of anything else how long it is', async () => {
    const answers = [new Response('x'.repeat(20_001)), new Response(new Uint8Array(7))];
    const { page, log } = inspected(async () => answers.shift() ?? Response.error());
    await page.fetch('/long');
    await page.fetch('/tile');
    const bodies = () => log.entries.map(({ payload }) => (payload as { body?: string } | undefined)?.body);
    await vi.waitFor(() => expect(bodies()).toEqual([`${'x'.repeat(20_000)}…`, '7 bytes']));
  });

  it('is caused by the call of the machine that it is made for, or by what the page answers', async () => {
    const { page, log, speakers } = inspected(async () => new Response());
    const act = log.add({ kind: 'visitor', from: 'visitor', to: 'button', name: 'click' });
    const call = log.add({ kind: 'call', from: 'news', to: 'news feed', name: 'loadFeed', cause: act.id });
    void page.fetch('/called');
    await Promise.resolve();
    speakers.as({ from: 'page', cause: act.id }, () => void page.fetch('/answering'));
    void page.fetch('/later');
    expect(log.entries.slice(2).map(({ name, cause }) => [name, cause])).toEqual([
      ['GET /called', call.id],
      ['GET /answering', act.id],
      ['GET /later', undefined],
    ]);
  });

  it('is no longer logged once the page has its own fetch back', () => {
    const { page, own, giveBack } = inspected(async () => new Response());
    giveBack();
    expect(page.fetch).toBe(own);
  });
});

describe('a request that a scenario answers', () => {
  it('is logged with what it answers, or with the failure that it stands for', async () => {
    const { requests, logged } = inspected(async () => new Response());
    requests.scripted('/a.json', Promise.resolve({ items: ['é'] }));
    const failure = Object.assign(new Error('HTTP error! status: 503'), { status: 503 });
    requests.scripted('/b.json', Promise.reject(failure));
    const scripted = { ...base, to: 'network', ms: 0 };
    const payload = { status: 200, type: 'application/json', size: 16, body: '{"items":["é"]}' };
    const error = 'Error: HTTP error! status: 503';
    await vi.waitFor(() =>
      expect(logged()).toEqual([
        { ...scripted, name: 'GET /a.json', payload },
        {
          ...scripted,
          id: 2,
          name: 'GET /b.json',
          payload: { status: 503, error },
          effect: { fate: 'failed', reason: `${error} after 0 ms` },
        },
      ]),
    );
  });
});
