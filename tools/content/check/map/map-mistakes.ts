import type { Finding } from '@bupc/content/check/finding.ts';
import { isInside } from '../../../../src/domain/map/coordinates.ts';
import type { MapConfig } from '../../../../src/domain/map/map-config.ts';
import { addressMistakes, dateMistakes, wrong } from './config-rules.ts';
import { layerMistakes, specialMistakes } from './layer-mistakes.ts';
import { findingsOf, type Mistake } from './mistake.ts';
import { activityMistakes, zoneMistakes } from './zone-mistakes.ts';

/** The file that sets the map up. */
export const MAP_CONFIG = 'map.config.ts';

/** Gives the mistakes in how a map is set up (docs/map.md), without its data. */
export function mapMistakes(config: MapConfig): Finding[] {
  const { tiles, index, pictures, sheets, regulation, layers, special, zones, activities } = config;
  return [
    ...findingsOf(MAP_CONFIG, [
      ...boundsMistakes(config),
      ...addressMistakes('tiles', tiles),
      ...folderMistakes('index', index),
      ...folderMistakes('pictures', pictures),
      ...(sheets === undefined ? [] : folderMistakes('sheets', sheets)),
      ...dateMistakes('regulation.date', regulation.date),
      ...layerMistakes(layers),
      ...specialMistakes(special),
    ]),
    ...findingsOf('map.zones.ts', zoneMistakes(zones)),
    ...findingsOf('map.activities.ts', activityMistakes(activities, zones)),
  ];
}

function boundsMistakes({ bounds, centre }: Pick<MapConfig, 'bounds' | 'centre'>): Mistake[] {
  const [west, south, east, north] = bounds;
  const value = JSON.stringify(bounds);
  if (west >= east || south >= north || Math.abs(west) > 180 || Math.abs(east) > 180) {
    return [wrong('bounds', 'bounds', `${value} is no area; write west, south, east, north in degrees`)];
  }
  if (Math.abs(south) > 90 || Math.abs(north) > 90) {
    const words = `${value} has latitude and longitude swapped; write west, south, east, north`;
    return [wrong('bounds', 'bounds', words)];
  }
  if (isInside(centre, bounds)) return [];
  const [lon, lat] = centre;
  const words = isInside([lat, lon], bounds)
    ? 'is latitude, longitude; swap them, longitude comes first'
    : 'lies outside the bounds; write a place inside them';
  return [wrong('bounds', 'centre', `${JSON.stringify(centre)} ${words}`)];
}

function folderMistakes(place: string, folder: string): Mistake[] {
  const end = folder.endsWith('/')
    ? []
    : [wrong('address', place, `'${folder}' has no / at its end; write it`)];
  return [...addressMistakes(place, folder), ...end];
}
