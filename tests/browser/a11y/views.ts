import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { DIALOG_IDS } from '../../../src/domain/navigation/dialogs.ts';
import { dialogPath, dialogWithFocus, expect } from '../site.ts';

/** Something a visitor can have in front of her: an address, and what she did there. */
export interface View {
  readonly name: string;
  readonly path: string;
  readonly act?: (page: Page) => Promise<unknown>;
}

const isThere = (name: string) => async (page: Page) =>
  expect(page.getByRole('region', { name, exact: true })).toBeVisible();

/** Presses a tool of the guide, and waits for what it opens. */
const guideTool = (name: string) => async (page: Page) => {
  await expect(page.getByText('Halaman 4 dari 16')).toBeVisible();
  await page.getByRole('button', { name, exact: true }).click();
  await isThere(name)(page);
};

const PAGES: readonly View[] = [
  ...['/home', '/peta', '/register', '/aksesibilitas', '/tidak-ada'],
  ...['/peta/data', '/peta-situs', '/privasi'],
].map((path) => ({
  name: path,
  path,
}));

const DIALOGS: readonly View[] = DIALOG_IDS.map((id) => ({
  name: `dialog ${id}`,
  path: dialogPath(id),
  act: dialogWithFocus,
}));

const STATES: readonly View[] = [
  { name: 'guide with its search', path: '/home?panduan=4', act: guideTool('Cari') },
  { name: 'guide with its outline', path: '/home?panduan=4', act: guideTool('Daftar isi') },
  {
    name: 'guide as text',
    path: '/home?panduan=4',
    act: async (page) => {
      await expect(page.getByText('Halaman 4 dari 16')).toBeVisible();
      await page.getByRole('button', { name: 'Mode baca' }).click();
    },
  },
  { name: 'legal list', path: '/home?hukum=semua' },
  {
    name: 'dropdown',
    path: '/home',
    act: async (page) => {
      await page.getByRole('button', { name: 'Produk Hukum' }).click();
      await expect(page.getByText('Produk Hukum Terbaru (17)')).toBeVisible();
    },
  },
  {
    name: 'map with a category open',
    path: '/home?layanan=peta',
    act: async (page) => {
      await page.getByRole('button', { name: /^RTRW/ }).click();
      await expect(page.getByText('Rencana Pola Ruang', { exact: false }).first()).toBeVisible();
    },
  },
];

const OF_THE_MAP = ['map', 'tiles', 'layers', 'ownPlace', 'drawing'];
// Of the parcel that an address carries; the landing page shows nothing of it: steps.spec.ts and forms.spec.ts do.
const OF_THE_PARCEL = ['parcel', 'form'];
const isOf = (fields: readonly string[]) => (name: string) => {
  const scenario = JSON.parse(readFileSync(`qa/scenarios/${name}.json`, 'utf8'));
  return fields.some((field) => field in scenario);
};
const isOfMap = isOf(OF_THE_MAP);
const isOfParcel = isOf(OF_THE_PARCEL);

const SCENARIO_NAMES = readdirSync('qa/scenarios')
  .filter((file) => file.endsWith('.json'))
  .sort()
  .map((file) => file.replace(/\.json$/, ''));

/** The scenarios that show on the map alone. */
export const MAP_SCENARIOS = SCENARIO_NAMES.filter(isOfMap);

const SCENARIOS: readonly View[] = SCENARIO_NAMES.filter((name) => !isOfMap(name) && !isOfParcel(name)).map(
  (name) => ({
    name: `scenario ${name}`,
    path: `/home?scenario=${name}`,
  }),
);

/** Everything that is looked at: pages, dialogs, states of them, and every scenario of the landing page. */
export const VIEWS: readonly View[] = [...PAGES, ...DIALOGS, ...STATES, ...SCENARIOS];
