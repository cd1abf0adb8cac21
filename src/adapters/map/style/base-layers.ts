import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapColours } from './colours.ts';

/** The source of the base map in the style. */
export const BASE = 'kota';

/** From this zoom, 1:4,000, streets have their true width and parcels show their edges. */
export const TRUE_ZOOM = 16.16;

// Pixels of a metre at zoom 0, at the latitude of the city; one degree of latitude changes no street visibly.
const PIXELS_PER_METRE = 1 / 77_650;

/** What is drawn below every layer: ground, water, parks, blocks. */
export function groundLayers(colours: MapColours): LayerSpecification[] {
  const fill = (id: string, layer: string, colour: string): LayerSpecification => ({
    id,
    type: 'fill',
    source: BASE,
    'source-layer': layer,
    paint: { 'fill-color': colour, 'fill-antialias': false },
  });
  return [
    { id: 'luar', type: 'background', paint: { 'background-color': colours.outside } },
    fill('lahan', 'lahan', colours.land),
    fill('blok', 'blok', colours.block),
    fill('taman', 'taman', colours.park),
    ...[19, 11, 5].map(
      (width, index): LayerSpecification => ({
        id: `laut-${width}`,
        type: 'line',
        source: BASE,
        'source-layer': 'laut',
        paint: {
          'line-color': colours.shore,
          'line-width': 1,
          'line-offset': width,
          'line-opacity': 0.15 + index * 0.15,
        },
      }),
    ),
    fill('laut', 'laut', colours.water),
    fill('air', 'air', colours.water),
    {
      id: 'tepi-air',
      type: 'line',
      source: BASE,
      'source-layer': 'air',
      paint: {
        'line-color': colours.shore,
        'line-width': ['interpolate', ['linear'], ['zoom'], 12, 0.6, 15, 2.4],
      },
    },
  ];
}

/** Streets, railway, parcels and buildings: above the zones. */
export function lineLayers(colours: MapColours): LayerSpecification[] {
  return [
    {
      id: 'bangunan',
      type: 'fill',
      source: BASE,
      'source-layer': 'bangunan',
      minzoom: 15,
      paint: { 'fill-color': colours.building, 'fill-opacity': fadingIn(15, 15.6) },
    },
    parcelEdges('tepi-persil', 'persil', colours.parcel, 1),
    parcelEdges('tepi-blok', 'blok', colours.blockEdge, 1.4),
    road('tepi-jalan', colours.casing, 1.5),
    road('jalan', colours.road, 0),
    {
      id: 'rel',
      type: 'line',
      source: BASE,
      'source-layer': 'rel',
      paint: { 'line-color': colours.railway, 'line-width': 1.3 },
    },
    {
      id: 'bantalan-rel',
      type: 'line',
      source: BASE,
      'source-layer': 'rel',
      paint: { 'line-color': colours.railway, 'line-width': 5, 'line-dasharray': [0.24, 1.16] },
    },
  ];
}

function parcelEdges(id: string, layer: string, colour: string, width: number): LayerSpecification {
  return {
    id,
    type: 'line',
    source: BASE,
    'source-layer': layer,
    minzoom: 15,
    paint: { 'line-color': colour, 'line-width': width, 'line-opacity': fadingIn(15, TRUE_ZOOM) },
  };
}

function road(id: string, colour: string, more: number): LayerSpecification {
  return {
    id,
    type: 'line',
    source: BASE,
    'source-layer': 'jalan',
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': colour, 'line-width': roadWidth(more) },
  };
}

// What lies between two zooms grows as the map does; `more` is the casing on both sides.
function roadWidth(more: number): ExpressionSpecification {
  const at = (arterial: number, collector: number, local: number, lane: number): ExpressionSpecification => [
    'match',
    ['get', 'kelas'],
    'arteri',
    arterial + 2 * more,
    'kolektor',
    collector + 2 * more,
    'lokal',
    local + more,
    lane + more / 3,
  ];
  const trueWidth = (zoom: number) => {
    const pixels = 2 ** zoom * PIXELS_PER_METRE;
    return at(24 * pixels, 17 * pixels, 11 * pixels, 7 * pixels);
  };
  return [
    'interpolate',
    ['exponential', 2],
    ['zoom'],
    10,
    at(1.6, 0.8, 0.3, 0.1),
    13,
    at(5, 2.4, 1.3, 0.5),
    TRUE_ZOOM,
    trueWidth(TRUE_ZOOM),
    21,
    trueWidth(21),
  ];
}

function fadingIn(from: number, to: number): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], from, 0, to, 1];
}
