import { LARGEST_ZOOM, type Size, SMALLEST_ZOOM } from './sizes.ts';

const STEPS = [SMALLEST_ZOOM, 1, 1.25, 1.5, LARGEST_ZOOM];

/** The zoom at which a picture fits its place; never above full size, and below the smallest zoom where it is too large. */
export function fitZoom(picture: Size, place: Size): number {
  return Math.min(1, place.width / picture.width, place.height / picture.height);
}

/** The zoom at which a picture is drawn. @param zoom 0 for what fits */
export function shownZoom(zoom: number, fit: number): number {
  return Math.min(Math.max(zoom === 0 ? fit : zoom, SMALLEST_ZOOM), LARGEST_ZOOM);
}

/** The next larger or smaller zoom; undefined where there is none. */
export function nextZoom(zoom: number, direction: 1 | -1): number | undefined {
  // Rounded: what fits may be a hair from a step.
  return direction > 0
    ? STEPS.find((step) => step > zoom + 0.005)
    : STEPS.findLast((step) => step < zoom - 0.005);
}
