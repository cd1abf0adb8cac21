import { addressOf } from '../../application/map-page/connect-map-address.ts';
import type { MapSite } from '../../application/map-page/map-machines.ts';
import type { PageAddress } from '../../application/ports/page-address.ts';
import { formatMapAddress } from '../../domain/map/map-address.ts';

/**
 * An address of the page that the browser does not show.
 * @param path of the page
 * @param site its present state becomes the first address
 */
export function createMemoryAddress(path: string, site: MapSite): PageAddress {
  const entries = [formatMapAddress(addressOf(site), '')];
  const listeners = new Set<() => void>();
  return {
    current: () => {
      const { pathname, search, hash } = new URL(entries.at(-1) ?? path, location.origin);
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
