import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pages } from '../../src/worker/pages.ts';
import { type WorkerWorld, workerWorld } from './worker-world.ts';

const { stored } = vi.hoisted(() => {
  // Workbox looks for its worker as soon as it is imported.
  vi.stubGlobal('self', globalThis);
  return { stored: { find: async (): Promise<Response | undefined> => undefined } };
});
vi.mock('workbox-precaching', () => ({ matchPrecache: () => stored.find() }));

let world: WorkerWorld;
const unheard: unknown[] = [];
const note = (error: unknown) => void unheard.push(error);
// A cache that takes longer than a network that is not there.
const slowly = () => new Promise<void>((resolve) => void setTimeout(resolve, 5));

beforeEach(() => {
  world = workerWorld();
  unheard.length = 0;
  process.on('unhandledRejection', note);
});
afterEach(() => {
  process.off('unhandledRejection', note);
  vi.unstubAllGlobals();
});

// No request of a test can be a navigation.
const ask = () =>
  pages.handler.handle({
    request: new Request('https://kota.id/home'),
    url: new URL('https://kota.id/home'),
  } as never);

it('gives the copy where there is no network, and leaves no failure unheard', async () => {
  stored.find = async () => {
    await slowly();
    return new Response('copy');
  };
  expect(await (await ask()).text()).toBe('copy');
  expect(unheard).toEqual([]);
});

it('fails as the network does where there is no copy', async () => {
  stored.find = async () => {
    await slowly();
    return undefined;
  };
  await expect(ask()).rejects.toThrow('Failed to fetch');
  expect(unheard).toEqual([]);
});

it('gives the answer of the network where the copies cannot be read', async () => {
  stored.find = () => Promise.reject(new DOMException('no', 'SecurityError'));
  world.answers.push(new Response('page'));
  expect(await (await ask()).text()).toBe('page');
});
