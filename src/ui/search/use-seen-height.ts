import { useEffect, useState } from 'react';

// Below it only the best answer has room: a phone with its keyboard up.
const LOW = 420;

/**
 * Holds a panel to the height that is seen: a phone's keyboard covers the page without the page getting smaller. The panel
 * has `--seen` for the height, and `data-low` where that is short.
 * @returns takes the panel, once it is there
 */
export function useSeenHeight(): (panel: HTMLElement | null) => void {
  const [panel, take] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const view = window.visualViewport;
    if (!view || panel === null) return;
    const look = () => {
      // Where a visitor has zoomed in, the page is larger than what is seen.
      const height = Math.round(view.height * view.scale);
      panel.style.setProperty('--seen', `${height}px`);
      panel.toggleAttribute('data-low', height < LOW);
    };
    look();
    view.addEventListener('resize', look);
    return () => view.removeEventListener('resize', look);
  }, [panel]);
  return take;
}
