import * as texts from './texts.ts';

/** The notice over a gallery shown from an expired cache (spec §8 Gallery). */
export function cachedDataBanner(message: string): string {
  return texts.usingCachedData(message);
}

/** The notice over the built-in gallery (spec §8 Gallery). */
export function fallbackDataBanner(message: string): string {
  return texts.usingFallbackData(message);
}

/**
 * The text that a screen reader reads after a search (spec §2 Gallery): empty without a search, and empty where it
 * found nothing, since the list says that itself.
 * @param query as the visitor typed it
 * @param found the number of matching folders
 * @param all the number of all folders
 */
export function searchAnnouncement(query: string, found: number, all: number): string {
  return query.trim() === '' || found === 0 ? '' : texts.foundCount({ found, all });
}

/** The sentence under 'Tidak Ada Hasil' (spec §2 Gallery), with the query as the visitor typed it. */
export function emptySearchMessage(query: string): string {
  return texts.noResultsText(query);
}
