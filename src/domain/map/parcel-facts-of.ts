import type { ActivityHere, ParcelFacts } from '../shared/parcel/parcel-facts.ts';
import { activityOf } from './activity-search.ts';
import type { MapConfig } from './map-config.ts';
import type { PlaceFacts } from './place.ts';
import { placeCard } from './place-card.ts';
import { ruleLinks } from './rule-links.ts';
import type { Buildable } from './setback.ts';
import { conditionOf, permissionOf } from './zoning.ts';

/**
 * Gathers what is known of a parcel from its card, so that both say the same numbers (spec §5 The parcel goes along).
 * @param buildable what the setbacks leave of it, where that could be calculated
 * @param activityId the activity that goes along; one that the plan does not know is left out
 * @returns undefined for a place without a parcel
 */
export function parcelFactsOf(
  place: PlaceFacts,
  config: MapConfig,
  buildable: Buildable | undefined,
  activityId?: string,
): ParcelFacts | undefined {
  const { parcel } = place;
  if (parcel === undefined) return undefined;
  const { zone, intensity, former } = placeCard(place, config, buildable);
  const { id, address, area } = parcel;
  const { regulation } = config;
  const activity = zone && activityHere(config, zone.code, activityId);
  const facts = {
    id,
    address,
    area,
    zone: parcel.zone,
    zoneName: zone?.name ?? '',
    ...(former && { former: former.words }),
    ...(activity && { activity }),
    ...(zone && regulation.slug !== undefined && { rules: ruleLinks(regulation, zone.clause) }),
  };
  if (zone?.buildingLimits === undefined || intensity === undefined) return facts;
  const { coverage, floorRatio, green: greenShare, setback } = zone.buildingLimits;
  const { footprint, floors, green, storeys, height, mayBuild, room } = intensity;
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
      ...((room === 'nothing' || room === 'unknown') && { room }),
    },
  };
}

function activityHere(
  { activities }: MapConfig,
  zone: string,
  id: string | undefined,
): ActivityHere | undefined {
  const activity = activityOf(activities, id);
  if (activity === undefined) return undefined;
  const condition = conditionOf(activity, zone);
  return {
    name: activity.name,
    permission: permissionOf(activity, zone),
    ...(condition !== undefined && { condition }),
  };
}
