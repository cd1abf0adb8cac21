// First, so that the order of the layers is declared before any of them.
import './ui/styles/main.scss';
import './ui/shared/button.scss';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { config } from '../site.config.ts';
import { reloadOnLostChunk } from './adapters/browser/lost-chunk.ts';
import { failureMessage } from './application/shared/failure.ts';
import { startSite } from './application/site.ts';
import { takeEarlyInput } from './boot/early-input.ts';
import { composeDependencies } from './container.ts';
import type { Rehearsal } from './qa/rehearsal.ts';
import { App } from './ui/app.tsx';
import { createSiteRouter } from './ui/router.tsx';

const baked = document.getElementById('snapshot')?.textContent;

/**
 * Brings the page alive.
 * @param rehearsal how it is composed and started where a tester asks for another page than the real one
 */
function begin(rehearsal?: Rehearsal): void {
  const composed = composeDependencies({
    config,
    deployment: __DEPLOYMENT__,
    snapshot: baked ? JSON.parse(baked) : {},
    ...rehearsal?.composition,
  });
  const dependencies = rehearsal?.prepare(composed) ?? composed;
  const { logger, site } = dependencies;
  reloadOnLostChunk(logger);

  const log = (name: string) => (error: unknown) => logger.event(name, { message: failureMessage(error) });

  const router = createSiteRouter(rehearsal?.history);
  // Without it the router renders a first time as if it had nothing, and hydration fails.
  router.ssr = { manifest: undefined };

  let started = false;
  const alive = () => {
    if (started) return;
    started = true;
    (rehearsal?.start ?? startSite)(site);
    takeEarlyInput();
  };

  router.load().then(() => {
    const root = document.getElementById('root');
    if (root === null) throw new Error('index.html has no #root');
    const app = <App dependencies={dependencies} router={router} onAlive={alive} />;
    const options = {
      onRecoverableError: log('render.recovered'),
      onCaughtError: log('render.caught'),
      onUncaughtError: log('render.failed'),
    };
    if (root.firstElementChild) hydrateRoot(root, app, options);
    else createRoot(root, options).render(app);
  }, log('route.failed'));
}

const search = new URLSearchParams(location.search);
if (['scenario', 'path', 'inspect'].some((name) => search.has(name))) {
  import('./qa/rehearsal.ts').then(({ rehearse }) => rehearse(search)).then(begin, () => begin());
} else begin();
