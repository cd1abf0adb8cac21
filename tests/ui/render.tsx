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
import { type Services, ServicesProvider } from '../../src/ui/services-context.tsx';
import { readSearch, writeSearch } from '../../src/ui/shared/dialog-address.ts';

/**
 * Renders a part of the page as if it stood on /home, with its services and an address.
 * @param address the address to begin at
 * @returns what Testing Library gives, and the present address
 */
export async function renderPart(services: Services, part: ReactNode, address = '/home') {
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
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
  // The router puts its first page up in a transition.
  await act(async () => undefined);
  return { ...view, address: () => router.history.location.href };
}
