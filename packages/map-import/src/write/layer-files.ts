import { type Feature, type Position, rounded, type Shape } from '../geometry.ts';
import type { TextFile } from './index-files.ts';

/** A feature of a layer as it is written. */
export interface LayerFeature {
  readonly properties: Readonly<Record<string, string>>;
  readonly shape: Shape;
}

/** A layer's file; `id` is its name in the folder `lapisan`. */
export function layerFile(id: string, features: readonly LayerFeature[]): TextFile {
  return [`lapisan/${id}.geojson`, geoJson(features)];
}

/** Features as GeoJSON, one in a line. */
export function geoJson(features: readonly LayerFeature[]): string {
  const lines = features.map(({ properties, shape }) =>
    JSON.stringify({ type: 'Feature', properties, geometry: geometryOf(shape) }),
  );
  return `{"type":"FeatureCollection","features":[\n${lines.join(',\n')}\n]}\n`;
}

/** Features as a layer has them: attributes by a function, without those that are ''. */
export const layerFeatures = (
  features: readonly Feature[],
  properties: (feature: Feature) => Readonly<Record<string, string>>,
): LayerFeature[] =>
  features.map((feature) => ({
    properties: Object.fromEntries(Object.entries(properties(feature)).filter(([, value]) => value !== '')),
    shape: feature.shape,
  }));

function geometryOf({ type, coordinates }: Shape) {
  const plain = decimated(coordinates) as unknown[];
  return plain.length === 1
    ? { type: type.slice('Multi'.length), coordinates: plain[0] }
    : { type, coordinates: plain };
}

// Six decimals are a tenth of a metre.
function decimated(value: unknown): unknown {
  if (typeof value === 'number') return rounded(value, 6);
  const list = (value as unknown[]).map(decimated);
  const isLine =
    Array.isArray((list[0] as unknown[] | undefined)?.[0]) && isPosition((list[0] as unknown[])[0]) === false;
  return isLine ? list : withoutRepeated(list);
}

const isPosition = (value: unknown): boolean => Array.isArray(value) && typeof value[0] === 'number';

// A ring or line: a position that is the same as the one before it says nothing.
function withoutRepeated(list: unknown[]): unknown[] {
  if (!list.every(isPosition)) return list;
  const positions = list as Position[];
  const single = positions.filter((at, index) => {
    const before = positions[index - 1];
    return before === undefined || at[0] !== before[0] || at[1] !== before[1];
  });
  return single.length > 3 || single.length === positions.length ? single : positions;
}
