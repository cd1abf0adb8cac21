import type { Logger } from '../../application/ports/logger.ts';

/** Writes named events to the console, as warnings: a failure that the page has handled. */
export function createConsoleLogger(): Logger {
  return {
    event: (name, detail) => console.warn(`[${name}]`, detail),
  };
}
