import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapPicture } from '../../../application/ports/map-engine.ts';
import type { MapConfig } from '../../../domain/map/map-config.ts';
import { BASE } from './base-layers.ts';
import type { MapColours } from './colours.ts';
import { imageId } from './images.ts';

/** What drawing zone layers needs. */
export interface ZoneLook {
  readonly config: MapConfig;
  readonly dark: boolean;
  readonly colours: MapColours;
}

/**
 * Draws the zones of a layer of the base map's tiles, each by its hue and its pattern (spec §2 Map page).
 * @param opacity from 0 to 1
 */
export function zoneLayers(id: string, layer: string, opacity: number, look: ZoneLook): LayerSpecification[] {
  const { config, dark } = look;
  const hues = config.zones.flatMap(({ code, light, dark: night }) => [code, dark ? night : light]);
  return [
    fill(id, layer, match(config, hues, 'rgba(0,0,0,0)'), opacity),
    ...patternLayers(id, layer, opacity, look),
  ];
}

/** Shades zones by where an activity is allowed, in place of their hues. */
export function activityLayers(
  activity: NonNullable<MapPicture['activity']>,
  { config, colours }: ZoneLook,
): LayerSpecification[] {
  const over = (id: string, codes: readonly string[], pattern: string): LayerSpecification => ({
    ...source('blok'),
    id: `kegiatan ${id}`,
    type: 'fill',
    filter: ['in', zoneOf(config), ['literal', [...codes]]],
    paint: { 'fill-pattern': pattern, 'fill-opacity': 0.9 },
  });
  const shades = [
    ...activity.allowed.flatMap((code) => [code, colours.allowed]),
    ...[...activity.limited, ...activity.conditional].flatMap((code) => [code, colours.conditional]),
    ...config.zones.flatMap(({ code, isUnruled }) => (isUnruled ? [code, 'rgba(0,0,0,0)'] : [])),
  ];
  return [
    fill('kegiatan', 'blok', match(config, shades, colours.forbidden), 0.9),
    over('terbatas', activity.limited, imageId.lines(colours.allowed)),
    over('bersyarat', activity.conditional, imageId.hatch(colours.allowed)),
  ];
}

function fill(
  id: string,
  layer: string,
  colour: ExpressionSpecification | string,
  opacity: number,
): LayerSpecification {
  return { ...source(layer), id, type: 'fill', paint: { 'fill-color': colour, 'fill-opacity': opacity } };
}

const source = (layer: string) => ({ source: BASE, 'source-layer': layer });

const zoneOf = (config: MapConfig): ExpressionSpecification => ['get', config.attributes.zone];

// A match needs one pair at least.
function match(
  config: MapConfig,
  pairs: readonly string[],
  otherwise: string,
): ExpressionSpecification | string {
  if (pairs.length === 0) return otherwise;
  return ['match', zoneOf(config), ...pairs, otherwise] as unknown as ExpressionSpecification;
}

// All patterns are one layer: every layer is drawn anew with each frame of a drag.
function patternLayers(
  id: string,
  layer: string,
  opacity: number,
  { config, colours }: ZoneLook,
): LayerSpecification[] {
  const patterned = config.zones.filter(({ pattern }) => pattern !== 'none');
  if (patterned.length === 0) return [];
  const images = patterned.flatMap(({ code, pattern }) => [code, imageId.pattern(pattern, colours.pattern)]);
  return [
    {
      ...source(layer),
      id: `${id} pola`,
      type: 'fill',
      minzoom: 12,
      filter: ['in', zoneOf(config), ['literal', patterned.map(({ code }) => code)]],
      // Its edges are those of the hue below.
      paint: { 'fill-pattern': match(config, images, ''), 'fill-opacity': opacity, 'fill-antialias': false },
    },
  ];
}
