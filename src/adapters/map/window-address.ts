import type { PageAddress } from '../../application/ports/page-address.ts';

/** Gives the whole address of the page as it is now. */
export const addressNow = (): string => location.href;

/** The page's address in the browser's own history, for a page that has no router. */
export function createWindowAddress(page: Window = window): PageAddress {
  const { history, location } = page;
  const openedFrom = (): string | undefined => {
    const state: unknown = history.state;
    const from =
      typeof state === 'object' && state !== null && 'openedFrom' in state ? state.openedFrom : undefined;
    return typeof from === 'string' ? from : undefined;
  };
  return {
    current: () => ({
      path: location.pathname,
      search: location.search,
      hash: location.hash,
      openedFrom: openedFrom(),
    }),
    push: (address, from) => history.pushState({ openedFrom: from }, '', address),
    replace: (address) => history.replaceState(history.state, '', address),
    back: () => history.back(),
    subscribe: (changed) => {
      page.addEventListener('popstate', changed);
      return () => page.removeEventListener('popstate', changed);
    },
  };
}
