/** How long a cached feed is fresh: 30 minutes, in milliseconds (spec §9 Gallery, §9 News). */
export const CACHE_LIFETIME_MS = 30 * 60 * 1000;

/** When a record was written and until when it is fresh, both in milliseconds since 1970 (contract "Storage keys"). */
export interface CacheStamp {
  readonly timestamp: number;
  readonly expiry: number;
}

/** Stamps what is written at `now`, in milliseconds since 1970 (spec §3 Local cache record). */
export function cacheStamp(now: number): CacheStamp {
  return { timestamp: now, expiry: now + CACHE_LIFETIME_MS };
}

/**
 * Whether a record may be shown without asking the feed: 0 ≤ age < 30 minutes (spec §4 Gallery load, §9 Gallery).
 * A record from the future, left by a clock that was set back, is not fresh.
 */
export function isFresh(record: { readonly timestamp: number }, now: number): boolean {
  const age = now - record.timestamp;
  return age >= 0 && age < CACHE_LIFETIME_MS;
}
