import * as v from 'valibot';
import type { Polygon, Position } from '../../../domain/map/geometry.ts';
import type { SpecialLayer } from '../../../domain/map/map-config.ts';
import { pointInPolygon, polygonsTouch } from '../../../domain/map/overlap.ts';
import type { SpecialHit } from '../../../domain/map/place.ts';
import { FeedError } from '../../../domain/shared/feed-error.ts';
import { position } from './overview-rows.ts';
import { rowsIn, text } from './rows.ts';

/** An area of a special layer, with the attributes of its feature. */
export interface SpecialArea {
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly polygons: readonly Polygon[];
}

const polygon = v.array(v.array(position));
const feature: v.GenericSchema<unknown, SpecialArea> = v.pipe(
  v.object({
    properties: v.fallback(v.record(v.string(), v.unknown()), {}),
    geometry: v.variant('type', [
      v.object({ type: v.literal('Polygon'), coordinates: polygon }),
      v.object({ type: v.literal('MultiPolygon'), coordinates: v.array(polygon) }),
    ]),
  }),
  v.transform(({ properties, geometry }) => ({
    attributes: properties,
    polygons: geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
  })),
);
const collection = v.object({ features: v.array(v.unknown()) });

/**
 * Reads the GeoJSON of a special layer; a feature that is not an area is left out.
 * @throws FeedError 'format' where it is not GeoJSON, or none of it can be read: an unreadable layer must not look like
 * one that touches no place
 */
export function specialAreasIn(json: unknown): SpecialArea[] {
  const { success, output } = v.safeParse(collection, json);
  if (!success) throw FeedError.format();
  const areas = rowsIn(feature, output.features);
  if (areas.length === 0 && output.features.length > 0) throw FeedError.format();
  return areas;
}

/**
 * Gives the parts of a special layer that touch a place (spec §2 Map page), each name and advice once.
 * @param parcel the ground of the parcel; without one the position itself is used
 */
export function specialHits(
  layer: SpecialLayer,
  areas: readonly SpecialArea[],
  at: Position,
  parcel: readonly Polygon[],
): SpecialHit[] {
  const hits = areas
    .filter(({ polygons }) =>
      polygons.some((one) =>
        parcel.length > 0 ? parcel.some((part) => polygonsTouch(part, one)) : pointInPolygon(at, one),
      ),
    )
    .map(({ attributes }) => ({
      layer: layer.id,
      title: v.parse(text, attributes[layer.title]) || layer.name,
      advice: v.parse(text, attributes[layer.advice]),
    }));
  const keys = hits.map(({ title, advice }) => JSON.stringify([title, advice]));
  return hits.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}
