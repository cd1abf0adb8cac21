import type { ParcelFacts } from '../../domain/shared/parcel/parcel-facts.ts';

/** Looks up a parcel by its number (spec §2 The parcel goes along). */
export interface ParcelLookup {
  /**
   * @param activity the id of an activity that is asked for there
   * @returns undefined where the city has no such parcel
   * @throws FeedError where its lists could not be loaded
   */
  find(id: string, signal: AbortSignal, activity?: string): Promise<ParcelFacts | undefined>;
}
