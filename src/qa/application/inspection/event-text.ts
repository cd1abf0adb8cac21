import type { AnyEventObject } from 'xstate';
import type { LoggedEvent } from './session.ts';

/** An event as it was read from text, or why it could not be. */
export interface ReadEvent {
  readonly event?: AnyEventObject;
  readonly error?: string;
}

/** Reads an event that a tester wrote as JSON: an object with a type. */
export function readEvent(text: string): ReadEvent {
  try {
    const event: unknown = JSON.parse(text);
    const typed = typeof event === 'object' && event !== null && 'type' in event;
    if (!typed || typeof event.type !== 'string' || event.type === '') {
      return { error: 'An event is a JSON object with a "type".' };
    }
    return { event: event as AnyEventObject };
  } catch (error) {
    return { error: `This is no JSON: ${String(error)}` };
  }
}

/**
 * An event to start from, as JSON: the last one of its type that the actor took, else a sample, else its bare type.
 * @param log oldest first
 * @param samples of the actor
 */
export function sampleEvent(
  type: string,
  actor: string,
  log: readonly LoggedEvent[],
  samples: readonly AnyEventObject[] = [],
): string {
  const seen = log.findLast((entry) => entry.actor === actor && entry.event.type === type);
  const sample = samples.find((event) => event.type === type);
  return JSON.stringify(seen?.event ?? sample ?? { type }, null, 2);
}
