import { useCallback, useSyncExternalStore } from 'react';
import { from } from './breakpoints.ts';

/** Widths from which the desktop layout holds. */
export const WIDE = from('m');

/** Whether a media query matches now; false on the server and during hydration. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
