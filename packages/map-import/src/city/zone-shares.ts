/** What a parcel has of a zone, in whole square metres. */
export interface ZoneShare {
  readonly zone: string;
  readonly area: number;
}

/** A second zone counts from one square metre and one hundredth of the parcel on. */
const LEAST = { area: 1, part: 0.01 };

/**
 * Gives the zones of a parcel, the largest first; a second one only where its share can be noticed. Where blocks do not
 * cover all of it, the shares are less than the whole.
 * @param found square metres by zone, as measured on the map
 * @param whole square metres of all of the parcel, measured in the same way
 * @param area what the office says the whole has: the shares are in its measure
 */
export function zoneShares(found: ReadonlyMap<string, number>, whole: number, area: number): ZoneShare[] {
  const all = [...found].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return all
    .filter(([, part], index) => index === 0 || (part >= LEAST.area && part / whole >= LEAST.part))
    .map(([zone, part]) => ({ zone, area: Math.round((part / whole) * area) }));
}

/** The zones of a parcel as its attribute has them, `R-2:120,K-1:80`; nothing where there is one. */
export function sharesText(shares: readonly ZoneShare[]): string | undefined {
  return shares.length < 2 ? undefined : shares.map(({ zone, area }) => `${zone}:${area}`).join(',');
}
