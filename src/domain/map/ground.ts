/** What a place without a parcel is, and its name where the map has one ('' where not). */
export interface Ground {
  readonly kind: 'street' | 'water';
  readonly name: string;
}

/** A street or water near a place, with the metres to its middle line, or to its shore; 0 on water. */
export interface NearGround extends Ground {
  readonly metres: number;
  /** The class of a street: 'arteri', 'kolektor', 'lokal', 'lorong'; '' of water. */
  readonly size: string;
}

// Metres from the middle of a street to its edge, with some for a finger.
const REACH: Readonly<Record<string, number>> = { arteri: 25, kolektor: 16 };
const SMALL = 12;
// The line of a stream is all that the map has of it. A street through a block of a zone takes little of it.
const STREAM = 6;
const IN_BLOCK = 4;

/** Gives how far a street of a class reaches, in metres from its middle line. */
export const streetReach = (size: string): number => REACH[size] ?? SMALL;

/**
 * Says what a place without a parcel is (spec §2 Map page): water or a street, whichever is nearer.
 * @param hasZone whether a block of the plan lies there, such as a park
 * @returns undefined where it is neither
 */
export function groundOf(near: readonly NearGround[], hasZone: boolean): Ground | undefined {
  const reached = near.filter(({ kind, size, metres }) => {
    if (kind === 'water') return metres <= (hasZone ? 0 : STREAM);
    return metres <= (hasZone ? IN_BLOCK : streetReach(size));
  });
  const [nearest] = reached.sort((a, b) => a.metres - b.metres);
  return nearest && { kind: nearest.kind, name: nearest.name };
}
