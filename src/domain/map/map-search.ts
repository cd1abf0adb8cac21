import { matchesSearch } from '../shared/search-text.ts';
import { layersOf } from './map-catalogue.ts';
import type { MapCategory } from './map-category.ts';

/**
 * Keeps the categories whose name, or one of whose layers' names, contains the query (spec §2 Map modal, design.md,
 * Decisions). Kept categories stay whole and in their order; an empty query keeps all.
 */
export function searchCategories(categories: readonly MapCategory[], query: string): MapCategory[] {
  return categories.filter((category) =>
    matchesSearch(query, [category.name, ...layersOf(category).map(({ name }) => name)]),
  );
}

/** The line over the list (spec §2 Map modal). */
export function categoryCountLabel(count: number): string {
  return `Menampilkan ${count} kategori peta`;
}
