import { createMapSite, type MapSite, startMapSite } from '../../../src/application/map-page/map-machines.ts';
import type { MapData } from '../../../src/application/ports/map-data.ts';
import type { MapEngine, MapEngineEvent, MapPicture } from '../../../src/application/ports/map-engine.ts';
import type { PageAddress } from '../../../src/application/ports/page-address.ts';
import type { PlaceFacts } from '../../../src/domain/map/place.ts';
import { kelurahanOf, PLAN, parcelOf } from '../../domain/map/rules-world.ts';

/** Where everything of the small city is. */
export const AT = [112.75, -7.25] as const;

/** What stands there. */
export const PARCEL_FACTS: PlaceFacts = {
  at: AT,
  parcel: { id: '05.0148', zone: 'R-2', area: 600, address: '', shape: parcelOf(20, 30) },
  special: [],
  unknown: [],
};

const mapData: MapData = {
  overview: async () => [kelurahanOf('05', 'Layar', {})],
  streets: async () => [],
  parcels: async () => [{ id: '05.0148', address: '', zone: 'R-2', area: 600, at: AT }],
  // West of the middle there is no parcel.
  placeAt: async (at) => (at[0] < 112.7 ? { at, special: [], unknown: [] } : PARCEL_FACTS),
};

/** The machines of the map over a small city, running. */
export function startedMap(): { readonly site: MapSite; readonly stop: () => void } {
  const site = createMapSite({
    mapData,
    share: { share: async () => 'copied' },
    ownPosition: { find: async () => AT },
    cityBounds: PLAN.bounds,
    takePicture: async () => undefined,
    addressNow: () => '',
    makeQrCode: async () => ({ path: '', size: 21 }),
    timers: { setTimeout, clearTimeout: (id) => clearTimeout(id as ReturnType<typeof setTimeout>) },
  });
  return { site, stop: startMapSite(site) };
}

/** Waits until everything under way has ended. */
export async function calm(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
}

/** An address with a history. */
export function memoryAddress(first: string): PageAddress & { readonly entries: string[] } {
  const entries = [first];
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  return {
    entries,
    current: () => {
      const { pathname, search, hash } = new URL(entries.at(-1) ?? '', 'https://kota.example.id');
      return { path: pathname, search, hash };
    },
    push: (address) => void entries.push(address),
    replace: (address) => void entries.splice(-1, 1, address),
    back: () => {
      entries.pop();
      changed();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** An engine that records its calls. */
export function rememberingEngine(isAble = true) {
  const calls: unknown[][] = [];
  let listen: (event: MapEngineEvent) => void = () => undefined;
  const engine: MapEngine = {
    canDraw: () => isAble,
    open: (_, view, picture, listener) => {
      calls.push(['open', view, picture.layers.map(({ id }) => id)]);
      listen = listener;
      return () => void calls.push(['close']);
    },
    draw: (picture: MapPicture) => void calls.push(['draw', picture]),
    go: (to) => void calls.push(['go', to]),
    picture: async () => undefined,
  };
  return { engine, calls, say: (event: MapEngineEvent) => listen(event) };
}
