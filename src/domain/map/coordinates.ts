import type { Bounds, Position } from './geometry.ts';

const NUMBER = String.raw`-?\d{1,3}(?:[.,]\d+)?`;
const PAIR = new RegExp(String.raw`^\s*(${NUMBER})\s*(?:[,;]\s+|[;\s]\s*|,)(${NUMBER})\s*$`);
const POINTS = /^\s*(-?\d{1,3}\.\d+)\s*[,;\s]\s*(-?\d{1,3}\.\d+)\s*$/;

const PART = String.raw`(\d{1,2}(?:[.,]\d+)?)`;
const ANGLE = String.raw`(\d{1,3}(?:[.,]\d+)?)\s*°\s*(?:${PART}\s*['′’]\s*)?(?:${PART}\s*(?:''|["″”])\s*)?`;
const ANGLES = new RegExp(String.raw`^\s*${ANGLE}(ls|lu|s|n)\s*[,;]?\s*${ANGLE}(bt|bb|e|w)\s*$`, 'i');

/**
 * Reads coordinates as people write them: latitude and longitude in degrees, with a point or a comma; swapped where
 * only the swapped position is in the city; in degrees, minutes and seconds with the direction in English or Indonesian
 * letters (spec §2 Map page).
 * @param bounds of the city
 * @returns undefined where the text does not have two numbers that are degrees
 */
export function readCoordinates(text: string, bounds: Bounds): Position | undefined {
  const angles = readAngles(text);
  if (angles) return angles;
  const [, first, second] = POINTS.exec(text) ?? PAIR.exec(text) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const a = Number(first.replace(',', '.'));
  const b = Number(second.replace(',', '.'));
  const asTyped: Position = [b, a];
  const swapped: Position = [a, b];
  if (!isInside(asTyped, bounds) && isInside(swapped, bounds)) return swapped;
  return Math.abs(a) <= 90 && Math.abs(b) <= 180 ? asTyped : undefined;
}

function readAngles(text: string): Position | undefined {
  const [, a, b, c, northSouth = '', d, e, f, eastWest = ''] = ANGLES.exec(text) ?? [];
  if (a === undefined || d === undefined) return undefined;
  const lat = degreesOf(a, b, c) * (/^(ls|s)$/i.test(northSouth) ? -1 : 1);
  const lon = degreesOf(d, e, f) * (/^(bb|w)$/i.test(eastWest) ? -1 : 1);
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? [lon, lat] : undefined;
}

function degreesOf(...parts: readonly (string | undefined)[]): number {
  return parts.reduce((sum, part = '0', power) => sum + Number(part.replace(',', '.')) / 60 ** power, 0);
}

/** Writes a position as people do, latitude first, to a metre or less: '-7.25043, 112.76881'. */
export function coordinatesText([lon, lat]: Position): string {
  return `${lat.toFixed(5)}, ${lon.toFixed(5)}`;
}

/** Whether a position lies within bounds. */
export function isInside([lon, lat]: Position, [west, south, east, north]: Bounds): boolean {
  return lon >= west && lon <= east && lat >= south && lat <= north;
}
