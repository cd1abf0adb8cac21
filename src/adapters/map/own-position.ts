import type { OwnPosition } from '../../application/ports/own-position.ts';
import * as texts from '../../domain/map/texts.ts';
import { ShownError } from '../../domain/shared/shown-error.ts';

const REFUSED = texts.positionRefused;
const NOT_FOUND = texts.positionNotFound;
const PERMISSION_DENIED = 1;
const TIME_LIMIT_MS = 15_000;

/** The visitor's own position by the browser's geolocation; requested each time, never stored. */
export function createBrowserOwnPosition(geolocation = globalThis.navigator?.geolocation): OwnPosition {
  return {
    find: () =>
      new Promise((resolve, reject) => {
        if (geolocation === undefined) {
          reject(new ShownError(NOT_FOUND));
          return;
        }
        geolocation.getCurrentPosition(
          ({ coords }) => resolve([coords.longitude, coords.latitude]),
          ({ code }) => reject(new ShownError(code === PERMISSION_DENIED ? REFUSED : NOT_FOUND)),
          { enableHighAccuracy: true, timeout: TIME_LIMIT_MS },
        );
      }),
  };
}
