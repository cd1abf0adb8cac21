import { describe, expect, it } from 'vitest';
import { readPaths, readScenarios } from '../../../tools/paths/files.ts';
import { MODELS } from '../../../tools/paths/models.ts';

const scenarios = readScenarios();
const paths = MODELS.flatMap(({ machine }) => readPaths(machine));

/**
 * The error catalogue of spec §8: the scenario that shows each row, and the path on which a machine takes it, where
 * it is not the interface alone that shows it.
 */
const CATALOGUE: readonly (readonly [row: string, scenario: string, path: string | undefined])[] = [
  ['Banner fetch non-OK', 'banners-error', 'banners/flow-failure'],
  ['Slide image fails', 'banner-images-fail', undefined],
  ['Gallery HTTP failure', 'gallery-not-found', 'gallery/flow-not-found'],
  ['Gallery invalid format', 'gallery-wrong-envelope', 'gallery/flow-wrong-envelope'],
  ['Gallery failure with expired cache', 'gallery-expired-cache', 'gallery/flow-expired-cache-helps-out'],
  ['Gallery failure, no cache', 'gallery-fallback', 'gallery/flow-built-in-gallery-helps-out'],
  ['Whole gallery fetch throws', 'gallery-nothing-at-all', 'gallery/flow-everything-fails'],
  ['Broken cache JSON', 'broken-caches-and-errors', 'gallery/flow-broken-cache'],
  ['Gallery image load error', 'gallery-images-fail', undefined],
  ['Profile fetch failure', 'staff-error', 'profile/flow-failure'],
  ['Profile data empty', 'staff-empty', 'profile/flow-empty-feed'],
  ['Legal products failure', 'legal-products-error', 'legalProducts/flow-failure-gives-an-empty-list'],
  ['Guide PDF load failure', 'all-well', 'guide/flow-document-fails-then-retry'],
  ['News load failure', 'news-error', 'news/flow-failure-without-a-cache'],
  ['News load failure, cached data', 'news-expired-cache', 'news/flow-stale-articles-help-out'],
  ['News internal errors: status', 'news-not-found', 'news/flow-not-found'],
  ['News internal errors: format', 'news-wrong-envelope', 'news/flow-wrong-envelope'],
  ['Date problems', 'news-odd-dates', 'news/flow-odd-dates'],
  ['News image failure', 'news-images-fail', undefined],
  ['Background video errors', 'background-video-fails', undefined],
];

describe('the error catalogue', () => {
  it.each(CATALOGUE)('%s has its scenario, %s', (_, scenario, path) => {
    expect(scenarios.has(scenario)).toBe(true);
    const shown = paths.filter(({ machine, name }) => `${machine}/${name}` === path);
    expect(shown.map((found) => found.scenario)).toEqual(path === undefined ? [] : [scenario]);
  });
});
