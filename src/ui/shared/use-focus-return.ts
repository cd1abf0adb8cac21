import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Returns the focus to the element that had it when the dialog appeared, or to the dialog's link where an address
 * opened it. Headless UI does so itself, but only knows focus changes since its own code loaded, with the first dialog.
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
