import { afterEach, expect, it, vi } from 'vitest';
import { createImageFailure } from '../../../src/adapters/browser/image-failure.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['/media/a.webp', () => new Response('', { status: 404 }), 'missing'],
  ['/media/a.webp', () => new Response('', { status: 410 }), 'missing'],
  ['/media/a.webp', () => new Response('', { status: 503 }), 'unreachable'],
  ['/media/a.webp', () => new Response(''), 'unreadable'],
  ['/media/a.webp', () => Promise.reject(new TypeError('no network')), 'unreachable'],
] as const)('says why an image did not come: %s', async (src, answer, reason) => {
  vi.stubGlobal('fetch', async () => answer());
  expect(await createImageFailure().reason(src)).toBe(reason);
});

it('asks no other site', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  expect(await createImageFailure().reason('https://lh3.example/a')).toBe('unreachable');
  expect(fetch).not.toHaveBeenCalled();
});
