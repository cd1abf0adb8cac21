import { clauseParts } from '../../../src/domain/map/clause-parts.ts';
import { layerAddress } from '../../../src/domain/map/map-address.ts';
import type { MapConfig } from '../../../src/domain/map/map-config.ts';
import type { Regulation } from '../../../src/domain/regulations/regulation.ts';
import { usesOfZones } from '../../../src/domain/regulations/uses.ts';

const ZONES = 'rdtr-pola-ruang';

/** Gives a regulation with where the map's zones use its articles and annexes; the map names which regulation defines them. */
export function withUses(
  regulation: Regulation,
  { regulation: named, zones }: Pick<MapConfig, 'regulation' | 'zones'>,
  guidePage: number,
): Regulation {
  if (named.slug !== regulation.slug) return regulation;
  const codes = new Map<string, string[]>();
  for (const { code, clause } of zones) {
    for (const { section } of clauseParts(clause)) codes.set(section, [...(codes.get(section) ?? []), code]);
  }
  const places = { map: layerAddress(ZONES), guidePage };
  const uses = Array.from(codes, ([section, of]) => [section, usesOfZones(of, places)] as const);
  return { ...regulation, uses: Object.fromEntries(uses) };
}
