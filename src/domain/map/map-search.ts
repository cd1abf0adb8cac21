import { matchesSearch, normalizeSearch } from '../shared/search-text.ts';
import * as catalogueTexts from './catalogue-texts.ts';
import { layersOf } from './map-catalogue.ts';
import type { MapCategory, MapLayer } from './map-category.ts';

/**
 * Filters the categories whose name, or one of whose layers' names or descriptions, contains the query (spec §2 Map
 * dialog). Categories found stay whole and in their order; an empty query finds all.
 */
export function searchCategories(categories: readonly MapCategory[], query: string): MapCategory[] {
  return categories.filter(
    (category) => matchesSearch(query, [category.name]) || matchingLayers(category, query).length > 0,
  );
}

/** Gives the layers of a category whose name or description contains the query; none for a blank one. */
export function matchingLayers(category: MapCategory, query: string): MapLayer[] {
  if (normalizeSearch(query) === '') return [];
  return layersOf(category).filter(({ name, description }) => matchesSearch(query, [name, description]));
}

/**
 * Says how many layers were found (spec §2 Map dialog).
 * @returns nothing where no layer was, or nothing was typed
 */
export function layerMatchLabel(categories: readonly MapCategory[], query: string): string | undefined {
  const count = categories.flatMap((category) => matchingLayers(category, query)).length;
  return count === 0 ? undefined : catalogueTexts.matchCount({ count, query: query.trim() });
}

/**
 * Suggests an existing layer for a query that found none (spec §2 Map dialog): one that shows such a thing, otherwise
 * the zoning of the city.
 */
export function suggestedLayer(categories: readonly MapCategory[], query: string): string | undefined {
  const layers = categories.flatMap(layersOf);
  const words = normalizeSearch(query).split(' ');
  const shows = ({ topics = [] }: MapLayer) =>
    topics.some((topic) => words.some((word) => word.length > 2 && normalizeSearch(topic).startsWith(word)));
  return (layers.find(shows) ?? layers.find(({ zoning }) => zoning) ?? layers[0])?.name;
}

/**
 * Whether a category matches only by one of its layers; it is then shown expanded, so that the layer is visible.
 * @param query what the visitor typed; an empty one matches every name
 */
export function foundByLayer(category: MapCategory, query: string): boolean {
  return !matchesSearch(query, [category.name]);
}

/** The line over the list (spec §2 Map dialog). */
export function categoryCountLabel(count: number): string {
  return catalogueTexts.categoryCount(count);
}
