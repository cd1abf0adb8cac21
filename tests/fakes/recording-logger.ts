import type { Logger } from '../../src/application/ports/logger.ts';

/** One event that a test may look at. */
export interface LoggedEvent {
  readonly name: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** A logger that records its events. */
export function recordingLogger(): Logger & { readonly events: LoggedEvent[] } {
  const events: LoggedEvent[] = [];
  return { events, event: (name, detail) => void events.push({ name, detail }) };
}
