import { createRoot } from 'react-dom/client';
import type { EarlyClick } from './boot/early-click.ts';
import type { MapDependencies } from './ui/map-page/map-dependencies.tsx';
import { MapPage } from './ui/map-page/map-page.tsx';

const FIELD = '[role="combobox"]';

/** Replaces the served page by the hydrated one, which takes over the text typed into its search and the last click. */
export function hydrateMap(root: HTMLElement, dependencies: MapDependencies, early: EarlyClick): void {
  const field = root.querySelector<HTMLInputElement>(FIELD);
  const typed = field?.value ?? '';
  const isFocused = field !== null && field === document.activeElement;
  const take = () => {
    if (isFocused) document.querySelector<HTMLElement>(FIELD)?.focus();
    early.repeat();
    if (typed !== '') dependencies.site.placeSearch.send({ type: 'query.changed', query: typed });
  };
  createRoot(root).render(<MapPage dependencies={dependencies} kelurahan={[]} onHydrated={take} />);
}
