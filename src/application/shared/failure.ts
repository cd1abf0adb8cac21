/**
 * The message of a failure for a notice or a log (spec §8).
 * @param error whatever an actor rejected with
 */
export function failureMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
