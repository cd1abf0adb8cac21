import { createActor, SimulatedClock, type Snapshot } from 'xstate';
import { type MapSite, mapSiteIn } from '../../../src/application/map-page/map-machines.ts';
import { createMapPageMachine } from '../../../src/application/map-page/map-page-machine.ts';
import { MAP_PAGE } from '../../../src/application/map-page/map-page-messages.ts';
import type { MapPagePorts } from '../../../src/application/map-page/map-page-setup.ts';
import type { MapData } from '../../../src/application/ports/map-data.ts';
import type { MapEngineEvent, MapPicture } from '../../../src/application/ports/map-engine.ts';
import type { PageAddress } from '../../../src/application/ports/page-address.ts';
import { FIRST_LAYERS } from '../../../src/domain/map/layer-stack.ts';
import type { MapConfig } from '../../../src/domain/map/map-config.ts';
import type { PlaceFacts } from '../../../src/domain/map/place.ts';
import type { Buildable } from '../../../src/domain/map/setback.ts';
import type { StageSize } from '../../../src/domain/map/sheet.ts';
import { NO_OLD_NUMBERS } from '../../../src/domain/shared/parcel/old-numbers.ts';
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

/** What the setbacks leave of the parcel there. */
export const BUILDABLE: Buildable = { shapes: [parcelOf(14, 28)], area: 392 };

/** What is known of the small city. */
export const mapData: MapData = {
  overview: async () => [kelurahanOf('05', 'Layar', {})],
  streets: async () => [],
  parcels: async () => [{ id: '05.0148', address: '', zone: 'R-2', area: 600, at: AT }],
  // West of the middle there is no parcel.
  setbackAt: async () => BUILDABLE,
  oldNumbers: async () => NO_OLD_NUMBERS,
  parcelsNear: async () => [],
  placeAt: async (at) => (at[0] < 112.7 ? { at, special: [], unknown: [] } : PARCEL_FACTS),
};

/** The plan of the small city, with the layers that a map begins with. */
export const CONFIG: MapConfig = {
  ...PLAN,
  layers: PLAN.layers.flatMap((layer) => FIRST_LAYERS.map(({ id }) => ({ ...layer, id }))),
};

/** Waits until everything under way has ended. */
export async function calm(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
}

/** An address with a history. */
function memoryAddress(first: string): PageAddress & { readonly entries: string[] } {
  const entries = [first];
  const listeners = new Set<() => void>();
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
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A value that a test changes. */
function changing<T>(first: T) {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    now: () => value,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: (next: T) => {
      value = next;
      for (const listener of listeners) listener();
    },
  };
}

/** The sizes of a phone, where the sheet covers a part of the map. */
export const PHONE: StageSize = { height: 700, screen: 800, isBeside: false };
const WIDE: StageSize = { height: 800, screen: 800, isBeside: true };

/** How a map page is started. */
export interface Start {
  readonly address?: string;
  readonly stage?: StageSize;
  /** Whether the browser can draw. */
  readonly isAble?: boolean;
  readonly ports?: Partial<MapPagePorts>;
  /** Goes on from what another page was. */
  readonly snapshot?: Snapshot<unknown>;
}

/** The map page over a small city and recording ports, not yet running. */
export function mapPage({
  address: first = '/peta/',
  stage: size = WIDE,
  isAble = true,
  ports,
  snapshot,
}: Start = {}) {
  const calls: unknown[][] = [];
  const logged: unknown[] = [];
  let listen: (event: MapEngineEvent) => void = () => undefined;
  const address = memoryAddress(first);
  const scheme = changing(false);
  const motion = changing(true);
  const stage = changing(size);
  const clock = new SimulatedClock();
  const root = createActor(
    createMapPageMachine({
      mapData,
      share: { share: async () => 'copied' },
      ownPosition: { find: async () => AT },
      cityBounds: CONFIG.bounds,
      takePicture: async () => undefined,
      addressNow: () => '',
      makeQrCode: async () => ({ path: '', size: 21 }),
      config: CONFIG,
      engine: {
        canDraw: () => isAble,
        open: (view, picture, listener) => {
          calls.push(['open', view, picture.layers.map(({ id }) => id)]);
          listen = listener;
          return () => void calls.push(['close']);
        },
        draw: (picture: MapPicture) => void calls.push(['draw', picture]),
        go: (to, padding, animated) => void calls.push(['go', to, padding.bottom, animated]),
      },
      openAddress: () => address,
      scheme,
      motion: { isReduced: motion.now, subscribe: motion.subscribe },
      stage,
      logger: { event: (name, detail) => void logged.push([name, detail]) },
      ...ports,
    }),
    { systemId: MAP_PAGE, clock, ...(snapshot && { snapshot }) },
  );
  const site: MapSite = mapSiteIn(root.system);
  const say = (event: MapEngineEvent) => listen(event);
  /** Where the map was sent. */
  const went = () => calls.filter(([name]) => name === 'go').map(([, to]) => to);
  return { root, site, address, calls, went, logged, say, scheme, motion, stage, clock };
}

/** The map page over a small city, begun at an address and drawn. */
export function startedMap(start: Start = {}) {
  const page = mapPage(start);
  page.root.start();
  page.root.send({ type: 'address.opened' });
  page.root.send({ type: 'stage.opened' });
  return page;
}
