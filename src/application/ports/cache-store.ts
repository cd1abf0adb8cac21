/** A cached value and when it was written, in milliseconds since 1970. */
export interface CacheEntry<T> {
  readonly value: T;
  readonly timestamp: number;
}

/** One cached value in the visitor's browser (contract "Storage keys"). None of its methods throws or rejects. */
export interface CacheStore<T> {
  /** Gives the entry, fresh or not; a broken one is cleared and counts as missing (spec §8 Caches). */
  read(): Promise<CacheEntry<T> | undefined>;
  /** Replaces the entry, stamped with the time of writing. */
  write(value: T): void;
}
