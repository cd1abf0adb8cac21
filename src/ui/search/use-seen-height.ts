import { type RefObject, useEffect, useRef } from 'react';

// Below it only the best answer has room: a phone with its keyboard up.
const LOW = 420;

/**
 * Holds a panel to the height that is seen: a phone's keyboard covers the page without the page getting smaller. The panel
 * has `--seen` for the height, and `data-low` where that is short.
 */
export function useSeenHeight(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const view = window.visualViewport;
    if (view === null) return;
    const look = () => {
      const element = panel.current;
      if (element === null) return;
      // Where a visitor has zoomed in, the page is what is seen.
      const height = Math.round(view.height * view.scale);
      element.style.setProperty('--seen', `${height}px`);
      element.toggleAttribute('data-low', height < LOW);
    };
    look();
    view.addEventListener('resize', look);
    return () => view.removeEventListener('resize', look);
  }, []);
  return panel;
}
