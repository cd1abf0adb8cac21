import { boundsOf, type Feature, middleOf } from '../geometry.ts';

/** Metres or feet beyond which no feature of a city lies from the others. */
const FAR = 2_000_000;

/** The numbers of features that lie far from the others in the units of their file. */
export function oddPlaces(features: readonly Feature[]): number[] {
  const places = features.map(({ number, shape }) => ({ number, at: middleOf(boundsOf([shape])) }));
  const [x, y] = [middleOfAll(places.map(({ at }) => at[0])), middleOfAll(places.map(({ at }) => at[1]))];
  return places
    .filter(({ at }) => !(Math.abs(at[0] - x) < FAR && Math.abs(at[1] - y) < FAR))
    .map(({ number }) => number);
}

/** The middle of sorted values, which a few odd ones do not move. */
export function middleOfAll(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
