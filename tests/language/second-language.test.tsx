import { config } from 'virtual:city';
import { map } from 'virtual:city-map';
import { procedures } from 'virtual:city-steps';
import { words } from 'virtual:city-words';
import * as mapData from 'virtual:map-data';
import { GUIDE_RULES, REGULATION_LIST, REGULATIONS } from 'virtual:regulations';
import * as siteFacts from 'virtual:site-facts';
import { createMemoryHistory } from '@tanstack/history';
import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EVENT_SCHEMAS } from '../../qa/events/all-events.ts';
import { exampleAddress } from '../../qa/events/example-address.ts';
import type { ContentSnapshot } from '../../src/application/machine-ports.ts';
import { dialogAddress } from '../../src/domain/navigation/address.ts';
import { DIALOG_IDS } from '../../src/domain/navigation/dialogs.ts';
import { HANDOFF_ROUTES } from '../../src/domain/navigation/handoff.ts';
import { INNER_PAGES } from '../../src/domain/navigation/inner-pages.ts';
import * as sharedTexts from '../../src/domain/shared/texts.ts';
import { App } from '../../src/ui/app.tsx';
import { MapHeader } from '../../src/ui/map-page/map-header.tsx';
import { MapPanel } from '../../src/ui/map-page/map-panel.tsx';
import { MapPrint } from '../../src/ui/map-page/map-print.tsx';
import { MapStage } from '../../src/ui/map-page/map-stage.tsx';
import { MapStrip } from '../../src/ui/map-page/map-strip.tsx';
import { HomePage } from '../../src/ui/pages/home-page.tsx';
import { openRouted } from '../../src/ui/router.tsx';
import '../../src/ui/dialogs.tsx';
import '../../src/ui/legal-products/product-list.tsx';
import '../../src/ui/print/print-sheet.tsx';
import { examplesOf } from '../../tools/paths/models/examples.ts';
import { kelurahanOf, PLAN } from '../domain/map/rules-world.ts';
import { anArticle } from '../fixtures/articles.ts';
import { aBanner } from '../fixtures/banners.ts';
import { aFolder, aGalleryImage } from '../fixtures/gallery.ts';
import { aProduct } from '../fixtures/legal-products.ts';
import { everythingInSight, stubBrowser } from '../ui/browser-stubs.ts';
import { testDependencies } from '../ui/dependencies.ts';
import { FACTS, show } from '../ui/map-page/show-map.tsx';
import { painted } from '../ui/painted.ts';
import { stringsIn } from './stray-texts.ts';
import { pressEverything, walk, watchStrays } from './walked-page.tsx';

const FEEDS = {
  banners: [aBanner(), aBanner({ name: 'Hutan kota', fileId: '1hutan-kota' })],
  gallery: [
    aFolder({ folderId: 'sawah', images: [aGalleryImage(), aGalleryImage({ fileId: '2' })], imageCount: 2 }),
    aFolder({ folderId: 'folder-2', folderName: 'Maket kota', images: [], imageCount: 0 }),
  ],
  'legal-products': [aProduct(), aProduct({ name: 'Perwali Nomor 4 Tahun 2023' })],
  news: [anArticle({ id: 'maket-kawasan' })],
};
const NO_ITEMS = { banners: [], gallery: [], 'legal-products': [], news: [] };
const EVENTS = (Object.keys(EVENT_SCHEMAS) as (keyof typeof EVENT_SCHEMAS)[]).map(examplesOf);
const DATA = stringsIn(
  EVENTS,
  config,
  map,
  procedures,
  words,
  REGULATION_LIST,
  GUIDE_RULES,
  FEEDS,
  PLAN,
  FACTS,
  { ...mapData },
  { ...siteFacts },
);
// Their events open and close dialogs: here addresses do.
const BY_ADDRESS = ['navigation', 'dialogs'];
const OF_HOME = ['banners', 'autoplay', 'gallery', 'news', 'legalProducts', 'dropdown'];

beforeEach(() => {
  stubBrowser();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The landing page at an address. Its feeds, and what else it asks for, are answered and refused in turn. */
async function opened(address: string, baked: ContentSnapshot) {
  const page = testDependencies(baked, address);
  const watched = watchStrays(DATA);
  render(
    <App dependencies={page.dependencies}>
      <HomePage />
    </App>,
  );
  await watched.after(page.start);
  await watched.after(painted);
  let turn = 0;
  const answers = [
    [page.sanitiser, '<p></p>'],
    [page.download, 'saved'],
    [page.share, 'copied'],
    [page.forms, 'saved'],
    [page.parcels, undefined],
    [page.fallback, []],
  ] as const;
  const asked = new Map<object, number>();
  const answer = async () => {
    for (const [call, given] of answers) {
      if (call.inputs.length === (asked.get(call) ?? 0)) continue;
      asked.set(call, call.inputs.length);
      turn += 1;
      const fails = turn % 2 === 0;
      await watched.after(() => (fails ? call.fail(new Error('?')) : call.answer(given as never)));
    }
  };
  return { ...page, ...watched, answer };
}

it('a word of no catalogue is found, in a text and in a label', async () => {
  const { strays, after } = watchStrays(DATA);
  const page = (
    <button type="button" aria-label="Kata liar">
      {sharedTexts.close} <b>Teks liar</b>
    </button>
  );
  await after(() => render(page));
  expect(strays()).toEqual(['Kata liar', 'Teks liar']);
});

it.each(DIALOG_IDS)('every text of the dialog %s comes from a catalogue', async (id) => {
  const address = dialogAddress(exampleAddress(id));
  const { site, strays, after, answer, history } = await opened(address, FEEDS);
  const dialog = () => document.querySelector('[role=dialog]:not(.dialog-waiting)');
  const open = async () => {
    if (dialog()) return;
    await after(() => history.push('/home'));
    await after(() => history.push(address));
    await waitFor(() => expect(dialog()).not.toBeNull());
    await after(painted);
  };
  await open();
  await answer();
  const goOn = async () => {
    await answer();
    await open();
  };
  await walk({ after }, site, [...BY_ADDRESS, ...OF_HOME], goOn);
  await pressEverything({ after }, dialog, goOn);
  expect(strays()).toEqual([]);
});

it.each([
  ['content', FEEDS],
  ['no content', NO_ITEMS],
  ['feeds that are late', {}],
] as const)('every text of /home with %s comes from a catalogue', async (_, baked) => {
  everythingInSight();
  const { site, strays, after, feeds, answer } = await opened('/home', baked);
  await walk({ after }, site, BY_ADDRESS, async () => {
    for (const feed of Object.values(feeds))
      if (feed.asked() > 0) await after(() => feed.fail(new Error('?')));
    await answer();
  });
  expect(strays()).toEqual([]);
});

const NEEDS = [
  ...procedures.procedures.map(({ id }) => `/home?mulai=${id}`),
  ...['krk', 'itr'].map((part) => `/home?layanan=${part}`),
  ...['warung', 'lapor', 'imb', 'Jalan Merdeka 1', '05.0148', 'formulir', 'xyzzy'].map(
    (words) => `/home?temukan=${words}`,
  ),
];

it.each(NEEDS)('every text of %s comes from a catalogue', async (address) => {
  const { strays, after, answer } = await opened(address, FEEDS);
  await waitFor(() => expect(document.querySelector('[role=dialog]:not(.dialog-waiting)')).not.toBeNull());
  await after(painted);
  if (address === NEEDS[0])
    await pressEverything({ after }, () => document.querySelector('[role=dialog]'), answer);
  expect(strays()).toEqual([]);
});

const slugs = Object.keys(REGULATIONS);
const PAGES = [
  ...Object.values(INNER_PAGES).map(({ path }) => path),
  ...HANDOFF_ROUTES.map(({ path }) => path),
  '/produk-hukum',
  ...slugs.map((slug) => `/produk-hukum/${slug}`),
  '/tidak-ada',
];

it.each(PAGES)('every text of %s comes from a catalogue', async (path) => {
  const regulations = await Promise.all(Object.values(REGULATIONS).map((load) => load()));
  const { strays, after } = watchStrays(stringsIn(regulations, DATA));
  const page = await openRouted(createMemoryHistory({ initialEntries: [path] }));
  await after(() => render(<App dependencies={testDependencies({}, path).dependencies}>{page}</App>));
  expect(strays()).toEqual([]);
});

it('every text of the map comes from a catalogue', async () => {
  const { strays, after } = watchStrays(DATA);
  const site = show(
    PLAN,
    <>
      <MapHeader />
      <MapPanel />
      <MapStrip />
      <MapStage kelurahan={[kelurahanOf('05', 'Layar', { 'R-2': 3 })]} />
      <MapPrint />
    </>,
  );
  await walk({ after }, site, []);
  await pressEverything({ after }, () => document.body);
  expect(strays()).toEqual([]);
});
