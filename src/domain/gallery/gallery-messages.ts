import * as texts from './texts.ts';

/** The notice over a gallery shown from an expired cache (spec §8 Gallery). */
export function cachedDataBanner(message: string): string {
  return texts.usingCachedDataDue(message);
}

/** The notice over the built-in gallery (spec §8 Gallery). */
export function fallbackDataBanner(message: string): string {
  return texts.usingFallbackDataDue(message);
}

/**
 * What assistive technology hears of a search (spec §2 Gallery): nothing without one, and nothing of one that found
 * nothing, which says so itself.
 * @param query as the visitor typed it
 * @param found how many folders fit
 * @param all how many there are
 */
export function searchAnnouncement(query: string, found: number, all: number): string {
  return query.trim() === '' || found === 0 ? '' : texts.dariGaleri(found, all);
}

/** The sentence under 'Tidak Ada Hasil' (spec §2 Gallery); the query stands as the visitor typed it. */
export function emptySearchMessage(query: string): string {
  return texts.tidakDitemukanGaleriYang(query);
}
