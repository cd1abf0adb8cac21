import { RouterProvider } from '@tanstack/react-router';
import { AliveProvider } from './alive.tsx';
import { type Dependencies, DependenciesProvider } from './dependencies.tsx';
import type { createSiteRouter } from './router.tsx';

/** What the application is made of; `onAlive` runs once the served page answers by itself. */
export interface AppProps {
  readonly dependencies: Dependencies;
  readonly router: ReturnType<typeof createSiteRouter>;
  readonly onAlive?: () => void;
}

/** The whole application: the dependencies around the routes. */
export function App({ dependencies, router, onAlive }: AppProps) {
  return (
    <DependenciesProvider dependencies={dependencies}>
      <AliveProvider onAlive={onAlive}>
        <RouterProvider router={router} />
      </AliveProvider>
    </DependenciesProvider>
  );
}
