import { matchesSearch } from '../shared/search-text.ts';
import { layersOf } from './map-catalogue.ts';
import type { MapCategory } from './map-category.ts';

/**
 * Keeps the categories whose name, or one of whose layers' names, contains the query (spec §2 Map dialog). Kept
 * categories stay whole and in their order; an empty query keeps all.
 */
export function searchCategories(categories: readonly MapCategory[], query: string): MapCategory[] {
  return categories.filter((category) =>
    matchesSearch(query, [category.name, ...layersOf(category).map(({ name }) => name)]),
  );
}

/**
 * Whether a category was found by one of its layers alone; it is then shown expanded, so that the layer is seen.
 * @param query what the visitor typed; an empty one finds everything by its name
 */
export function foundByLayer(category: MapCategory, query: string): boolean {
  return !matchesSearch(query, [category.name]);
}

/** The line over the list (spec §2 Map dialog). */
export function categoryCountLabel(count: number): string {
  return `Menampilkan ${count} kategori peta`;
}
