import type { RouterHistory } from '@tanstack/history';
import { staysOnPage } from '../../domain/navigation/stays-on-page.ts';

type Scrolling = Pick<Window, 'requestAnimationFrame' | 'scrollTo' | 'scrollX' | 'scrollY'>;

/**
 * Has Back and Forward leave the page where it is while they only open, close or narrow something on it (spec §2 Routes). Between anchors
 * and pages the browser scrolls as always.
 */
export function holdScroll(history: RouterHistory, view: Scrolling): void {
  let present = history.location;
  history.subscribe(({ location, action }) => {
    const stays = staysOnPage(present, location);
    present = location;
    if (!stays || action.type === 'PUSH' || action.type === 'REPLACE') return;
    const { scrollX: left, scrollY: top } = view;
    // The browser goes to where the entry was left right after this, and before it paints. With its restoration off it would not do so
    // for who comes back to the entry from another page, either.
    view.requestAnimationFrame(() => view.scrollTo({ left, top, behavior: 'instant' }));
  });
}
