/** What a parcel has of a zone, in whole square metres. */
export interface ZoneShare {
  /** Its code; '' where no block of the plan lies. */
  readonly zone: string;
  readonly area: number;
}

/** A second zone, and ground without one, count from one square metre and one hundredth of the parcel on. */
const LEAST = { area: 1, part: 0.01 };
/** Metres: a block that is drawn so near to the edge of a parcel is meant to reach it. */
const SAME_LINE = 0.5;

/**
 * Gives the zones of a parcel, the largest first; a second one only where its share can be noticed. What no block covers has no
 * zone: where that is the most of it, nobody can say what holds for the parcel.
 * @param found square metres by zone, as measured on the map
 * @param whole square metres of all of the parcel, measured in the same way
 * @param area what the office says the whole has: the shares are in its measure
 */
export function zoneShares(found: ReadonlyMap<string, number>, whole: number, area: number): ZoneShare[] {
  if (found.size === 0) return [];
  const bare = whole - [...found.values()].reduce((sum, part) => sum + part, 0);
  // Less than a strip along one side may be how the edge was drawn twice.
  const rest: [string, number][] = bare > SAME_LINE * Math.sqrt(whole) ? [['', bare]] : [];
  const all = [...found, ...rest].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return all
    .filter(([, part], index) => index === 0 || (part >= LEAST.area && part / whole >= LEAST.part))
    .map(([zone, part]) => ({ zone, area: Math.round((part / whole) * area) }));
}

/** The zones of a parcel as its attribute has them, `R-2:120,K-1:80`; nothing where there is one. */
export function sharesText(shares: readonly ZoneShare[]): string | undefined {
  return shares.length < 2 ? undefined : shares.map(({ zone, area }) => `${zone}:${area}`).join(',');
}
