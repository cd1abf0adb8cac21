import type { Bounds, Position } from './geometry.ts';

/** The tabs of the panel (spec §2 Map page). */
export const PANEL_TABS = ['layers', 'place', 'activity'] as const;

/** A tab of the panel. */
export type PanelTab = (typeof PANEL_TABS)[number];

/** How much of a phone's screen the panel covers: its head, half, or all but the search. */
export type SheetSize = 'low' | 'half' | 'full';

// src/ui/map-page/map-panel.scss has the same three.
const LOW = 112;
const HALF = 0.54;
const SEARCH = 56;

/**
 * Gives the height of the sheet at rest (spec §2 Map page).
 * @param screen the height of the page, in pixels
 */
export function sheetHeight(size: SheetSize, screen: number): number {
  if (size === 'low') return LOW;
  return size === 'half' ? Math.round(screen * HALF) : screen - SEARCH;
}

/**
 * Tells whether a place is visible: within the map, and not below the sheet.
 * @param bounds what the whole map shows
 * @param covered the part of its height that the sheet covers, from 0 to 1
 */
export function isAboveSheet(
  [lon, lat]: Position,
  [west, south, east, north]: Bounds,
  covered: number,
): boolean {
  const lowest = south + (north - south) * covered;
  return lon > west && lon < east && lat > lowest && lat < north;
}
