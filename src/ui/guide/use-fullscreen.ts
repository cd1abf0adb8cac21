import { type RefObject, useEffect, useState } from 'react';

/** What the guide's frame hands to its parts: its own element, which may fill the screen. */
export interface GuideFrameProps {
  readonly frame: RefObject<HTMLDivElement | null>;
}

/**
 * Gives whether an element fills the screen, and `toggle` to change that, undefined where the browser cannot. Unmounting
 * leaves full screen.
 */
export function useFullscreen(element: RefObject<HTMLElement | null>) {
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
