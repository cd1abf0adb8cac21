/** The log of the script's runs, which those see who may edit the script. */
declare const console: { error(message: string): void };

/** Logs a failure that is reported nowhere else. Never logs a request: it may contain the key. */
export function logError(where: string, error: unknown): void {
  console.error(`${where}: ${messageOf(error)}`);
}

/** Gives what an error says. */
export function messageOf(error: unknown): string {
  // Of another realm, where instanceof fails.
  const message = (error as { readonly message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' ? message : String(error);
}
