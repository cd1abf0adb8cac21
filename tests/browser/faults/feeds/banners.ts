import { expect, type Page } from '@playwright/test';
import { CUT, drive, type FaultyFeed, shown, TEN_MEGABYTES, withPrototype } from '../faulty-feed.ts';

// What the sample content has, each name once.
const BANNERS = 7;
const dots = (page: Page) => page.locator('.banner__dot');
const banner = (name: unknown, url: unknown = drive('1bnr-baik')) => ({ name, url });
/** How the feed and its section are tried. */
export const feed: FaultyFeed = {
  name: 'banners',
  path: '/home',
  wrap: (items) => items,
  good: shown([banner('Baik Satu'), banner('Baik Dua')], 'Baik Satu', 'Baik Dua'),
  bad: banner('Buruk', 'javascript:alert(1)'),
  wrongTypes: shown([banner(7), banner({}, []), banner(true), 'x', 1e300], '7'),
  prototype: shown(
    [withPrototype(banner('__proto__', drive('constructor'))), banner('x', 'https://constructor/open?id=1')],
    '__proto__',
  ),
  halves: shown([banner('Setengah \uD83C', `${drive('1a')}&resourcekey=\uDFE1`)], 'Setengah \uFFFD'),
  long: shown([banner(`${CUT} ${TEN_MEGABYTES}`)], CUT),
  failed: (page) => expect(dots(page)).toHaveCount(BANNERS),
  shows: async (page, names) => {
    await expect(dots(page)).toHaveCount(names.length);
    await expect(page.locator('.banner__name')).toContainText(new RegExp(names.join('|')));
  },
  whole: async (page) => {
    await expect(dots(page)).toHaveCount(BANNERS);
    await expect(page.locator('.banner__name')).not.toBeEmpty();
  },
};
