import { type RefObject, useEffect } from 'react';

/**
 * Keeps the focus, and with it the keys, inside the viewer: what held it may go with the state that it belonged to, as
 * 'Coba Lagi' does.
 * @param frame the viewer
 * @param state changes with what the viewer shows
 */
export function useKeptFocus(frame: RefObject<HTMLElement | null>, state: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state may have taken the focus along
  useEffect(() => {
    const viewer = frame.current;
    if (!viewer || viewer.contains(document.activeElement)) return;
    const next =
      viewer.querySelector<HTMLElement>('.guide__message button') ?? viewer.querySelector('button');
    next?.focus();
  }, [frame, state]);
}
