import { useSyncExternalStore } from 'react';

/** How much room an inspector has. */
export type Room = 'full' | 'docked' | 'narrow' | 'little';

const WIDE = 1000;
const TALL = 560;
const LOW = 460;

function roomNow(): Room {
  if (innerWidth < WIDE) return innerHeight < LOW ? 'little' : 'narrow';
  return innerHeight < TALL ? 'docked' : 'full';
}

function onResize(look: () => void): () => void {
  addEventListener('resize', look);
  return () => removeEventListener('resize', look);
}

/** Says how much room there is: a full window, a low strip below the page, a narrow window, or little of both. */
export const useRoom = (): Room => useSyncExternalStore(onResize, roomNow);

/** Whether there is too little width for more than one column. */
export const useIsNarrow = (): boolean => useSyncExternalStore(onResize, () => innerWidth < WIDE);
