import { answer, type WebRequest } from './answer.ts';
import type { GoogleTextOutput } from './google.d.ts';
import { addMenu, makeSheets, rebuildOnRequest } from './menu.ts';
import { rebuildAll } from './rebuild.ts';

/**
 * Answers the web app's address, see answer.
 * @public
 */
export function doGet(request?: WebRequest): GoogleTextOutput {
  return answer(request);
}

/**
 * Is called by the host when somebody opens the spreadsheet.
 * @public
 */
export function onOpen(): void {
  addMenu();
}

/**
 * Is called by the time-driven trigger.
 * @public
 */
export function rebuild(): void {
  rebuildAll();
}

/**
 * Is called by the menu.
 * @public
 */
export function rebuildNow(): void {
  rebuildOnRequest();
}

/**
 * Is called by the menu.
 * @public
 */
export function setUpSheets(): void {
  makeSheets();
}
