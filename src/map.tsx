// First, so that the order of the layers is declared before any of them.
import './ui/styles/main.scss';
import './ui/styles/dark.scss';
import './ui/shared/button.scss';
import './ui/shared/icon.scss';
import './ui/shared/marks.scss';
import './ui/map-page/styles.ts';
import './adapters/map/engine/maplibre.css';
import { config } from 'virtual:city';
import { map } from 'virtual:city-map';
import { createConsoleLogger } from './adapters/browser/console-logger.ts';
import { setDefaultPolicy } from './adapters/browser/default-policy.ts';
import { createMapLibreEngine } from './adapters/map/engine/maplibre-engine.ts';
import { failureMessage } from './application/shared/failure.ts';
import { sayThatItFailed } from './boot/early-input.ts';
import { requestedTestersPage } from './boot/testers.ts';
import { PARCEL_PARAMETER, readParcelNumber } from './domain/shared/carried-parcel.ts';
import { readSearch } from './domain/shared/search-parameters.ts';
import { parcelName as parcelText } from './domain/shared/texts.ts';
import { composeMap, MAP_ADAPTERS, type TestersMapPage } from './map-composition.ts';
import { adaptersFrom } from './ports-of.ts';
import font from './ui/styles/fonts/jakarta-plain.woff2?url';

// Milliseconds after which the panel is hydrated even if the map is not drawn yet.
const PATIENCE_MS = 4000;
const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

const logger = createConsoleLogger();
setDefaultPolicy(logger);

const root = document.getElementById('root');
if (root === null) throw new Error('peta.html has no #root');
const page = root;

// Then the map stays below the list, which is the page without its application.
const fail = (error: unknown) => {
  logger.event('page.failed', { message: failureMessage(error) });
  sayThatItFailed();
};

// A sheet that is printed before the panel is here says which parcel it misses (ui/map-page/map-print.scss). What can be a number
// holds no quotation mark.
const parcel = readParcelNumber(readSearch(location.search)[PARCEL_PARAMETER]);
if (parcel !== undefined) document.documentElement.style.setProperty('--parcel', `"${parcelText(parcel)}"`);

/** Draws the map first: the served panel is hydrated once the map is drawn, or touched. */
function begin(testersPage?: TestersMapPage): void {
  const from = { map, city: config, engine: createMapLibreEngine({ config: map, font, logger }) };
  const get = testersPage?.adapters(from) ?? adaptersFrom(MAP_ADAPTERS, from);
  const dependencies = composeMap(from, get, testersPage);
  let isHydrated = false;
  const hydrate = () => {
    if (isHydrated) return;
    isHydrated = true;
    for (const touch of TOUCHES) removeEventListener(touch, hydrate);
    import('./hydrate-map.tsx')
      .then(({ hydrateMap }) => hydrateMap(page, { dependencies, logger, onFailed: fail }))
      .catch(fail);
  };
  const host = page.querySelector<HTMLElement>('.map-stage__canvas');
  if (host === null) {
    hydrate();
    return;
  }
  dependencies.draw(host);
  for (const touch of TOUCHES) addEventListener(touch, hydrate);
  const { canvas } = dependencies.site;
  canvas.subscribe(({ value }) => {
    if (value !== 'waiting' && value !== 'drawing') hydrate();
  });
  if (canvas.getSnapshot().value === 'undrawable') hydrate();
  setTimeout(hydrate, PATIENCE_MS);
}

const loadTestersPage = async (search: URLSearchParams) =>
  (await import('../qa/page/testers-map.ts')).openMapForTesters(search);
const trial = () =>
  void import('./ui/ribbon/trial-ribbon.ts').then(({ showTrialRibbon }) => showTrialRibbon(document));

Promise.resolve(__QA__ ? requestedTestersPage(loadTestersPage, trial) : undefined)
  .then(begin)
  .catch(fail);
