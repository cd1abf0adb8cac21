import type { ReactNode } from 'react';
import * as texts from '../../domain/shared/texts.ts';
import { ErrorBoundary } from '../shared/error-boundary.tsx';
import { Icon } from '../shared/icon.tsx';

/**
 * Limits a failure to one part of the map page: a line with a retry replaces it, and the map and all else
 * stay (spec §8 Chunks and rendering). The root logs it.
 * @param className where the line stands
 */
export function MapPart({ className, children }: { className: string; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={(retry) => <PartFailed {...{ className, retry }} />}>{children}</ErrorBoundary>
  );
}

function PartFailed({ className, retry }: { className: string; retry: () => void }) {
  return (
    <div className={className} role="alert">
      <p>
        <strong>{texts.partFailedTitle}</strong>
      </p>
      <button type="button" className="action" onClick={retry}>
        <span className="action__words">{texts.retry}</span> <Icon name="refresh" size="text" />
      </button>
    </div>
  );
}
