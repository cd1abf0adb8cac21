import { type ReactNode, useEffect } from 'react';
import { type Dependencies, DependenciesProvider } from './dependencies.tsx';
import { HydrationProvider } from './hydrated.tsx';
import { FailedPage } from './pages/error-page.tsx';
import { ErrorBoundary } from './shared/error-boundary.tsx';
import { ServedOnlyProvider } from './shared/served-only.tsx';
import { useChunk } from './shared/use-chunk.ts';
import { useReducedMotion } from './shared/use-reduced-motion.ts';
import './pages/styles.ts';

/** What the application needs; `onHydrated` runs once the served page answers by itself. */
export interface AppProps {
  readonly dependencies: Dependencies;
  /** The page of the address: the landing page, or what the router gives. */
  readonly children: ReactNode;
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

/** The whole application: the dependencies around a page, and the fallback of one that breaks (spec §2 Routes). */
export function App({ dependencies, children, onHydrated, servedOnly }: AppProps) {
  return (
    <DependenciesProvider dependencies={dependencies}>
      <HydrationProvider onHydrated={onHydrated}>
        <MotionOfStyles />
        <Paper />
        <ServedOnlyProvider content={servedOnly}>
          <ErrorBoundary fallback={() => <FailedPage />}>{children}</ErrorBoundary>
        </ServedOnlyProvider>
      </HydrationProvider>
    </DependenciesProvider>
  );
}
