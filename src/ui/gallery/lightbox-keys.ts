import type { KeyboardEvent } from 'react';

const EVENTS = {
  ArrowLeft: { type: 'image.previous' },
  ArrowRight: { type: 'image.next' },
  Home: { type: 'image.first' },
  End: { type: 'image.last' },
} as const;

type KeyEvent = (typeof EVENTS)[keyof typeof EVENTS];
type PressedKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Gives what a key asks of the lightbox (spec §2); with a modifier it belongs to the browser, as Alt+Left does. */
export function keyEvent({ key, altKey, ctrlKey, metaKey, shiftKey }: PressedKey): KeyEvent | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  return Object.hasOwn(EVENTS, key) ? EVENTS[key as keyof typeof EVENTS] : undefined;
}
