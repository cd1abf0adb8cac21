/** Zoom factors of the guide viewer (spec §9 Guide). */
export const ZOOM_MIN = 0.7;
export const ZOOM_MAX = 1.5;
export const ZOOM_STEP = 0.1;
export const ZOOM_DEFAULT = 1;

/** Gives the nearest step from 70% to 150%, free of floating error; what is no number gives 100% (spec §5 Guide). */
export function clampZoom(zoom: number): number {
  return stepped(zoom, 0);
}

/** One step in, at most 150% (spec §5 Guide). */
export function zoomIn(zoom: number): number {
  return stepped(zoom, 1);
}

/** One step out, at least 70% (spec §5 Guide). */
export function zoomOut(zoom: number): number {
  return stepped(zoom, -1);
}

/** Whether zooming in is enabled: below 150% (spec §5 Guide). */
export function canZoomIn(zoom: number): boolean {
  return clampZoom(zoom) < ZOOM_MAX;
}

/** Whether zooming out is enabled: above 70% (spec §5 Guide). */
export function canZoomOut(zoom: number): boolean {
  return clampZoom(zoom) > ZOOM_MIN;
}

// Counted in whole steps of ten percent: in factors, three steps up from 0.7 would be 0.9999999999999999.
function stepped(zoom: number, change: number): number {
  if (Number.isNaN(zoom)) return ZOOM_DEFAULT;
  const [min, max] = [Math.round(ZOOM_MIN / ZOOM_STEP), Math.round(ZOOM_MAX / ZOOM_STEP)];
  const steps = Math.min(Math.max(Math.round(zoom / ZOOM_STEP), min), max) + change;
  return Math.min(Math.max(steps, min), max) / 10;
}
