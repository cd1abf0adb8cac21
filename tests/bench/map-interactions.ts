import { resolve } from 'node:path';
import { type Interaction, type PlainPage, press, tap } from '@bupc/bench';
import type { BrowserContext, Page } from '@playwright/test';
import { turning } from './interactions.ts';
import { serveBare } from './map/bare-site.mjs';

/** Streets with parcels on all sides. */
const STREETS = '/peta/?di=-7.25307,112.73960,17';
/** The parcel that is touched, and its neighbour, in pixels of the phone. */
const [HERE, THERE] = [
  [180, 300],
  [250, 330],
] as const;

const CARD = '.place-card__head p';

const drawn = (page: Page) =>
  page
    .waitForFunction(() => performance.getEntriesByName('map-drawn').length > 0)
    .then(() => page.locator('.map-stage__loading').waitFor({ state: 'detached' }));
const at =
  (...[x, y]: readonly [number, number]) =>
  (page: Page) =>
    page.touchscreen.tap(x, y);
const tab = (name: string) => (page: Page) => tap(page.getByRole('tab', { name, exact: true }));
const grip = (page: Page) => tap(page.locator('.map-panel__grip'));
/** Nothing moves under the finger. */
const still = (page: Page) => page.waitForFunction(() => document.getAnimations().length === 0).then();
const layer = (page: Page) => page.locator('.map-panel__body input[type=checkbox]').first();

/** The bare map, which marks a tap and says where it was: the same tile at the same place. */
async function openBare(context: BrowserContext): Promise<PlainPage> {
  const bare = await serveBare(resolve('dist'));
  const page = await context.newPage();
  page.once('close', () => void bare.close());
  await page.goto(`${bare.address}${new URL(STREETS, 'https://page.invalid').search}&tanda`);
  await page.waitForFunction(() => performance.getEntriesByName('map-drawn').length > 0);
  let said = '';
  let isHere = false;
  return {
    page,
    act: async () => {
      said = (await page.locator('#said').textContent()) ?? '';
      isHere = !isHere;
      await (isHere ? at(...HERE) : at(...THERE))(page);
    },
    done: () =>
      page.waitForFunction((before) => document.getElementById('said')?.textContent !== before, said),
  };
}

/** On the map, as `name` of a page of its own. */
const onMap = (name: string, rest: Omit<Interaction, 'name' | 'page' | 'ready'> & Partial<Interaction>) => ({
  ...rest,
  name: `map: ${name}`,
  page: STREETS,
  ready: async (page: Page) => {
    await drawn(page);
    await rest.ready?.(page);
  },
});

/** What a visitor does with the map, one after the other. */
export const MAP_INTERACTIONS: readonly Interaction[] = [
  onMap('a key in its search', {
    ready: async (page) => {
      await tap(page.getByRole('combobox', { name: /^Cari alamat/ }));
      await page.keyboard.type('ja');
    },
    act: (page) => press(page, 'l'),
    done: (page) => page.getByRole('option').first().waitFor(),
    shows: '.place-search__list',
  }),
  onMap('a tap on a parcel', {
    plain: openBare,
    act: at(...HERE),
    done: (page) => page.locator(CARD).first().waitFor(),
    back: async (page) => {
      const card = page.locator(CARD).first();
      const name = await card.textContent();
      await at(...THERE)(page);
      await page.waitForFunction(
        ([place = '', before]) => document.querySelector(place)?.textContent !== before,
        [CARD, name ?? ''],
      );
    },
  }),
  onMap('a tab', {
    act: tab('Kegiatan'),
    done: (page) => page.locator('#tab-activity[aria-selected=true]').waitFor(),
    shows: '.map-panel',
    back: tab('Lapisan'),
  }),
  onMap('a layer', {
    ready: async (page) => {
      await tab('Lapisan')(page);
      await still(page);
      await grip(page);
      await still(page);
    },
    // How many are shown stands above them.
    ...turning('', layer, '.layers__head p', { shows: '.map-panel__body' }),
    back: (page) => tap(layer(page)),
  }),
  onMap('the sheet', {
    act: grip,
    done: (page) => page.locator('.map-panel--half').waitFor(),
    shows: '.map-panel',
    back: async (page) => {
      await grip(page);
      await still(page);
      await grip(page);
    },
  }),
];
