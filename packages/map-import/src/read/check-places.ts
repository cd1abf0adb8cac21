import { metresPerDegree } from '../city/metres.ts';
import { type Bounds, boundsOf, type Feature, meet, middleOf, type Position } from '../geometry.ts';
import { Refusal } from '../refusal.ts';
import * as texts from '../texts.ts';
import type { Layer } from './layers.ts';
import { middleOfAll } from './odd-places.ts';

/** Degrees beyond which a feature cannot belong to the city of the others. */
const FAR = 3;

/**
 * Refuses a layer some of whose features lie where no city can be.
 * @param features in longitude and latitude
 * @param native gives the same features as the file has them, asked only where something is wrong
 */
export async function checkPlaces(
  file: string,
  features: readonly Feature[],
  isGeographic: boolean,
  native: () => Promise<readonly Feature[]>,
): Promise<void> {
  const places = features.map(({ number, shape }) => ({ number, at: middleOf(boundsOf([shape])) }));
  const usual: Position = [
    middleOfAll(places.map(({ at }) => at[0])),
    middleOfAll(places.map(({ at }) => at[1])),
  ];
  const impossible = places.filter(({ at: [lon, lat] }) => !(Math.abs(lon) <= 180 && Math.abs(lat) <= 90));
  const away = places.filter(({ at }) => !(distance(at, usual) <= FAR));
  const wrong = impossible.length > 0 ? impossible : away;
  if (wrong.length === 0) return;
  const numbers = wrong.map(({ number }) => number);
  const isSwapped = ({ at: [lon, lat] }: (typeof wrong)[number]) =>
    isDegrees([lat, lon]) && (impossible.length === places.length || distance([lat, lon], usual) <= FAR);
  if (isGeographic && wrong.every(isSwapped)) throw new Refusal(texts.swapped(file, numbers));
  if (isGeographic && wrong.some(({ at }) => !isDegrees(at) && !isDegrees([at[1], at[0]]))) {
    const all = wrong.length === places.length;
    throw new Refusal(all ? texts.metresAsDegrees(file, numbers) : texts.mixed(file, numbers));
  }
  if (!isGeographic) {
    const degrees = (await native()).filter(({ shape }) => isDegrees(middleOf(boundsOf([shape]))));
    const odd = new Set(numbers);
    const some = degrees.filter(({ number }) => odd.has(number)).map(({ number }) => number);
    if (some.length > 0) throw new Refusal(texts.mixed(file, some));
  }
  throw new Refusal(texts.far(file, numbers));
}

/**
 * Whether a layer's coordinates are degrees, though it says metres: taken as metres they are one point at the edge of its projection.
 * @param features in longitude and latitude
 */
export function isInDegrees({ extent }: Pick<Layer, 'extent'>, features: readonly Feature[]): boolean {
  if (extent === undefined) return false;
  const [west, south, east, north] = extent;
  if (!isDegrees([west, south]) || !isDegrees([east, north])) return false;
  // A projection that is degrees itself has left them where they are.
  return distance(middleOf(extent), middleOf(boundsOf(features.map(({ shape }) => shape)))) > 1;
}

const isDegrees = ([lon, lat]: Position): boolean => Math.abs(lon) <= 180 && Math.abs(lat) <= 90;

const distance = (a: Position, b: Position): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** A layer's file and where it lies. */
export interface Placed {
  readonly file: string;
  readonly bounds: Bounds;
}

/** Refuses the layer that lies elsewhere than the others; of two, the later. */
export function checkTogether(layers: readonly Placed[]): void {
  const apart = layers.map((one) =>
    layers.filter((other) => other !== one && !isNear(one.bounds, other.bounds)),
  );
  const most = Math.max(0, ...apart.map(({ length }) => length));
  if (most === 0) return;
  const index = apart.findLastIndex(({ length }) => length === most);
  const [odd, other] = [layers[index], apart[index]?.[0]];
  if (odd === undefined || other === undefined) return;
  const [west, south, east, north] = odd.bounds;
  if (isNear([south, west, north, east], other.bounds)) throw new Refusal(texts.swappedLayer(odd.file));
  const [a, b] = [middleOf(odd.bounds), middleOf(other.bounds)];
  const [perEast, perNorth] = metresPerDegree((a[1] + b[1]) / 2);
  const metres = Math.hypot((a[0] - b[0]) * perEast, (a[1] - b[1]) * perNorth);
  throw new Refusal(texts.elsewhere(odd.file, placeText(a), Math.round(metres / 1000)));
}

/** Whether the bounds of two layers may be of one city, in which they need not overlap. */
export function isNear(a: Bounds, b: Bounds): boolean {
  const wider = Math.max(0.2, a[2] - a[0], a[3] - a[1]);
  return meet([a[0] - wider, a[1] - wider, a[2] + wider, a[3] + wider], b);
}

/** Whether bounds touch Indonesia. */
export const isInIndonesia = (bounds: Bounds): boolean => meet(bounds, [94.5, -11.5, 141.5, 6.5]);

/** A place in words: `bujur 112,75, lintang -7,26`. */
export const placeText = ([lon, lat]: Position): string =>
  `bujur ${lon.toFixed(2).replace('.', ',')}, lintang ${lat.toFixed(2).replace('.', ',')}`;
