import { clauseParts } from '../../../src/domain/map/clause-parts.ts';
import { layerAddress } from '../../../src/domain/map/map-address.ts';
import type { MapConfig } from '../../../src/domain/map/map-config.ts';
import type { Regulation, Use } from '../../../src/domain/regulations/regulation.ts';
import { guideUse, usesOfZones } from '../../../src/domain/regulations/uses.ts';

const ZONES = 'rdtr-pola-ruang';

/** What an office has to explain an article with. */
export interface Explained {
  /** Whether it gives the sheet of a parcel's rules (KRK). */
  readonly hasKrk: boolean;
  /** Its guide, with the page about that sheet; undefined where it has none. */
  readonly guide?: { readonly page?: number | undefined } | undefined;
}

/**
 * Gives a regulation with where its articles and annexes are used: by the map's zones, if the map names it as what defines them, and
 * in the guide.
 */
export function withUses(
  regulation: Regulation,
  map: Pick<MapConfig, 'regulation' | 'zones'>,
  { hasKrk, guide }: Explained,
): Regulation {
  const uses = new Map<string, Use[]>();
  const places = { map: layerAddress(ZONES), hasKrk, guidePage: guide?.page };
  for (const [section, codes] of zonesOf(regulation, map)) uses.set(section, usesOfZones(codes, places));
  for (const [section, page] of guide ? Object.entries(regulation.guide) : [])
    uses.set(section, [...(uses.get(section) ?? []), guideUse(page)]);
  return { ...regulation, uses: Object.fromEntries(uses) };
}

/** The codes of the zones that each article and annex rules. */
function zonesOf(
  { slug }: Regulation,
  { regulation, zones }: Pick<MapConfig, 'regulation' | 'zones'>,
): ReadonlyMap<string, readonly string[]> {
  const codes = new Map<string, string[]>();
  for (const { code, clause } of regulation.slug === slug ? zones : []) {
    for (const { section } of clauseParts(clause)) codes.set(section, [...(codes.get(section) ?? []), code]);
  }
  return codes;
}
