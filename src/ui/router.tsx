import { createRootRoute, createRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { HANDOFF_ROUTES } from '../domain/navigation/handoff.ts';
import { INNER_PAGES, type InnerPageId } from '../domain/navigation/inner-pages.ts';
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

const INNER: Readonly<Record<InnerPageId, () => Promise<ReactNode>>> = {
  mapData: async () => {
    const { MapDataPage } = await import('./pages/map-data-page.tsx');
    return <MapDataPage />;
  },
  siteMap: async () => {
    const { SiteMapPage } = await import('./pages/site-map-page.tsx');
    return <SiteMapPage />;
  },
  privacy: async () => {
    const { PrivacyPage } = await import('./pages/privacy-page.tsx');
    return <PrivacyPage />;
  },
  accessibility: async () => {
    const { AccessibilityPage } = await import('./pages/accessibility-page.tsx');
    return <AccessibilityPage />;
  },
};

const inner = Object.entries(INNER).map(([id, loader]) =>
  createRoute({ getParentRoute: () => root, path: INNER_PAGES[id as InnerPageId].path, loader }),
);

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
    routeTree: root.addChildren([...inner, regulations, regulation, ...handoffs]),
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
