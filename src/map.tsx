// First, so that the order of the layers is declared before any of them.
import './ui/styles/main.scss';
import './ui/styles/dark.scss';
import './ui/shared/button.scss';
import './ui/shared/icon.scss';
import './ui/shared/marks.scss';
import './ui/map-page/activity-tab.scss';
import './ui/map-page/compare.scss';
import './ui/map-page/layers-tab.scss';
import './ui/map-page/legend-rows.scss';
import './ui/map-page/map-gaps.scss';
import './ui/map-page/map-header.scss';
import './ui/map-page/map-legend.scss';
import './ui/map-page/map-list.scss';
import './ui/map-page/map-page.scss';
import './ui/map-page/map-panel.scss';
import './ui/map-page/map-print.scss';
import './ui/map-page/map-scale.scss';
import './ui/map-page/map-tools.scss';
import './ui/map-page/permission-mark.scss';
import './ui/map-page/place-actions.scss';
import './ui/map-page/place-card.scss';
import './ui/map-page/place-foot.scss';
import './ui/map-page/place-search-box.scss';
import './ui/map-page/place-section.scss';
import './ui/map-page/place-tab.scss';
import './ui/map-page/zone-chip.scss';
import './adapters/map/engine/maplibre.css';
import { map } from '../map.config.ts';
import { config } from '../site.config.ts';
import { createConsoleLogger } from './adapters/browser/console-logger.ts';
import { setDefaultPolicy } from './adapters/browser/default-policy.ts';
import { createMapLibreEngine } from './adapters/map/engine/maplibre-engine.ts';
import { failureMessage } from './application/shared/failure.ts';
import { keepEarlyClick } from './boot/early-click.ts';
import { isForTesters } from './boot/testers.ts';
import { composeMap, type MapRehearsal } from './map-composition.ts';
import font from './ui/styles/fonts/jakarta-plain.woff2?url';

// Milliseconds after which the panel comes alive though the map is not drawn yet.
const PATIENCE_MS = 4000;
const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

const logger = createConsoleLogger();
setDefaultPolicy(logger);

const root = document.getElementById('root');
if (root === null) throw new Error('peta.html has no #root');
const page = root;

/** Draws the map first: the panel as it is served stands beside it until it is drawn, or touched. */
function begin(rehearsal?: MapRehearsal): void {
  const engine = createMapLibreEngine({ config: map, font });
  const dependencies = composeMap({ map, city: config, engine, rehearsal });
  let isAlive = false;
  const early = keepEarlyClick(page);
  const comeAlive = () => {
    if (isAlive) return;
    isAlive = true;
    for (const touch of TOUCHES) removeEventListener(touch, comeAlive);
    import('./map-alive.tsx').then(
      ({ bringMapAlive }) => bringMapAlive(page, dependencies, early),
      (error: unknown) => logger.event('page.failed', { message: failureMessage(error) }),
    );
  };
  const host = page.querySelector<HTMLElement>('.map-stage__canvas');
  if (host === null) {
    comeAlive();
    return;
  }
  dependencies.draw(host);
  for (const touch of TOUCHES) addEventListener(touch, comeAlive);
  const { canvas } = dependencies.site;
  canvas.subscribe(({ value }) => {
    if (value !== 'waiting' && value !== 'drawing') comeAlive();
  });
  if (canvas.getSnapshot().value === 'undrawable') comeAlive();
  setTimeout(comeAlive, PATIENCE_MS);
}

// Of early 2023, as the oldest browsers that the application is for: an older one keeps the page as it is (decision 30).
const isOld = !('toSorted' in Array.prototype);
const search = new URLSearchParams(location.search);
if (__QA__ && !isOld && isForTesters(search)) {
  import('./map-rehearsal.ts').then(({ rehearseMap }) => rehearseMap(search)).then(begin, () => begin());
} else if (!isOld) begin();
