import type { AnyEventObject } from 'xstate';
import { jsonMistake, mistakeText } from '../shared/json-mistake.ts';

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
  } catch {
    return { error: `This is no JSON${mistakeIn(text)}.` };
  }
}

function mistakeIn(text: string): string {
  const mistake = jsonMistake(text);
  return mistake ? `: ${mistakeText(mistake)}` : '';
}
