import { type ReactNode, Suspense } from 'react';
import * as texts from '../../domain/shared/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { Arrival, useAwaited } from '../hydrated.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Notice } from './notice.tsx';

/**
 * Limits a failure to one section: a notice with a retry replaces it, and the page stays. Each section is
 * also hydrated separately, in slices, so that the page can answer the visitor.
 */
export function SectionBoundary({ name, children }: { name: string; children: ReactNode }) {
  const { logger } = useDependencies();
  useAwaited();
  const notice = (retry: () => void) => (
    <div className="wrap section-failed">
      <Notice
        kind="failed"
        title={texts.partFailedTitle}
        detail={texts.partFailedText}
        action={{ label: texts.retry, onAct: retry }}
      />
    </div>
  );
  return (
    <Suspense>
      <ErrorBoundary
        fallback={notice}
        onError={({ message }) => logger.event('section.failed', { section: name, message })}
      >
        {children}
      </ErrorBoundary>
      <Arrival />
    </Suspense>
  );
}
