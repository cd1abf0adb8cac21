import * as texts from './texts.ts';

/** An error whose message is written for visitors (spec §8). */
export class ShownError extends Error {
  override readonly name: string = 'ShownError';
}

/**
 * Gives what a visitor reads of a failure (spec §8). What code, engines and schemas say of theirs is for logs.
 * @param error whatever an actor rejected with
 */
export function shownMessage(error: unknown): string {
  return error instanceof ShownError ? error.message : texts.siteFault;
}
