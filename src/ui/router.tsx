import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  Outlet,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { ACCESSIBILITY_PATH } from '../domain/navigation/accessibility.ts';
import { HANDOFF_ROUTES } from '../domain/navigation/handoff.ts';
import { readSharePath, SHARE_FOLDER } from '../domain/navigation/share-path.ts';
import { REGULATIONS } from '../domain/shared/regulation-address.ts';
import { readSearch, writeSearch } from '../domain/shared/search-parameters.ts';
import { pageHistory } from './page-history.ts';
import { FailedPage, MissingPage } from './pages/error-page.tsx';
import { HomePage } from './pages/home-page.tsx';
import './pages/styles.ts';

const root = createRootRoute({
  component: Outlet,
  notFoundComponent: MissingPage,
  // Not loaded late: it stands in where code does not come, either.
  errorComponent: FailedPage,
});

const index = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: ({ search, location }) => {
    throw redirect({ to: '/home', search, hash: location.hash, replace: true });
  },
});

// Hosts that cannot choose a page by the query serve the landing page under an address of its own.
const shared = createRoute({
  getParentRoute: () => root,
  path: `${SHARE_FOLDER}/$`,
  beforeLoad: ({ location }) => {
    const address = readSharePath(location.pathname);
    if (address === undefined) throw notFound();
    throw redirect({ href: address, replace: true });
  },
});

const home = createRoute({ getParentRoute: () => root, path: '/home', component: HomePage });

// Whoever comes to the landing page needs neither these nor the statement.
const HandoffPage = lazyRouteComponent(() => import('./pages/handoff-page.tsx'), 'HandoffPage');
const handoffs = HANDOFF_ROUTES.map(({ path }) =>
  createRoute({ getParentRoute: () => root, path, component: HandoffPage }),
);

const accessibility = createRoute({
  getParentRoute: () => root,
  path: ACCESSIBILITY_PATH,
  component: lazyRouteComponent(() => import('./pages/accessibility-page.tsx'), 'AccessibilityPage'),
});

const regulation = createRoute({
  getParentRoute: () => root,
  path: `${REGULATIONS}/{-$slug}/{-$section}`,
  loader: async ({ params }) => (await import('./pages/load-regulation.ts')).loadRegulation(params),
  component: lazyRouteComponent(() => import('./pages/regulation-page.tsx'), 'RegulationPage'),
});

/**
 * Whether a change of the address may scroll the page. It may not if it only opens, closes or filters something on the
 * same page, nor where a visitor has scrolled the page before it was alive.
 */
function mayScroll(hasGone: () => boolean) {
  let isFirst = true;
  return () => {
    const isAtTop = isFirst && scrollY === 0;
    isFirst = false;
    return hasGone() || isAtTop;
  };
}

/**
 * The routes of the site (spec §2 Routes).
 * @param history in the browser its own, in the build one that holds the page being rendered
 * @param scrolls whether the page scrolls to where an address leads; in the build it would write a script into the page
 *   that the policy forbids
 */
export function createSiteRouter(history: RouterHistory, scrolls: boolean) {
  const page = pageHistory(history);
  return createRouter({
    routeTree: root.addChildren([index, shared, home, accessibility, regulation, ...handoffs]),
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    trailingSlash: 'preserve',
    defaultPreload: false,
    history: page.history,
    ...(scrolls && { scrollRestoration: mayScroll(page.hasGone) }),
  });
}
