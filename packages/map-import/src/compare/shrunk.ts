import type { Made } from '../write/made.ts';

/** What is gone, or half or less of what it was. */
export interface Shrunk {
  /** What is counted: a key of `counts`, or a layer. */
  readonly what: string;
  /** Absent where the map before has not counted the features of the layer. */
  readonly was?: number;
  readonly is: number;
}

/** What of the map before is asked. */
interface Before {
  readonly counts: Partial<Made['counts']>;
  readonly made: Made | undefined;
}

/**
 * Finds what an import would take away: counts and layers of which half or less is left. Of a layer whose features the map before has
 * not counted is asked only whether it is there.
 */
export function shrunkSince({ counts: had, made: before }: Before, now: Made): Shrunk[] {
  const counts = Object.entries(had).flatMap(([what, was]) =>
    judged(what, was, now.counts[what as keyof Made['counts']]),
  );
  const present = new Set(layersOf(now));
  const layers = (before ? layersOf(before) : []).flatMap((what): Shrunk[] => {
    const was = before?.features?.[what];
    if (was !== undefined) return judged(what, was, present.has(what) ? (now.features?.[what] ?? was) : 0);
    return present.has(what) ? [] : [{ what, is: 0 }];
  });
  return [...counts, ...layers];
}

const judged = (what: string, was: number, is: number): Shrunk[] =>
  was > 0 && is * 2 <= was ? [{ what, was, is }] : [];

/** The files of layers that an import has made, by their names in the folder `lapisan`. */
export const layersOf = ({ layers, special }: Made): string[] => [
  ...layers,
  ...special.map(({ id }) => `khusus-${id}`),
];
