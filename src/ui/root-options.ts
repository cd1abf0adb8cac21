import type { Logger } from '../application/ports/logger.ts';
import { failureMessage } from '../application/shared/failure.ts';

/** How a page's root reports what went wrong while drawing: as named events, in place of React's own lines. */
export function rootOptions(logger: Logger) {
  const log = (name: string) => (error: unknown) => {
    const stack = error instanceof Error ? error.stack : undefined;
    logger.event(name, { message: failureMessage(error), ...(stack && { stack }) });
  };
  return {
    onRecoverableError: log('render.recovered'),
    onCaughtError: log('render.caught'),
    onUncaughtError: log('render.failed'),
  };
}
