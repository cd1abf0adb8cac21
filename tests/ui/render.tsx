import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Dependencies, DependenciesProvider } from '../../src/ui/dependencies.tsx';
import { readSearch, writeSearch } from '../../src/ui/shared/dialog-address.ts';

/**
 * Renders a part of the page as if it stood on /home, with its dependencies and an address.
 * @param address the address to begin at
 * @returns what Testing Library gives, and the present address
 */
export async function renderPart(dependencies: Dependencies, part: ReactNode, address = '/home') {
  const root = createRootRoute({ component: Outlet });
  const home = createRoute({ getParentRoute: () => root, path: '/home', component: () => part });
  const router = createRouter({
    routeTree: root.addChildren([home]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch: readSearch,
    stringifySearch: writeSearch,
  });
  await router.load();
  const view = render(
    <DependenciesProvider dependencies={dependencies}>
      <RouterProvider router={router} />
    </DependenciesProvider>,
  );
  // The router puts its first page up in a transition.
  await act(async () => undefined);
  return { ...view, address: () => router.history.location.href };
}
