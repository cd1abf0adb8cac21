import type { Position } from './geometry.ts';
import type { FoundPlace } from './place-search.ts';

/**
 * A place that is asked for: its position, or the number of its parcel. `hasView`: the address also names a view, which
 * the map then keeps.
 */
export type AskedPlace = (
  | { readonly kind: 'position'; readonly at: Position }
  | {
      readonly kind: 'parcel';
      readonly id: string;
      /** The date of the map from which its number was taken, ISO 8601; absent where nobody knows. */
      readonly made?: string;
    }
) & { readonly hasView?: true };

/** Gives the place whose card a search result opens; undefined for a kelurahan, which has none. */
export function placeOfFound({ kind, at, parcel }: FoundPlace): AskedPlace | undefined {
  if (parcel !== undefined) return { kind: 'parcel', id: parcel };
  return kind === 'kelurahan' ? undefined : { kind: 'position', at };
}

/** Gives where the map marks what was searched for; a parcel has its outline, a kelurahan its boundary. */
export function markOfFound(found: FoundPlace | undefined): Position | undefined {
  return found?.kind === 'street' || found?.kind === 'coordinates' ? found.at : undefined;
}
