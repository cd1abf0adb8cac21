import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to what had it when the dialog appeared, or to the link that opens it where an address did.
 * Headless UI does so itself, but only knows what was focused since its own code arrived, which the first dialog brings
 * along.
 */
export function useFocusReturn(): void {
  const opened = useRef<Element>(null);
  // Once the frame that stood in for the dialog has given the focus back, and before the dialog takes it.
  useLayoutEffect(() => {
    const { activeElement } = document;
    const address = CSS.escape(window.location.pathname + window.location.search);
    const isOpener = activeElement !== null && activeElement !== document.body;
    opened.current = isOpener ? activeElement : document.querySelector(`a[href="${address}"]`);
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
