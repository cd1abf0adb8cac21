import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { type Dependencies, DependenciesProvider } from './dependencies.tsx';
import { HydrationProvider } from './hydrated.tsx';
import type { createSiteRouter } from './router.tsx';
import { ServedOnlyProvider } from './shared/served-only.tsx';
import { useChunk } from './shared/use-chunk.ts';
import { useReducedMotion } from './shared/use-reduced-motion.ts';

/** What the application needs; `onHydrated` runs once the served page answers by itself. */
export interface AppProps {
  readonly dependencies: Dependencies;
  readonly router: ReturnType<typeof createSiteRouter>;
  readonly onHydrated?: () => void;
  /** What the build alone renders, for visitors without the application. */
  readonly servedOnly?: ReactNode;
}

/**
 * Marks the document where less motion is asked for, so that the styles stop motion too (spec §2 Motion). Does nothing
 * where the styles know it already, since the mark makes the browser restyle every element.
 */
function MotionOfStyles() {
  const isReduced = useReducedMotion();
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isReduced === matchMedia('(prefers-reduced-motion: reduce)').matches) delete dataset.motion;
    else dataset.motion = isReduced ? 'reduced' : 'usual';
  }, [isReduced]);
  return null;
}

const loadPaper = () => import('./print/print-sheet.tsx').then(({ PrintSheet }) => PrintSheet);

/** What a printed page has besides its content: nobody prints before the page answers. */
function Paper() {
  const { component: Sheet } = useChunk<object>(loadPaper, true);
  return Sheet && <Sheet />;
}

/** The whole application: the dependencies around the routes. */
export function App({ dependencies, router, onHydrated, servedOnly }: AppProps) {
  return (
    <DependenciesProvider dependencies={dependencies}>
      <HydrationProvider onHydrated={onHydrated}>
        <MotionOfStyles />
        <Paper />
        <ServedOnlyProvider content={servedOnly}>
          <RouterProvider router={router} />
        </ServedOnlyProvider>
      </HydrationProvider>
    </DependenciesProvider>
  );
}
