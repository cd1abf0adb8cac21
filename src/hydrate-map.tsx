import { createRoot } from 'react-dom/client';
import type { Logger } from './application/ports/logger.ts';
import { inPlaceOf, takeEarlyInput } from './boot/early-input.ts';
import type { MapDependencies } from './ui/map-page/map-dependencies.tsx';
import { MapPage } from './ui/map-page/map-page.tsx';
import { rootOptions } from './ui/root-options.ts';
import { PageBoundary } from './ui/shared/page-boundary.tsx';

const FIELD = '[role="combobox"]';

/** What the panel is hydrated with. */
export interface MapHydration {
  readonly dependencies: MapDependencies;
  readonly logger: Logger;
  /** Shows the page as one without its application, and logs the error. */
  readonly onFailed: (error: unknown) => void;
}

/**
 * Replaces the served page by the hydrated one, which takes over what was typed and clicked. Where that
 * breaks, the served page is there again.
 */
export function hydrateMap(root: HTMLElement, { dependencies, logger, onFailed }: MapHydration): void {
  const field = root.querySelector<HTMLInputElement>(FIELD);
  // A page that is loaded again has it still, though nobody has typed.
  const text = field?.value ?? '';
  const standsFor = inPlaceOf(root);
  const isFocused = field !== null && field === document.activeElement;
  const served = [...root.childNodes];
  const take = () => {
    // From here on the page knows itself what its address says.
    delete document.documentElement.dataset.query;
    if (isFocused) document.querySelector<HTMLElement>(FIELD)?.focus();
    if (text !== '') dependencies.site.placeSearch.send({ type: 'query.changed', query: text });
    takeEarlyInput(standsFor);
  };
  createRoot(root, rootOptions(logger)).render(
    <PageBoundary served={() => served} onFailed={onFailed}>
      <MapPage dependencies={dependencies} kelurahan={[]} onHydrated={take} />
    </PageBoundary>,
  );
}
