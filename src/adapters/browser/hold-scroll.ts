import type { RouterHistory } from '@tanstack/history';

type Scrolling = Pick<Window, 'requestAnimationFrame' | 'scrollTo' | 'scrollX' | 'scrollY'>;

/**
 * Has Back and Forward leave the page where it is while they only open, close or narrow something on it (spec §2 Routes). Between anchors
 * and pages the browser scrolls as always.
 */
export function holdScroll(history: RouterHistory, view: Scrolling): void {
  let present = history.location;
  history.subscribe(({ location, action }) => {
    const stays = location.pathname === present.pathname && location.search !== present.search;
    present = location;
    if (!stays || action.type === 'PUSH' || action.type === 'REPLACE') return;
    const { scrollX: left, scrollY: top } = view;
    // The browser goes to where the entry was left right after this, and before it paints. Told not to, it would not do so either for
    // who comes back to the entry from another page.
    view.requestAnimationFrame(() => view.scrollTo({ left, top, behavior: 'instant' }));
  });
}
