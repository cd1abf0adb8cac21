import type { RouterHistory } from '@tanstack/react-router';
import type { PageAddress } from '../../application/ports/page-address.ts';

/** The page's address in the history that the router keeps, so that both always agree. */
export function createHistoryAddress(history: RouterHistory): PageAddress {
  const openedFrom = (): string | undefined => {
    const state: object = history.location.state;
    const { openedFrom: address }: { openedFrom?: unknown } = state;
    return typeof address === 'string' ? address : undefined;
  };
  return {
    current: () => {
      const { pathname, search, hash } = history.location;
      return { path: pathname, search, hash, openedFrom: openedFrom() };
    },
    push: (address, from) => {
      // The history writes late, and would lose what was replaced just before.
      history.flush();
      history.push(address, { openedFrom: from });
    },
    replace: (address) => history.replace(address, history.location.state),
    back: () => history.back(),
    subscribe: (changed) => history.subscribe(changed),
  };
}
