import { createRootRoute, createRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ACCESSIBILITY_PATH } from '../domain/navigation/accessibility.ts';
import { HANDOFF_ROUTES } from '../domain/navigation/handoff.ts';
import { REGULATIONS } from '../domain/shared/regulation-address.ts';
import { readSearch, writeSearch } from '../domain/shared/search-parameters.ts';
import { MissingPage } from './pages/error-page.tsx';

// A route loads what it draws: whoever comes to one page needs no other.
const root = createRootRoute();

const handoffs = HANDOFF_ROUTES.map((route) =>
  createRoute({
    getParentRoute: () => root,
    path: route.path,
    loader: async () => {
      const { HandoffPage } = await import('./pages/handoff-page.tsx');
      return <HandoffPage route={route} />;
    },
  }),
);

const accessibility = createRoute({
  getParentRoute: () => root,
  path: ACCESSIBILITY_PATH,
  loader: async () => {
    const { AccessibilityPage } = await import('./pages/accessibility-page.tsx');
    return <AccessibilityPage />;
  },
});

const regulations = createRoute({
  getParentRoute: () => root,
  path: REGULATIONS,
  loader: async () => {
    const { RegulationsPage } = await import('./pages/regulations-page.tsx');
    return <RegulationsPage />;
  },
});

const regulation = createRoute({
  getParentRoute: () => root,
  path: `${REGULATIONS}/$slug/{-$section}`,
  loader: async ({ params }) => {
    const [{ loadRegulation }, { RegulationPage }] = await Promise.all([
      import('./pages/load-regulation.ts'),
      import('./pages/regulation-page.tsx'),
    ]);
    return <RegulationPage {...(await loadRegulation(params))} />;
  },
});

/**
 * Opens the page of an address other than the landing page's, which needs no router (spec §2 Routes). It is opened once: every link
 * between pages leads to another document, and scrolling is the browser's.
 * @returns what is drawn; undefined where the address leads on to another document
 * @throws where its code or its content does not come
 */
export async function openRouted(history: RouterHistory): Promise<ReactNode | undefined> {
  const router = createRouter({
    routeTree: root.addChildren([accessibility, regulations, regulation, ...handoffs]),
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    trailingSlash: 'preserve',
    defaultPreload: false,
    history,
  });
  await router.load();
  const { matches } = router.state;
  const failed = matches.find(({ status }) => status === 'error');
  if (failed) throw failed.error;
  const page = matches.at(-1);
  if (page === undefined) return undefined;
  return page.status === 'success' && page.loaderData ? page.loaderData : <MissingPage />;
}
