import type { RouterHistory } from '@tanstack/history';
import type { HomeAddress } from '../../application/ports/page-address.ts';

/** The page's address, read from and written to the browser's history. */
export function createHistoryAddress(history: RouterHistory): HomeAddress {
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
      // The history writes late and would lose an address that was replaced just before.
      history.flush();
      history.push(address, { openedFrom: from });
    },
    replace: (address) => history.replace(address, history.location.state),
    back: () => history.back(),
    leave: (address) => location.replace(address),
    subscribe: (changed) => history.subscribe(changed),
  };
}
