import { RESOLUTION_PLAN } from 'virtual:resolution-plan';
import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { config } from '../site.config.ts';
import { setDefaultPolicy } from './adapters/browser/default-policy.ts';
import { servedSnapshot } from './adapters/browser/served-snapshot.ts';
import type { DataSaver } from './application/ports/data-saver.ts';
import type { Logger } from './application/ports/logger.ts';
import { failureMessage } from './application/shared/failure.ts';
import { startSiteByTurns } from './application/site.ts';
import { sayThatItFailed, takeEarlyInput, takeEarlyTexts } from './boot/early-input.ts';
import { yieldToBrowser } from './boot/yield-to-browser.ts';
import { type Composition, composeDependencies } from './composition.ts';
import { App } from './ui/app.tsx';
import type { Dependencies } from './ui/dependencies.tsx';
import { rootOptions } from './ui/root-options.ts';
import { createSiteRouter } from './ui/router.tsx';
import { PageBoundary } from './ui/shared/page-boundary.tsx';
import { copiesOf } from './ui/shared/served-again.tsx';

/** How the testers' code changes the composition and the start of the page. */
export interface Rehearsal {
  readonly composition: Partial<Composition>;
  /** Opens the tools over the composed dependencies, and returns those that the page draws with. */
  readonly prepare: (dependencies: Dependencies) => Dependencies;
  /** Starts the machines in place of startSite. */
  readonly start: (dependencies: Dependencies) => void;
  /** Where the page keeps its address, other than in the browser. */
  readonly history?: RouterHistory;
}

/**
 * Hydrates the served page: composes it, hydrates it, and starts its machines once it answers by itself. It yields
 * between its steps, so that the page can answer the visitor.
 * @param rehearsal how, where a tester asks for another page than the real one
 * @throws where it cannot be composed; later failures are logged, and shown on the page
 */
export async function hydrateHome(rehearsal?: Rehearsal): Promise<void> {
  const history = rehearsal?.history ?? createBrowserHistory();
  const from = {
    config,
    deployment: __DEPLOYMENT__,
    snapshot: await servedSnapshot(),
    history,
    guidePages: () => import('virtual:guide-pages').then(({ GUIDE_PAGES }) => GUIDE_PAGES),
    ...rehearsal?.composition,
  };
  const composed = await composeDependencies(from, RESOLUTION_PLAN, yieldToBrowser);
  const dependencies = rehearsal?.prepare(composed) ?? composed;
  const { dataSaver, logger, site } = dependencies;
  setDefaultPolicy(logger);

  const fail = (error: unknown) => {
    logger.event('page.failed', { message: failureMessage(error) });
    sayThatItFailed();
  };
  const start = async () => {
    if (rehearsal) rehearsal.start(dependencies);
    else {
      // The page's one text field is the gallery's: its machine must know the text before anything is drawn again.
      site.gallery.start();
      takeEarlyTexts();
      await startSiteByTurns(site, dependencies, yieldToBrowser);
    }
    takeEarlyInput();
    // A tester's rehearsal must not be kept, and nothing is kept before the page answers.
    if (rehearsal === undefined && import.meta.env.PROD && !sparesKeeping(dataSaver)) keepWhenIdle(logger);
  };
  let started = false;
  const onHydrated = () => {
    if (started) return;
    started = true;
    // After React has finished the effect that calls this: inside it, typed text would be reset.
    queueMicrotask(() => start().catch(fail));
  };

  const router = createSiteRouter(history, rehearsal?.history === undefined);
  // Without it the router's first render has no matches, and hydration fails.
  router.ssr = { manifest: undefined };
  await yieldToBrowser();
  try {
    await router.load();
    await yieldToBrowser();
    draw(logger, fail, <App dependencies={dependencies} router={router} onHydrated={onHydrated} />);
  } catch (error) {
    fail(error);
  }
}

function draw(logger: Logger, onFailed: (error: unknown) => void, app: ReactNode): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  const page = (
    <PageBoundary served={copiesOf(root)} onFailed={onFailed}>
      {app}
    </PageBoundary>
  );
  if (root.firstElementChild) hydrateRoot(root, page, rootOptions(logger));
  else createRoot(root, rootOptions(logger)).render(page);
}

// Keeping the site fetches the code of everything, most of which is never opened.
const sparesKeeping = ({ isSaving }: DataSaver): boolean => __DEPLOYMENT__.offline && isSaving();

function keepWhenIdle(logger: Logger): void {
  const keep = () =>
    import('./adapters/browser/offline-worker.ts').then(
      ({ keepForOffline }) => keepForOffline({ isOffered: __DEPLOYMENT__.offline, logger }),
      () => undefined,
    );
  if ('requestIdleCallback' in window) requestIdleCallback(keep, { timeout: 10_000 });
  else setTimeout(keep, 3000);
}
