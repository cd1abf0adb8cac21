import type { ParcelFacts } from '../shared/parcel/parcel-facts.ts';
import type { MapConfig } from './map-config.ts';
import type { PlaceFacts } from './place.ts';
import { placeCard } from './place-card.ts';
import { ruleLinks } from './rule-links.ts';

/**
 * Gathers what is known of a parcel from its card, so that both say the same numbers (spec §5 The parcel goes along).
 * @returns undefined for a place without a parcel
 */
export function parcelFactsOf(place: PlaceFacts, config: MapConfig): ParcelFacts | undefined {
  const { parcel } = place;
  if (parcel === undefined) return undefined;
  const { zone, intensity } = placeCard(place, config);
  const { id, address, area } = parcel;
  const { regulation } = config;
  const facts = {
    id,
    address,
    area,
    zone: parcel.zone,
    zoneName: zone?.name ?? '',
    ...(zone && regulation.slug !== undefined && { rules: ruleLinks(regulation, zone.clause) }),
  };
  if (zone?.buildingLimits === undefined || intensity === undefined) return facts;
  const { coverage, floorRatio, green: greenShare, setback } = zone.buildingLimits;
  const { footprint, floors, green, storeys, height, mayBuild } = intensity;
  return {
    ...facts,
    limits: {
      coverage,
      floorRatio,
      greenShare,
      footprint,
      floors,
      green,
      storeys,
      height,
      setback,
      mayBuild,
    },
  };
}
