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
    const isOpener = activeElement !== null && activeElement !== document.body;
    opened.current = isOpener ? activeElement : linkTo(window.location.pathname + window.location.search);
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

/** Of several links to an address the one in sight: the page stands where a visitor who comes back had left it. */
function linkTo(address: string): Element | null {
  const links = [...document.querySelectorAll(`a[href="${CSS.escape(address)}"]`)];
  const isInSight = (link: Element) => {
    const { top, bottom, height } = link.getBoundingClientRect();
    return height > 0 && top >= 0 && bottom <= innerHeight;
  };
  return links.find(isInSight) ?? links[0] ?? null;
}
