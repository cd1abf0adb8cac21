import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { BASE } from './base-layers.ts';
import type { MapColours } from './colours.ts';
import { imageId } from './images.ts';
import type { ZoneLook } from './zone-layers.ts';

/** The faces of the map's texts: names whose weights MapLibre reads off, each registered as a face of its own. */
export const FACES = { plain: 'Peta semibold', bold: 'Peta extra bold', slanted: 'Peta italic semibold' };

/** The map's own texts, above everything but what was chosen. They yield to each other. */
export function labelLayers({ config, colours }: ZoneLook, withZones: boolean): LayerSpecification[] {
  const label = (
    id: string,
    kind: string,
    layout: SymbolLayerSpecification['layout'],
    paint: SymbolLayerSpecification['paint'],
  ): LayerSpecification => ({
    id,
    type: 'symbol',
    source: BASE,
    'source-layer': 'label',
    filter: ['==', ['get', 'jenis'], kind],
    layout: { 'text-field': ['get', 'nama'], 'text-font': [FACES.plain], ...layout },
    paint: { 'text-color': colours.ink, 'text-halo-color': colours.halo, 'text-halo-width': 1.8, ...paint },
  });
  return [
    ...(withZones ? [zoneCodes(colours, config.attributes.zone)] : []),
    streetNames(colours),
    label(
      'nama-air',
      'air',
      { 'text-font': [FACES.slanted], 'text-size': growing(12.5, 19) },
      { 'text-color': colours.waterInk, 'text-halo-color': colours.water },
    ),
    label(
      'nama-taman',
      'taman',
      {
        'text-size': 12,
        'icon-image': imageId.marker(colours.parkInk, colours.halo),
        'text-anchor': 'left',
        'text-offset': [0.9, 0],
        'text-max-width': 30,
      },
      { 'text-color': colours.parkInk },
    ),
    label(
      'nama-tempat',
      'tempat',
      {
        'text-size': 12,
        'icon-image': imageId.marker(colours.ink, colours.halo),
        'text-anchor': 'left',
        'text-offset': [0.9, 0],
        'text-max-width': 30,
      },
      {},
    ),
    label(
      'nama-kelurahan',
      'kelurahan',
      { 'text-font': [FACES.bold], 'text-size': growing(13, 16), 'symbol-sort-key': 0, 'text-padding': 6 },
      { 'text-halo-width': 2.4 },
    ),
  ];
}

function zoneCodes(colours: MapColours, attribute: string): LayerSpecification {
  return {
    id: 'kode-zona',
    type: 'symbol',
    source: BASE,
    'source-layer': 'blok',
    minzoom: 14.6,
    layout: {
      'text-field': ['get', attribute],
      'text-font': [FACES.bold],
      'text-size': growing(12.5, 15),
      'text-padding': 18,
    },
    paint: { 'text-color': colours.ink, 'text-halo-color': colours.halo, 'text-halo-width': 2.2 },
  };
}

function streetNames(colours: MapColours): LayerSpecification {
  return {
    id: 'nama-jalan',
    type: 'symbol',
    source: BASE,
    'source-layer': 'jalan',
    minzoom: 12.5,
    filter: [
      'step',
      ['zoom'],
      ['==', ['get', 'kelas'], 'arteri'],
      14,
      ['in', ['get', 'kelas'], ['literal', ['arteri', 'kolektor']]],
      15.2,
      true,
    ],
    layout: {
      'text-field': ['get', 'nama'],
      'text-font': [FACES.plain],
      'text-size': growing(11.5, 14),
      'symbol-placement': 'line',
      'symbol-spacing': 420,
      'text-max-angle': 30,
    },
    paint: {
      'text-color': colours.ink,
      'text-opacity': 0.85,
      'text-halo-color': colours.road,
      'text-halo-width': 1.6,
    },
  };
}

function growing(small: number, large: number): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], 12, small, 16.5, large];
}
