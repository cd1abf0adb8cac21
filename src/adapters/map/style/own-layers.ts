import type { FilterSpecification, LayerSpecification } from 'maplibre-gl';
import { isDarkColour } from '../../../domain/map/dark-colour.ts';
import type { LayerConfig, LayerLook } from '../../../domain/map/map-config.ts';
import { coloursOf, type MapColours } from './colours.ts';
import { imageId } from './images.ts';
import { FACES } from './label-layers.ts';

const NIGHT = coloursOf(true).halo;

/** How a layer of the catalogue is drawn. */
export interface OwnLayer {
  readonly layer: LayerConfig;
  readonly opacity: number;
  readonly colours: MapColours;
}

/** Draws a layer that has a data source of its own, row by row of its legend (spec §2 Map page). */
export function ownLayers(own: OwnLayer): LayerSpecification[] {
  const { layer, opacity } = own;
  const { source } = layer;
  if (source.kind === 'xyz' || source.kind === 'wms') {
    return [{ id: layer.id, type: 'raster', source: layer.id, paint: { 'raster-opacity': opacity } }];
  }
  const from = source.kind === 'geojson' ? {} : { 'source-layer': source.layer };
  return layer.legend.flatMap(({ label, look }, index) => {
    const isOfRow: FilterSpecification[] = layer.attribute ? [['==', ['get', layer.attribute], label]] : [];
    const source: LayerSource = { id: `${layer.id} ${index}`, source: layer.id, ...from };
    return lookLayers(look, source, isOfRow, own);
  });
}

/** Whether a layer covers the ground and is therefore drawn below streets. */
export function coversGround({ source, legend }: LayerConfig): boolean {
  return source.kind === 'xyz' || source.kind === 'wms' || legend.some(({ look }) => look.kind === 'area');
}

interface LayerSource {
  readonly id: string;
  readonly source: string;
  readonly 'source-layer'?: string;
}

const TYPES = { area: 'Polygon', hatch: 'Polygon', line: 'LineString', point: 'Point' };

function lookLayers(
  look: LayerLook,
  source: LayerSource,
  isOfRow: readonly FilterSpecification[],
  { opacity, colours }: OwnLayer,
): LayerSpecification[] {
  // A line layer may have areas; their edges are drawn.
  const types = look.kind === 'line' ? ['LineString', 'Polygon'] : [TYPES[look.kind]];
  const filter = ['all', ['in', ['geometry-type'], ['literal', types]], ...isOfRow] as FilterSpecification;
  const of = (part: string) => ({ ...source, id: `${source.id} ${part}`, filter });
  if (look.kind === 'area') {
    return [
      { ...of('isi'), type: 'fill', paint: { 'fill-color': look.colour, 'fill-opacity': opacity } },
      {
        ...of('tepi'),
        type: 'line',
        paint: { 'line-color': colours.land, 'line-width': 1, 'line-opacity': opacity },
      },
    ];
  }
  if (look.kind === 'hatch') {
    const edge = {
      'line-color': look.colour,
      'line-width': 2,
      'line-dasharray': [4, 2],
      'line-opacity': opacity,
    };
    return [
      {
        ...of('arsir'),
        type: 'fill',
        paint: { 'fill-pattern': imageId.hatch(look.colour), 'fill-opacity': opacity },
      },
      { ...of('tepi'), type: 'line', paint: edge },
    ];
  }
  if (look.kind === 'line')
    return [halo(of('sisi'), look, opacity, colours), line(of('garis'), look, opacity, colours)];
  return [
    {
      ...of('titik'),
      type: 'symbol',
      layout: {
        'icon-image': imageId.marker(look.colour, colours.halo),
        'icon-allow-overlap': true,
        'text-field': ['coalesce', ['get', 'nama'], ''],
        'text-font': [FACES.plain],
        'text-size': 12,
        'text-anchor': 'left',
        'text-offset': [0.9, 0],
        'text-optional': true,
      },
      paint: {
        'icon-opacity': opacity,
        'text-color': colours.ink,
        'text-halo-color': colours.halo,
        'text-halo-width': 1.8,
        'text-opacity': opacity,
      },
    },
  ];
}

type LineLook = Extract<LayerLook, { readonly kind: 'line' }>;
type Part = LayerSource & { readonly filter: FilterSpecification };

function line(part: Part, look: LineLook, opacity: number, colours: MapColours): LayerSpecification {
  // Dashes shorter than the line is wide are dots.
  const isDotted = look.dash?.some((dash) => dash < 1) ?? false;
  return {
    ...part,
    type: 'line',
    layout: { 'line-cap': isDotted || !look.dash ? 'round' : 'butt', 'line-join': 'round' },
    paint: {
      'line-color': inkOn(look.colour, colours),
      'line-width': look.width,
      'line-opacity': opacity,
      ...(look.dash && { 'line-dasharray': [...look.dash] }),
    },
  };
}

function halo(part: Part, look: LineLook, opacity: number, colours: MapColours): LayerSpecification {
  return {
    ...part,
    type: 'line',
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colours.halo, 'line-width': look.width + 3.8, 'line-opacity': opacity * 0.6 },
  };
}

const inkOn = (colour: string, { halo, ink }: MapColours): string =>
  halo === NIGHT && isDarkColour(colour) ? ink : colour;
