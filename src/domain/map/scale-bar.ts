import { wholeNumber } from '../shared/indonesian-number.ts';
import type { Bounds, Position } from './geometry.ts';
import { lengthText } from './measure.ts';

const EQUATOR_M = 40_075_016.686;
const TILE_PX = 512;
// The size of a pixel that web maps assume: 0.28 mm.
const PIXEL_M = 0.000_28;
const STEPS = [1, 2, 5];

/** A scale bar: how long it is, in metres and in CSS pixels, and its words. */
export interface ScaleBar {
  readonly metres: number;
  readonly pixels: number;
  readonly label: string;
  /** '1 : 36.000' */
  readonly ratio: string;
}

/** Gives the metres that a CSS pixel covers at a latitude and a zoom of MapLibre. */
export function metresPerPixel(latitude: number, zoom: number): number {
  return (EQUATOR_M * Math.cos((latitude * Math.PI) / 180)) / (TILE_PX * 2 ** zoom);
}

/**
 * Gives the width and height in CSS pixels of a map that shows bounds at a zoom of MapLibre, no larger than a region.
 */
export function pixelsOf(
  [west, south, east, north]: Bounds,
  zoom: number,
): { width: number; height: number } {
  const perDegree = (TILE_PX * 2 ** zoom) / 360;
  const stretched = Math.cos((((south + north) / 2) * Math.PI) / 180);
  return { width: (east - west) * perDegree, height: ((north - south) / stretched) * perDegree };
}

/** Gives the position of a place in a map that shows these bounds: from 0 to 1, from the left and from the top. */
export function shareOf([lon, lat]: Position, [west, south, east, north]: Bounds): { x: number; y: number } {
  return { x: (lon - west) / (east - west), y: (north - lat) / (north - south) };
}

/** Gives the longest bar of 1, 2 or 5 times a power of ten that fits (spec §2 Map page). */
export function scaleBar(latitude: number, zoom: number, maxPixels: number): ScaleBar {
  const perPixel = metresPerPixel(latitude, zoom);
  const most = perPixel * maxPixels;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = power * (STEPS.findLast((step) => step * power <= most) ?? 1);
  return {
    metres,
    pixels: Math.round(metres / perPixel),
    label: lengthText(metres),
    ratio: ratioText(perPixel),
  };
}

function ratioText(perPixel: number): string {
  const exact = perPixel / PIXEL_M;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(exact)) - 1);
  return `1 : ${wholeNumber(Math.round(exact / step) * step)}`;
}
