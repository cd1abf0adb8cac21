import type { MapSite } from '../../src/application/map-page/map-machines.ts';
import { openOn } from '../../src/application/map-page/map-page-state.ts';
import type { PageAddress } from '../../src/application/ports/page-address.ts';
import { formatMapAddress } from '../../src/domain/map/map-address.ts';
import { addressOf } from '../../src/domain/map/map-opening.ts';

/**
 * An address of the map page that the browser does not show.
 * @param site its state of now becomes the first address
 */
export function createMemoryAddress(site: MapSite): PageAddress {
  const entries = [formatMapAddress(addressOf(openOn(site)))];
  const listeners = new Set<() => void>();
  return {
    current: () => {
      const { pathname, search, hash } = new URL(entries.at(-1) ?? '', location.origin);
      return { path: pathname, search, hash };
    },
    push: (address) => void entries.push(address),
    replace: (address) => void entries.splice(-1, 1, address),
    back: () => {
      if (entries.length > 1) entries.pop();
      for (const listener of listeners) listener();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
}
