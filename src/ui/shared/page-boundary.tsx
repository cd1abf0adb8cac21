import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { ServedAgain } from './served-again.tsx';

interface PageBoundaryProps {
  /** Gives what stands in for a page that broke; called before React takes the page away. */
  readonly served: () => readonly Node[];
  /** Shows the page as one without its application, and logs the error. */
  readonly onFailed: (error: Error) => void;
  readonly children: ReactNode;
}

/**
 * The outermost wall of a page: where what no section holds breaks while it is drawn, the page without its application
 * stays, and the line with the way to ask for it again (spec §8 Chunks and rendering).
 */
export function PageBoundary({ served, onFailed, children }: PageBoundaryProps) {
  return (
    <ErrorBoundary fallback={() => <ServedAgain served={served} />} onError={onFailed}>
      {children}
    </ErrorBoundary>
  );
}
