import { afterEach, expect, it, vi } from 'vitest';
import { guide } from '../../src/worker/guide.ts';
import { workerWorld } from './worker-world.ts';

// Workbox looks for its worker as soon as it is imported.
vi.hoisted(() => vi.stubGlobal('self', globalThis));

const PATH = '/panduan.pdf';
const BYTES = 100_000;
const HEADERS = {
  'accept-ranges': 'bytes',
  'content-length': String(BYTES),
  'content-type': 'application/pdf',
};
const IN_PARTS = { headers: { 'x-in-parts': '1' } };

afterEach(() => vi.unstubAllGlobals());

const route = () => guide({ address: PATH, partsHeader: 'x-in-parts' });
const whole = (headers: Record<string, string> = HEADERS) => new Response(new Uint8Array(BYTES), { headers });
const size = async (answer: Response) => (await answer.arrayBuffer()).byteLength;

it('gives the library, which aborts its first request, the headers alone, and stores the whole', async () => {
  const world = workerWorld();
  world.answers.push(whole(), whole());
  const answer = await world.ask(route(), PATH, IN_PARTS);
  expect(Object.fromEntries(answer.headers)).toEqual(HEADERS);
  expect([answer.status, answer.body === null, await size(answer)]).toEqual([200, false, 0]);
  expect(await size(world.stored.get(PATH) ?? new Response())).toBe(BYTES);
});

it.each([
  ['the document to whoever downloads it', undefined, HEADERS],
  ['the whole where the host gives no parts', IN_PARTS, { ...HEADERS, 'accept-ranges': 'none' }],
  ['the whole where it is compressed', IN_PARTS, { ...HEADERS, 'content-encoding': 'gzip' }],
  ['the whole of a small one', IN_PARTS, { ...HEADERS, 'content-length': '20000' }],
  ['the whole where its size is not known', IN_PARTS, { 'accept-ranges': 'bytes' }],
])('gives %s', async (_, init, headers) => {
  const world = workerWorld();
  world.answers.push(whole(headers), whole());
  expect(await size(await world.ask(route(), PATH, init))).toBe(BYTES);
});

it('cuts parts from what was stored, where there is no network', async () => {
  const world = workerWorld();
  world.stored.set(PATH, whole());
  const first = await world.ask(route(), PATH, IN_PARTS);
  expect([first.headers.get('content-length'), await size(first)]).toEqual([String(BYTES), 0]);
  const part = await world.ask(route(), PATH, { headers: { ...IN_PARTS.headers, range: 'bytes=10-19' } });
  expect([part.status, await size(part)]).toEqual([206, 10]);
});

it.each([
  ['that the page has aborted', new DOMException('aborted', 'AbortError')],
  ['without network', new TypeError('Failed to fetch')],
])('answers a request %s with an error, and does not fail', async (_, error) => {
  const world = workerWorld();
  world.answers.push(error as Error);
  expect((await world.ask(route(), PATH, { headers: { range: 'bytes=0-9' } })).type).toBe('error');
});
