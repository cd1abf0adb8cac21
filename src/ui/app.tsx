import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AliveProvider } from './alive.tsx';
import { type Dependencies, DependenciesProvider } from './dependencies.tsx';
import type { createSiteRouter } from './router.tsx';
import { useReducedMotion } from './shared/use-reduced-motion.ts';

/** What the application is made of; `onAlive` runs once the served page answers by itself. */
export interface AppProps {
  readonly dependencies: Dependencies;
  readonly router: ReturnType<typeof createSiteRouter>;
  readonly onAlive?: () => void;
}

/** Says on the document whether less motion is asked for, so that the styles hold still too (spec §2 Motion). */
function MotionOfStyles() {
  const isReduced = useReducedMotion();
  useEffect(() => {
    document.documentElement.dataset.motion = isReduced ? 'reduced' : 'usual';
  }, [isReduced]);
  return null;
}

/** The whole application: the dependencies around the routes. */
export function App({ dependencies, router, onAlive }: AppProps) {
  return (
    <DependenciesProvider dependencies={dependencies}>
      <AliveProvider onAlive={onAlive}>
        <MotionOfStyles />
        <RouterProvider router={router} />
      </AliveProvider>
    </DependenciesProvider>
  );
}
