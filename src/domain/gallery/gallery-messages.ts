/** The notice over a gallery shown from an expired cache (spec §8 Gallery). */
export function cachedDataBanner(message: string): string {
  return `Using cached data due to API error: ${message}`;
}

/** The notice over the built-in gallery (spec §8 Gallery). */
export function fallbackDataBanner(message: string): string {
  return `Using fallback data due to API error: ${message}`;
}

/** The sentence under 'Tidak Ada Hasil' (spec §2 Gallery); the query stands as the visitor typed it. */
export function emptySearchMessage(query: string): string {
  return `Tidak ditemukan galeri yang sesuai dengan "${query}"`;
}
