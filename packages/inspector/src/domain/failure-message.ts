/** The words of a failure. @param error whatever was thrown */
export function failureMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
