import { createRoot } from 'react-dom/client';
import type { Logger } from './application/ports/logger.ts';
import type { EarlyClick } from './boot/early-click.ts';
import type { MapDependencies } from './ui/map-page/map-dependencies.tsx';
import { MapPage } from './ui/map-page/map-page.tsx';
import { rootOptions } from './ui/root-options.ts';
import { PageBoundary } from './ui/shared/page-boundary.tsx';

const FIELD = '[role="combobox"]';

/** What the panel is hydrated with. */
export interface MapHydration {
  readonly dependencies: MapDependencies;
  readonly early: EarlyClick;
  readonly logger: Logger;
  /** Shows the page as one without its application, and logs the error. */
  readonly onFailed: (error: unknown) => void;
}

/**
 * Replaces the served page by the hydrated one, which takes over the text typed into its search and the last click. Where
 * that breaks, the served page is there again.
 */
export function hydrateMap(root: HTMLElement, { dependencies, early, logger, onFailed }: MapHydration): void {
  const field = root.querySelector<HTMLInputElement>(FIELD);
  const typed = field?.value ?? '';
  const isFocused = field !== null && field === document.activeElement;
  const served = [...root.childNodes];
  const take = () => {
    if (isFocused) document.querySelector<HTMLElement>(FIELD)?.focus();
    early.repeat();
    if (typed !== '') dependencies.site.placeSearch.send({ type: 'query.changed', query: typed });
  };
  createRoot(root, rootOptions(logger)).render(
    <PageBoundary served={() => served} onFailed={onFailed}>
      <MapPage dependencies={dependencies} kelurahan={[]} onHydrated={take} />
    </PageBoundary>,
  );
}
