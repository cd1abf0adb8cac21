import type { Kelurahan, ParcelEntry, Street } from '../../domain/map/city-overview.ts';
import type { Position } from '../../domain/map/geometry.ts';
import type { PlaceFacts } from '../../domain/map/place.ts';

/** What the map knows of the city, read in small parts (spec §2 Map page). Works where nothing can be drawn. */
export interface MapData {
  /** The kelurahan, by name. @throws FeedError where the list does not come or is none */
  overview(signal: AbortSignal): Promise<readonly Kelurahan[]>;
  /** @throws FeedError as overview */
  streets(signal: AbortSignal): Promise<readonly Street[]>;
  /** The parcels of a kelurahan, by its id. @throws FeedError as overview */
  parcels(kelurahan: string, signal: AbortSignal): Promise<readonly ParcelEntry[]>;
  /** What is at a position; only the tile that holds it is read. @throws FeedError where that does not come */
  placeAt(at: Position, signal: AbortSignal): Promise<PlaceFacts>;
}
