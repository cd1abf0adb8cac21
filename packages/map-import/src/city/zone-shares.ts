/** What a parcel has of a zone, in whole square metres. */
export interface ZoneShare {
  readonly zone: string;
  readonly area: number;
}

/** A second zone counts from one square metre and one hundredth of the parcel on. */
const LEAST = { area: 1, part: 0.01 };

/**
 * Gives the zones of a parcel, the largest first; a second one only where its share can be noticed.
 * @param found square metres by zone, as measured on the map
 * @param area square metres of the whole parcel as the office gives them: the shares are fitted to them
 */
export function zoneShares(found: ReadonlyMap<string, number>, area: number): ZoneShare[] {
  const measured = [...found.values()].reduce((sum, one) => sum + one, 0);
  if (measured === 0) return [];
  const all = [...found].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
  const kept = all.filter(
    ([, part], index) => index === 0 || (part >= LEAST.area && part / measured >= LEAST.part),
  );
  const sum = kept.reduce((total, [, part]) => total + part, 0);
  return kept.map(([zone, part]) => ({ zone, area: Math.round((part / sum) * area) }));
}

/** The zones of a parcel as its attribute has them, `R-2:120,K-1:80`; nothing where there is one. */
export function sharesText(shares: readonly ZoneShare[]): string | undefined {
  return shares.length < 2 ? undefined : shares.map(({ zone, area }) => `${zone}:${area}`).join(',');
}
