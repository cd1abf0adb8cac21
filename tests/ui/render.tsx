import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { readSearch, writeSearch } from '../../src/domain/shared/search-parameters.ts';
import { type Dependencies, DependenciesProvider } from '../../src/ui/dependencies.tsx';
import { TitlesProvider } from '../../src/ui/shared/use-document-title.tsx';

/** What a part of the page stands on. */
interface Ground {
  readonly dependencies: Dependencies;
  readonly history: RouterHistory;
}

/**
 * Renders a part of the page as if it stood on /home.
 * @returns what Testing Library gives, and the present address
 */
export async function renderPart({ dependencies, history }: Ground, part: ReactNode) {
  const root = createRootRoute({ component: Outlet });
  const home = createRoute({ getParentRoute: () => root, path: '/home', component: () => part });
  const router = createRouter({
    routeTree: root.addChildren([home]),
    history,
    parseSearch: readSearch,
    stringifySearch: writeSearch,
  });
  await router.load();
  const view = render(
    <DependenciesProvider dependencies={dependencies}>
      <TitlesProvider>
        <RouterProvider router={router} />
      </TitlesProvider>
    </DependenciesProvider>,
  );
  // The router puts its first page up in a transition.
  await act(async () => undefined);
  return { ...view, address: () => history.location.href };
}
