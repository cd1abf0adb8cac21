import { type RefObject, useEffect, useState } from 'react';

/** Filling the screen with an element; `toggle` is undefined where the browser cannot. */
export interface Fullscreen {
  readonly isFull: boolean;
  readonly toggle: (() => void) | undefined;
}

/** Whether an element fills the screen, and how to change that; it gives the screen back when the viewer goes. */
export function useFullscreen(element: RefObject<HTMLElement | null>): Fullscreen {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      if (document.fullscreenElement !== null) document.exitFullscreen().catch(() => undefined);
    };
  }, []);
  const toggle = () => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : element.current?.requestFullscreen();
    // Refused by the visitor or the browser: the viewer stays as it is.
    change?.catch(() => undefined);
  };
  return { isFull, toggle: document.fullscreenEnabled ? toggle : undefined };
}
