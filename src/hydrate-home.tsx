import { config } from 'virtual:city';
import { createBrowserHistory, type RouterHistory } from '@tanstack/history';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { setDefaultPolicy } from './adapters/browser/default-policy.ts';
import { holdScroll } from './adapters/browser/hold-scroll.ts';
import { servedSnapshot } from './adapters/browser/served-snapshot.ts';
import type { Shown } from './application/dialogs/late-shown.ts';
import type { DataSaver } from './application/ports/data-saver.ts';
import type { Logger } from './application/ports/logger.ts';
import { failureMessage } from './application/shared/failure.ts';
import type { LateCode } from './application/shared/late-code.ts';
import { sayThatItFailed, takeEarlyInput } from './boot/early-input.ts';
import { ADAPTERS, type ComposedHome, type Composition, composeHome, type Get } from './composition.ts';
import { landingAddress } from './domain/navigation/landing-address.ts';
import { adaptersFrom } from './ports-of.ts';
import { App } from './ui/app.tsx';
import type { Dependencies } from './ui/dependencies.tsx';
import { FailedPage } from './ui/pages/error-page.tsx';
import { HomePage } from './ui/pages/home-page.tsx';
import { rootOptions } from './ui/root-options.ts';
import { PageBoundary } from './ui/shared/page-boundary.tsx';
import { copiesOf } from './ui/shared/served-again.tsx';

/** How the testers' code changes the composition and the start of the page. */
export interface TestersPage {
  readonly composition: Partial<Composition>;
  /** What the dialogs show: testers have it from the start. */
  readonly shown: LateCode<Shown>;
  /** Gives the adapters, some of them replaced. */
  readonly adapters: (from: Composition) => Get;
  /** Opens the tools over the composed page, and returns what the page draws with; `draw` draws it anew. */
  readonly prepare: (page: ComposedHome, draw: (dependencies: Dependencies) => void) => Dependencies;
  /** Starts the page. */
  readonly start: () => void;
  /** The history of the page, other than the browser's. */
  readonly history?: RouterHistory;
}

/**
 * Composes the page, hydrates what was served, and starts the page once it is hydrated.
 * @param testersPage absent for visitors
 * @throws where it cannot be composed; later failures are logged, and shown on the page
 */
export async function hydrateHome(testersPage?: TestersPage): Promise<void> {
  const history = testersPage?.history ?? createBrowserHistory();
  if (!testersPage?.history) holdScroll(history, window);
  const { pathname, search, hash, href } = history.location;
  const landing = landingAddress(pathname, search + hash);
  if (landing !== undefined && landing !== href) history.replace(landing);
  const from = {
    config,
    deployment: __DEPLOYMENT__,
    snapshot: await servedSnapshot(),
    history,
    guidePages: () => import('virtual:guide-pages').then(({ GUIDE_PAGES }) => GUIDE_PAGES),
    regulations: () =>
      import('./ui/pages/load-regulation.ts').then(({ loadRegulations }) => loadRegulations()),
    ...testersPage?.composition,
  };
  const page = testersPage
    ? composeHome(from, testersPage.adapters(from), testersPage)
    : composeHome(from, adaptersFrom(ADAPTERS, from));
  const { dataSaver, logger } = page.dependencies;
  setDefaultPolicy(logger);

  const fail = (error: unknown) => {
    logger.event('page.failed', { message: failureMessage(error) });
    sayThatItFailed();
  };
  const start = () => {
    if (testersPage) testersPage.start();
    else page.home.start();
    // At once: the gallery must know a text that was typed before anything is drawn again.
    takeEarlyInput();
    // A page of testers is not stored for offline, and nothing is stored before the page is hydrated.
    if (testersPage === undefined && import.meta.env.PROD && !savesData(dataSaver)) storeWhenIdle(logger);
  };
  let started = false;
  const onHydrated = () => {
    if (started) return;
    started = true;
    // After React has finished the effect that calls this: inside it, typed text would be reset.
    queueMicrotask(() => {
      try {
        start();
      } catch (error) {
        fail(error);
      }
    });
  };

  let drawAgain: ((page: ReactNode) => void) | undefined;
  let content: ReactNode;
  const appOf = (dependencies: Dependencies) => (
    <App dependencies={dependencies} onHydrated={onHydrated}>
      {content}
    </App>
  );
  const first = testersPage?.prepare(page, (dependencies) => drawAgain?.(appOf(dependencies)));
  try {
    content = landing === undefined ? await openOther(history) : <HomePage />;
    // The browser is leaving for another document.
    if (content === undefined) return;
    drawAgain = draw(logger, fail, appOf(first ?? page.dependencies));
  } catch (error) {
    fail(error);
  }
}

// The landing page does not load the router. If another page cannot be loaded, the served one stays.
async function openOther(history: RouterHistory): Promise<ReactNode> {
  try {
    return await (await import('./ui/router.tsx')).openRouted(history);
  } catch (error) {
    if (isServed()) throw error;
    return <FailedPage />;
  }
}

const isServed = () => document.getElementById('root')?.firstElementChild != null;

/** Draws the page over the served one. @returns draws it again */
function draw(logger: Logger, onFailed: (error: unknown) => void, app: ReactNode): (app: ReactNode) => void {
  const element = document.getElementById('root');
  if (element === null) throw new Error('index.html has no #root');
  const served = copiesOf(element);
  const bounded = (content: ReactNode) => (
    <PageBoundary served={served} onFailed={onFailed}>
      {content}
    </PageBoundary>
  );
  const options = rootOptions(logger);
  const isHydrated = isServed();
  const root = isHydrated ? hydrateRoot(element, bounded(app), options) : createRoot(element, options);
  if (!isHydrated) root.render(bounded(app));
  return (again) => root.render(bounded(again));
}

// Storing the site fetches the code of everything, most of which is never opened.
const savesData = ({ isSaving }: DataSaver): boolean => __DEPLOYMENT__.offline && isSaving();

function storeWhenIdle(logger: Logger): void {
  const store = () =>
    import('./adapters/browser/offline-worker.ts').then(
      ({ storeForOffline }) => storeForOffline({ isOffered: __DEPLOYMENT__.offline, logger }),
      () => undefined,
    );
  if ('requestIdleCallback' in window) requestIdleCallback(store, { timeout: 10_000 });
  else setTimeout(store, 3000);
}
