import type { KeyboardEvent } from 'react';

const TURNS = { ArrowLeft: 'previous', ArrowRight: 'next', Home: 'first', End: 'last' } as const;

/** Where a key leads among photos or pages. */
export type Turn = (typeof TURNS)[keyof typeof TURNS];

type PressedKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'> & {
  readonly target: EventTarget | null;
};

/**
 * Gives where a key leads (spec §2 Lightbox, §2 Guide). With a modifier it belongs to the browser, as Alt+Left does; in a
 * field it belongs to the text.
 */
export function turnOfKey({ target, key, altKey, ctrlKey, metaKey, shiftKey }: PressedKey): Turn | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey || target instanceof HTMLInputElement) return undefined;
  return Object.hasOwn(TURNS, key) ? TURNS[key as keyof typeof TURNS] : undefined;
}
