import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus back into the guide when a change of state removes the focused element, as
 * it removes 'Coba Lagi'.
 * @param frame the guide's element
 * @param state changes with what the guide shows
 */
export function useFocusInside(frame: RefObject<HTMLElement | null>, state: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state may have taken the focus along
  useEffect(() => {
    const viewer = frame.current;
    if (!viewer || viewer.contains(document.activeElement)) return;
    const next =
      viewer.querySelector<HTMLElement>('.guide__message button') ?? viewer.querySelector('button');
    next?.focus();
  }, [frame, state]);
}
