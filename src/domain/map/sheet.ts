import type { Bounds, Position } from './geometry.ts';
import type { Padding } from './map-view.ts';

/** The tabs of the panel (spec §2 Map page). */
export const PANEL_TABS = ['layers', 'place', 'activity'] as const;

/** A tab of the panel. */
export type PanelTab = (typeof PANEL_TABS)[number];

/** How much of a phone's screen the panel covers: its head, the answer, or all but the search and the tools. */
export type SheetSize = 'low' | 'half' | 'full';

// src/ui/map-page/map-page.scss has the same.
const LOW = 72;
const HALF = 0.43;
// What the answer of a card needs, as long as that leaves a map.
const ANSWER = 273;
const MOST_OF_ANSWER = 0.54;
const SEARCH_AND_TOOLS = 100;

/**
 * Gives the height of the sheet at rest (spec §2 Map page).
 * @param screen the height of the page, in pixels
 */
export function sheetHeight(size: SheetSize, screen: number): number {
  if (size === 'low') return LOW;
  if (size === 'full') return screen - SEARCH_AND_TOOLS;
  return Math.round(Math.max(screen * HALF, Math.min(ANSWER, screen * MOST_OF_ANSWER)));
}

/**
 * Whether a place is visible: within the map, and not below the sheet.
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

/** The sizes of the map on the screen, in pixels. */
export interface StageSize {
  /** The height of the map. */
  readonly height: number;
  /** The height of the page. */
  readonly screen: number;
  /** Whether the panel is beside the map, as on wide screens. */
  readonly isBeside: boolean;
}

// Pixels around what the map moves to.
const ROOM = 24;

// However high the sheet is, some of the map stays visible to show a place.
const MOST_COVERED = 0.6;

/** Gives the pixels of the map that the resting sheet covers on phones; 0 where the panel is beside the map. */
export function coveredBy(size: SheetSize, { height, screen, isBeside }: StageSize): number {
  return isBeside ? 0 : Math.min(height, sheetHeight(size, screen));
}

/** Gives the room at each side that the map leaves around what it moves to: the sheet must not cover it. */
export function roomAround(size: SheetSize, stage: StageSize): Padding {
  const bottom = Math.min(stage.height * MOST_COVERED, coveredBy(size, stage)) + ROOM;
  return { top: ROOM, right: ROOM, bottom, left: ROOM };
}
