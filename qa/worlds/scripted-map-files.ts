import { pause } from '../../src/adapters/http/time-limit.ts';
import type { MapConfig } from '../../src/domain/map/map-config.ts';
import type { Scenario } from './scenario.ts';

// Long enough to see how a map without them looks.
const LATE_MS = 5000;

const { signal: never } = new AbortController();

/**
 * Makes a fetch by which the tiles and layers of the map fail or come late. The engine asks for these by itself, so that no port
 * can answer for them.
 * @param real answers everything else
 */
export function scriptedMapFiles(
  { tiles, layers }: Pick<Scenario, 'tiles' | 'layers'>,
  config: Pick<MapConfig, 'tiles' | 'layers'>,
  real: typeof fetch,
): typeof fetch {
  // What stands before the place of a tile.
  const ofLayers = config.layers.flatMap(({ source }) => ('url' in source ? source.url.split('{')[0] : []));
  const outcomeOf = (address: string) => {
    if (address === config.tiles) return tiles;
    return ofLayers.some((own) => own && address.startsWith(own)) ? layers : undefined;
  };
  return async (asked, init) => {
    const outcome = outcomeOf(asked instanceof Request ? asked.url : String(asked));
    if (outcome === 'fails') throw new TypeError('Failed to fetch');
    if (outcome === 'late') await pause(LATE_MS, init?.signal ?? never);
    return real(asked, init);
  };
}
