import type { AnyEventObject } from 'xstate';
import { readJson } from '../shared/json-mistake.ts';

/** Reads an event that a tester wrote as JSON, or says why it is none. */
export function readEvent(text: string): { readonly event?: AnyEventObject; readonly error?: string } {
  const { json, mistake } = readJson(text);
  if (mistake !== undefined) return { error: `This is no JSON: ${mistake}.` };
  const isEvent =
    typeof json === 'object' && json !== null && 'type' in json && typeof json.type === 'string' && json.type;
  return isEvent ? { event: json as AnyEventObject } : { error: 'An event is a JSON object with a "type".' };
}
