import type { KeyboardEvent } from 'react';

const EVENTS = {
  ArrowLeft: { type: 'page.previous' },
  ArrowRight: { type: 'page.next' },
  Home: { type: 'page.first' },
  End: { type: 'page.last' },
} as const;

type KeyEvent = (typeof EVENTS)[keyof typeof EVENTS];
type PressedKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'target'>;

/** Gives what a key asks of the guide; with a modifier it belongs to the browser, in a field to its text. */
export function keyEvent({ target, key, ...modifiers }: PressedKey): KeyEvent | undefined {
  const { altKey, ctrlKey, metaKey, shiftKey } = modifiers;
  if (altKey || ctrlKey || metaKey || shiftKey || target instanceof HTMLInputElement) return undefined;
  return Object.hasOwn(EVENTS, key) ? EVENTS[key as keyof typeof EVENTS] : undefined;
}
