import { type Block, blocksOfCity } from './blocks.ts';
import type { Feature } from './features.ts';
import { type DrawnParcel, parcelsOf } from './parcels.ts';
import { catalogueLayers } from './special.ts';
import { type StreetPiece, streetPieces } from './streets.ts';

/** Everything that the map of the sample city is drawn from. */
export interface MapPlan {
  readonly blocks: readonly Block[];
  readonly parcels: readonly DrawnParcel[];
  readonly streets: readonly StreetPiece[];
  readonly layers: ReadonlyMap<string, readonly Feature[]>;
}

/** Plans the sample city; always the same. */
export function planMap(): MapPlan {
  const blocks = blocksOfCity();
  const streets = streetPieces();
  return { blocks, streets, parcels: parcelsOf(blocks), layers: catalogueLayers(blocks, streets) };
}
