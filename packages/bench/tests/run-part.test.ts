import { expect, it } from 'vitest';
import type { BenchSite } from '../src/bench-site.ts';
import { runPart } from '../src/run-part.ts';

/** A site of which only its own parts and rules are asked. */
function siteWith(given: Partial<BenchSite>): BenchSite {
  return {
    page: '/index',
    noteHydrated: () => undefined,
    serve: () => Promise.reject(new Error('not served here')),
    chromium: () => undefined,
    document: 'none.md',
    compress: async () => undefined,
    interactions: [],
    openings: [],
    rules: [],
    parts: {},
    ...given,
  };
}

it('hands a part of the site what stands behind its name', async () => {
  const asked: unknown[] = [];
  await runPart(siteWith({ parts: { map: (args) => asked.push(args) } }), ['map', 'city', '--write']);
  expect(asked).toEqual([['city', '--write']]);
});

it('refuses a name that there is not, and names all that there are', async () => {
  const site = siteWith({ parts: { map: () => undefined } });
  await expect(runPart(site, ['pages'])).rejects.toThrow(
    "there is no part 'pages'; there are alive, growth, interactions, map, page, release, slow, visit",
  );
});

it('measures the rules that a site hands over', async () => {
  const sizes: number[] = [];
  const rule = { name: 'count', items: 'names', over: (size: number) => () => sizes.push(size) };
  await runPart(siteWith({ rules: [rule] }), ['growth', 'count']);
  expect([...new Set(sizes)]).toEqual([100, 1_000, 10_000, 100_000]);
});
