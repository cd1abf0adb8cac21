import { useEffect, useState } from 'react';

/**
 * Gives the focus back to what had it when the dialog appeared. Headless UI does so itself, but only knows what
 * was focused since its own code arrived, which the first dialog brings along.
 */
export function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const lost = document.activeElement === null || document.activeElement === document.body;
        if (lost && opener instanceof HTMLElement && opener.isConnected)
          opener.focus({ preventScroll: true });
      });
    },
    [opener],
  );
}
