import { expect, it } from 'vitest';
import { HANDOFF_ROUTES } from '../../../src/domain/navigation/handoff.ts';
import { INNER_PAGES, innerPages } from '../../../src/domain/navigation/inner-pages.ts';

it.each([
  ['the map of this site', '', ['mapData', 'siteMap', 'privacy', 'accessibility']],
  [
    'another map, of which there are no data here',
    'https://peta.id',
    ['siteMap', 'privacy', 'accessibility'],
  ],
])('with %s', (_, mapUrl, ids) => {
  expect(innerPages({ mapUrl })).toEqual(ids);
});

it('takes no address of another page', () => {
  const paths = [...Object.values(INNER_PAGES), ...HANDOFF_ROUTES].map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
