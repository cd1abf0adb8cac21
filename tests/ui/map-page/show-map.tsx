import { config } from 'virtual:city';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import { createActor } from 'xstate';
import { mapSiteIn } from '../../../src/application/map-page/map-machines.ts';
import { createMapPageMachine } from '../../../src/application/map-page/map-page-machine.ts';
import { MAP_PAGE, type MapPageAct } from '../../../src/application/map-page/map-page-messages.ts';
import type { PrintPorts } from '../../../src/application/map-page/print-machine.ts';
import type { CityConfig } from '../../../src/domain/city-config.ts';
import type { MapConfig } from '../../../src/domain/map/map-config.ts';
import type { PlaceFacts } from '../../../src/domain/map/place.ts';
import { NO_OLD_NUMBERS } from '../../../src/domain/shared/parcel/old-numbers.ts';
import { MapDependenciesProvider, type MapPaper } from '../../../src/ui/map-page/map-dependencies.tsx';
import { kelurahanOf, parcelOf } from '../../domain/map/rules-world.ts';

/** In the middle of the plan. */
export const AT = [112.75, -7.25] as const;

/** What stands there. */
export const FACTS: PlaceFacts = {
  at: AT,
  parcel: { id: '05.0148', zone: 'R-2', area: 600, address: '', shape: parcelOf(20, 30) },
  special: [],
  unknown: [],
};

const still = { subscribe: () => () => undefined };

// The map is not drawn, and the page has no address.
const NO_WORLD = {
  engine: { canDraw: () => false, open: () => () => undefined, draw: () => undefined, go: () => undefined },
  openAddress: () => {
    throw new Error('no address is opened');
  },
  scheme: { now: () => false, ...still },
  motion: { isReduced: () => true, ...still },
  stage: { now: () => ({ height: 800, screen: 800, isBeside: true }), ...still },
  logger: { event: () => undefined },
};

const NO_PAPER: MapPaper = {
  prepare: () => undefined,
  picture: () => undefined,
  code: () => undefined,
};

/**
 * Shows a part of the map page over a city of one kelurahan without a parcel in its list.
 * @returns the machines below it, running
 */
export function show(
  map: MapConfig,
  part: ReactNode,
  facts: PlaceFacts = FACTS,
  ports: Partial<PrintPorts> = {},
  city: CityConfig = config,
  paper: MapPaper = NO_PAPER,
) {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const mapData = {
    overview: async () => [kelurahanOf('05', 'Layar', { 'R-2': 3 })],
    streets: async () => [],
    parcels: async () => [],
    placeAt: async () => facts,
    setbackAt: async () => undefined,
    oldNumbers: async () => NO_OLD_NUMBERS,
    parcelsNear: async () => [],
  };
  const page = createActor(
    createMapPageMachine({
      mapData,
      share: { share: async () => 'shared' },
      ownPosition: { find: async () => AT },
      cityBounds: map.bounds,
      takePicture: async () => undefined,
      addressNow: () => '',
      makeQrCode: async () => ({ path: '', size: 21 }),
      ...NO_WORLD,
      config: map,
      ...ports,
    }),
    { systemId: MAP_PAGE, clock: { setTimeout: () => 0, clearTimeout: () => undefined } },
  );
  const site = mapSiteIn(page.system);
  page.start();
  onTestFinished(() => void page.stop());
  const dependencies = {
    site,
    map,
    city,
    mapData,
    draw: () => () => undefined,
    send: (act: MapPageAct) => page.send(act),
    now: () => 0,
    copyText: async () => undefined,
    paper,
  };
  render(<MapDependenciesProvider dependencies={dependencies}>{part}</MapDependenciesProvider>);
  return site;
}
