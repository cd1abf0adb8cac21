import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to what had it when the dialog appeared. Headless UI does so itself, but only knows what
 * was focused since its own code arrived, which the first dialog brings along.
 */
export function useFocusReturn(): void {
  const opened = useRef<Element>(null);
  // Once the frame that stood in for the dialog has given the focus back, and before the dialog takes it.
  useLayoutEffect(() => {
    opened.current = document.activeElement;
  }, []);
  useEffect(
    () => () => {
      const opener = opened.current;
      requestAnimationFrame(() => {
        const lost = document.activeElement === null || document.activeElement === document.body;
        if (lost && opener instanceof HTMLElement && opener.isConnected)
          opener.focus({ preventScroll: true });
      });
    },
    [],
  );
}
