import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ACCESSIBILITY_PATH } from '../domain/navigation/accessibility.ts';
import { HANDOFF_ROUTES } from '../domain/navigation/handoff.ts';
import { REGULATIONS } from '../domain/shared/regulation-address.ts';
import { readSearch, writeSearch } from '../domain/shared/search-parameters.ts';
import { FailedPage, MissingPage } from './pages/error-page.tsx';

const root = createRootRoute({
  component: Outlet,
  notFoundComponent: MissingPage,
  // Not loaded late: it stands in where code does not come, either.
  errorComponent: FailedPage,
});

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
 * Opens the page of an address other than the landing page's, which needs no router (spec §2 Routes): every link between pages leads to
 * another document.
 * @returns what it draws, and why its code or its content did not come, where that is so
 */
export async function openRouted(
  history: RouterHistory,
): Promise<{ readonly page: ReactNode; readonly failure?: unknown }> {
  const router = createRouter({
    routeTree: root.addChildren([accessibility, regulation, ...handoffs]),
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    trailingSlash: 'preserve',
    defaultPreload: false,
    history,
  });
  // Without it the router's first render in the browser has no matches, and hydration fails.
  router.ssr = { manifest: undefined };
  await router.load();
  const failed = router.state.matches.find(({ status }) => status === 'error');
  return { page: <RouterProvider router={router} />, ...(failed && { failure: failed.error }) };
}
