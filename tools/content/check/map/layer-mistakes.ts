import { layersOf, mapCatalogue } from '../../../../src/domain/map/map-catalogue.ts';
import type {
  LayerConfig,
  LayerLook,
  LayerSource,
  SpecialLayer,
} from '../../../../src/domain/map/map-config.ts';
import { addressMistakes, colourMistakes, dateMistakes, repeated, wrong } from './config-rules.ts';
import type { Mistake } from './mistake.ts';

/** Gives the mistakes in how the layers of the catalogue are set up. */
export function layerMistakes(layers: readonly LayerConfig[]): Mistake[] {
  const known = new Set(mapCatalogue('').flatMap((category) => layersOf(category).map(({ id }) => id)));
  return [
    ...repeated(
      layers.map(({ id }) => id),
      'ids of layers',
    ),
    ...layers.flatMap(({ id, source, date, legend }) => {
      const place = `layer ${id}`;
      const isDrawnByLegend = source.kind === 'geojson' || source.kind === 'pmtiles';
      return [
        ...(known.has(id)
          ? []
          : [
              wrong(
                'unknown layer',
                place,
                'the catalogue has no such layer; write the id of one that it has',
              ),
            ]),
        ...dateMistakes(`${place}, date`, date),
        ...sourceMistakes(`${place}, source`, source),
        ...(isDrawnByLegend && legend.length === 0
          ? [wrong('empty', place, 'nothing of it is drawn without a legend; write a row')]
          : []),
        ...legend.flatMap(({ label, look }) => lookMistakes(`${place}, legend '${label}'`, look)),
      ];
    }),
  ];
}

/** Gives the mistakes in how the special layers are set up. */
export function specialMistakes(special: readonly SpecialLayer[]): Mistake[] {
  return [
    ...repeated(
      special.map(({ id }) => id),
      'ids of special layers',
    ),
    ...special.flatMap(({ id, url, look, title, advice }) => {
      const place = `special layer ${id}`;
      return [
        ...addressMistakes(`${place}, url`, url),
        ...lookMistakes(`${place}, look`, look),
        ...Object.entries({ title, advice })
          .filter(([, name]) => name === '')
          .map(([field]) => wrong('empty', place, `${field} is empty; write the attribute that holds it`)),
      ];
    }),
  ];
}

function sourceMistakes(place: string, source: LayerSource): Mistake[] {
  if (source.kind === 'tiles') return [];
  const { kind, url } = source;
  const placeholders: readonly string[] = url.match(/\{[^}]*\}/g) ?? [];
  const wanted: readonly string[] = kind === 'xyz' ? ['{z}', '{x}', '{y}'] : [];
  const missing = wanted.filter((one) => !placeholders.includes(one));
  const unknown = placeholders.filter((one) => !wanted.includes(one));
  return [
    ...addressMistakes(place, url),
    ...missing.map((one) => wrong('address', place, `${url} lacks ${one}; write where it stands`)),
    ...unknown.map((one) => wrong('address', place, `the map fills in no ${one}; write ${url} without it`)),
    ...(kind === 'wms' && source.layers === ''
      ? [wrong('empty', place, 'names no layers of the server; write them')]
      : []),
  ];
}

function lookMistakes(place: string, look: LayerLook): Mistake[] {
  const isThin = look.kind === 'line' && !(look.width > 0);
  const isBadDash = look.kind === 'line' && look.dash?.some((dash) => !(dash >= 0));
  return [
    ...colourMistakes(place, look.colour),
    ...(isThin ? [wrong('number', place, `width ${look.width} cannot be seen; write more than 0`)] : []),
    ...(isBadDash ? [wrong('number', place, 'dash holds what is no length; write numbers from 0')] : []),
  ];
}
