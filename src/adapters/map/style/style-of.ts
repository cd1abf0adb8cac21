import type {
  GeoJSONSourceSpecification,
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import type { MapPicture } from '../../../application/ports/map-engine.ts';
import type { LayerConfig, MapConfig } from '../../../domain/map/map-config.ts';
import { BASE, groundLayers, lineLayers } from './base-layers.ts';
import { coloursOf } from './colours.ts';
import { labelLayers } from './label-layers.ts';
import { markedFeatures } from './marked-features.ts';
import { MARKED, markedLayers } from './marked-layers.ts';
import { coversGround, ownLayers } from './own-layers.ts';
import { activityLayers, zoneLayers } from './zone-layers.ts';

/** The protocols of tile archives and of the layers' own data; the engine answers both. */
export const TILES_PROTOCOL = 'pmtiles';
export const LAYER_PROTOCOL = 'lapisan';

/**
 * Gives the style that draws a picture (spec §2 Map page). From the ground up: ground, zones and areas, streets, lines
 * and points of layers, texts, the visitor's choices. The first layer of the picture is on top of its kind.
 */
export function styleOf(config: MapConfig, picture: MapPicture): StyleSpecification {
  const colours = coloursOf(picture.dark);
  const look = { config, dark: picture.dark, colours };
  const shown = picture.layers.toReversed().flatMap(({ id, opacity }) => {
    const layer = config.layers.find((one) => one.id === id);
    return layer ? [{ layer, opacity, colours }] : [];
  });
  const ofTiles = ({ layer }: { readonly layer: LayerConfig }) => layer.source.kind === 'tiles';
  const ground = shown.filter(({ layer }) => ofTiles({ layer }) || coversGround(layer));
  const above = shown.filter((one) => !ground.includes(one));
  const own = shown.filter((one) => !ofTiles(one));
  return {
    version: 8,
    sources: {
      [BASE]: tiles(config.tiles),
      ...Object.fromEntries(own.map(({ layer }) => [layer.id, sourceOf(layer)])),
      [MARKED]: { type: 'geojson', data: markedFeatures(picture) as GeoJSONSourceSpecification['data'] },
    },
    layers: [
      ...groundLayers(colours),
      ...ground.flatMap((one): LayerSpecification[] => {
        const { source, id } = one.layer;
        if (source.kind !== 'tiles') return ownLayers(one);
        return picture.activity ? [] : zoneLayers(id, source.layer, one.opacity, look);
      }),
      ...(picture.activity ? activityLayers(picture.activity, look) : []),
      ...lineLayers(colours),
      ...above.flatMap(ownLayers),
      ...labelLayers(look, picture.activity !== undefined || ground.some(ofTiles)),
      ...markedLayers(colours),
    ],
  };
}

function sourceOf({ id, source }: LayerConfig): SourceSpecification {
  switch (source.kind) {
    case 'pmtiles':
      return tiles(source.url);
    case 'xyz':
    case 'wms':
      return {
        type: 'raster',
        tiles: [`${LAYER_PROTOCOL}://${id}/{z}/{x}/{y}?{bbox-epsg-3857}`],
        tileSize: 256,
      };
    default:
      return { type: 'geojson', data: `${LAYER_PROTOCOL}://${id}` };
  }
}

const tiles = (url: string): SourceSpecification => ({ type: 'vector', url: `${TILES_PROTOCOL}://${url}` });
