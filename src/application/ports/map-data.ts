import type { Kelurahan, ParcelEntry, Street } from '../../domain/map/city-overview.ts';
import type { Position } from '../../domain/map/geometry.ts';
import type { Parcel, PlaceFacts } from '../../domain/map/place.ts';
import type { Buildable } from '../../domain/map/setback.ts';
import type { OldNumbers } from '../../domain/shared/parcel/old-numbers.ts';

/** The city's data for the map, read in small parts (spec §2 Map page). Works where no map can be drawn. */
export interface MapData {
  /** The kelurahan, by name. @throws FeedError where the list cannot be loaded or is not a list */
  overview(signal: AbortSignal): Promise<readonly Kelurahan[]>;
  /** @throws FeedError as overview */
  streets(signal: AbortSignal): Promise<readonly Street[]>;
  /** The parcels of a kelurahan, by its id. @throws FeedError as overview */
  parcels(kelurahan: string, signal: AbortSignal): Promise<readonly ParcelEntry[]>;
  /** The numbers that parcels had before; none where no number has ever changed. @throws FeedError as overview */
  oldNumbers(signal: AbortSignal): Promise<OldNumbers>;
  /** Reads what is at a position, from the one tile that contains it. @throws FeedError where that cannot be loaded */
  placeAt(at: Position, signal: AbortSignal): Promise<PlaceFacts>;
  /**
   * What the setbacks leave of the parcel at a position; undefined where there is none, its zone has no limits, or it cannot be
   * calculated. @throws FeedError as placeAt
   */
  setbackAt(at: Position, signal: AbortSignal): Promise<Buildable | undefined>;
  /** The parcels around a position, the nearest three among them. @throws FeedError as placeAt */
  parcelsNear(at: Position, signal: AbortSignal): Promise<readonly Parcel[]>;
}
