import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { config } from '../site.config.ts';
import { setDefaultPolicy } from './adapters/browser/default-policy.ts';
import type { Logger } from './application/ports/logger.ts';
import { failureMessage } from './application/shared/failure.ts';
import { startSite } from './application/site.ts';
import { sayThatItFailed, takeEarlyInput } from './boot/early-input.ts';
import { type Composition, composeDependencies } from './container.ts';
import { App } from './ui/app.tsx';
import type { Dependencies } from './ui/dependencies.tsx';
import { createSiteRouter } from './ui/router.tsx';

/** How the testers' code changes the composition and the start of the page. */
export interface Rehearsal {
  readonly composition: Partial<Composition>;
  /** Opens the tools over the composed dependencies, and gives those that the page is to draw. */
  readonly prepare: (dependencies: Dependencies) => Dependencies;
  /** Starts the machines in place of startSite. */
  readonly start: (dependencies: Dependencies) => void;
  /** Where the page keeps its address, other than in the browser. */
  readonly history?: RouterHistory;
}

/**
 * Brings the served page alive: composes it, hydrates it, and starts its machines once it answers by itself.
 * @param rehearsal how, where a tester asks for another page than the real one
 */
export function bringAlive(rehearsal?: Rehearsal): void {
  const baked = document.getElementById('snapshot')?.textContent;
  const history = rehearsal?.history ?? createBrowserHistory();
  const composed = composeDependencies({
    config,
    deployment: __DEPLOYMENT__,
    snapshot: baked ? JSON.parse(baked) : {},
    history,
    ...rehearsal?.composition,
  });
  const dependencies = rehearsal?.prepare(composed) ?? composed;
  const { logger, site } = dependencies;
  setDefaultPolicy(logger);

  const log = (name: string) => (error: unknown) => logger.event(name, { message: failureMessage(error) });

  const router = createSiteRouter(history, rehearsal?.history === undefined);
  // Without it the router renders a first time as if it had nothing, and hydration fails.
  router.ssr = { manifest: undefined };

  let started = false;
  const alive = () => {
    if (started) return;
    started = true;
    if (rehearsal) rehearsal.start(dependencies);
    else startSite(site, dependencies);
    takeEarlyInput();
    // What testers rehearse is not to be kept, and nothing is kept before the page answers.
    if (rehearsal === undefined && import.meta.env.PROD) keepWhenIdle(logger);
  };

  router
    .load()
    .then(() => {
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
    })
    .catch((error: unknown) => {
      log('page.failed')(error);
      sayThatItFailed();
    });
}

function keepWhenIdle(logger: Logger): void {
  const keep = () =>
    import('./adapters/browser/offline-worker.ts').then(
      ({ keepForOffline }) => keepForOffline({ isOffered: __DEPLOYMENT__.offline, logger }),
      () => undefined,
    );
  if ('requestIdleCallback' in window) requestIdleCallback(keep, { timeout: 10_000 });
  else setTimeout(keep, 3000);
}
