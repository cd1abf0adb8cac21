import type { MapPicture } from '../../../application/ports/map-engine.ts';
import type { Polygon, Position } from '../../../domain/map/geometry.ts';
import { localMetres } from '../../../domain/map/local-metres.ts';
import { lengthOf, lengthText, signedArea } from '../../../domain/map/measure.ts';

/** A GeoJSON feature whose `jenis` says what it is. */
export interface MarkedFeature {
  readonly type: 'Feature';
  readonly properties: Readonly<Record<string, string | number | boolean>>;
  readonly geometry: { readonly type: 'Polygon' | 'LineString' | 'Point'; readonly coordinates: unknown };
}

/** GeoJSON of features. */
export interface MarkedFeatures {
  readonly type: 'FeatureCollection';
  readonly features: readonly MarkedFeature[];
}

// A corner that turns by fewer degrees lies on a straight side; a side that is shorter in metres has no room for its
// length.
const LEAST_TURN = 10;
const LEAST_SIDE = 2;
// Degrees by which two upright sides may differ and still be labelled in the same direction.
const UPRIGHT = 1;

/** Turns what a visitor has chosen and marked into features (spec §2 Map page). */
export function markedFeatures(picture: MapPicture): MarkedFeatures {
  const { chosen, tapped, searched, near = [], measured, here } = picture;
  return {
    type: 'FeatureCollection',
    features: [
      ...(chosen ? chosenFeatures(chosen.outline, chosen.inside ?? []) : []),
      ...near.map(({ letter, at }) => point('dekat', at, { teks: letter })),
      ...(tapped ? [point('diketuk', tapped)] : []),
      ...(searched ? [point('dicari', searched)] : []),
      ...(measured ? measuredFeatures(measured) : []),
      ...(here ? [point('di-sini', here)] : []),
    ],
  };
}

function chosenFeatures(outline: readonly Polygon[], inside: readonly Polygon[]): MarkedFeature[] {
  const rings = outline.map(([outer = []]) => cornersOf(outer));
  return [
    ...outline.map((shape) => feature('persil', 'Polygon', shape)),
    ...inside.map((shape) => feature('dalam', 'Polygon', shape)),
    ...rings.flatMap((corners) => [
      ...corners.map((corner) => point('sudut', corner)),
      ...sideFeatures(corners),
    ]),
  ];
}

/** Gives the corners of a ring, each once, without those on a straight side. */
export function cornersOf(ring: readonly Position[]): Position[] {
  const open = ring.slice(0, -1);
  const [origin] = open;
  if (origin === undefined) return [];
  const { toMetres } = localMetres(origin);
  const flat = open.map(toMetres);
  return open.filter((_, index) => {
    const [before, at, after] = [index - 1, index, index + 1].map(
      (one) => flat.at(one % flat.length) ?? [0, 0],
    );
    if (!before || !at || !after) return false;
    const turn =
      Math.atan2(after[1] - at[1], after[0] - at[0]) - Math.atan2(at[1] - before[1], at[0] - before[0]);
    return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) > (LEAST_TURN * Math.PI) / 180;
  });
}

// The text stands outside the side, upright, turned as the side is.
function sideFeatures(corners: readonly Position[]): MarkedFeature[] {
  const [origin] = corners;
  if (origin === undefined) return [];
  const { toMetres } = localMetres(origin);
  const isAgainstClock = signedArea(corners.map(toMetres)) > 0;
  return corners.flatMap((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    const metres = lengthOf([from, to]);
    if (metres < LEAST_SIDE) return [];
    const [x, y] = toMetres(to).map((value, axis) => value - (toMetres(from)[axis] ?? 0));
    const degrees = (Math.atan2(-(y ?? 0), x ?? 0) * 180) / Math.PI;
    const isTurned = degrees > 90 + UPRIGHT || degrees < -90 + UPRIGHT;
    // A ring runs against the clock, so the right of a side is outside; that is below the text unless the text was
    // turned over.
    const isBelow = isAgainstClock !== isTurned;
    const middle: Position = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const turned = isTurned ? degrees + (degrees > 0 ? -180 : 180) : degrees;
    return [point('sisi', middle, { teks: lengthText(metres), putar: turned, bawah: isBelow })];
  });
}

function measuredFeatures({ kind, points }: NonNullable<MapPicture['measured']>): MarkedFeature[] {
  const [first] = points;
  const closed = first && kind === 'area' ? [...points, first] : points;
  return [
    ...(kind === 'area' && points.length > 2 ? [feature('luas', 'Polygon', [closed])] : []),
    ...(points.length > 1 ? [feature('ukur', 'LineString', closed)] : []),
    ...points.map((at) => point('titik-ukur', at)),
  ];
}

function point(
  kind: string,
  at: Position,
  more: Readonly<Record<string, string | number | boolean>> = {},
): MarkedFeature {
  return feature(kind, 'Point', at, more);
}

function feature(
  jenis: string,
  type: MarkedFeature['geometry']['type'],
  coordinates: unknown,
  more: Readonly<Record<string, string | number | boolean>> = {},
): MarkedFeature {
  return { type: 'Feature', properties: { jenis, ...more }, geometry: { type, coordinates } };
}
