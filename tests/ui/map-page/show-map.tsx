import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { config } from '../../../site.config.ts';
import { createMapSite, startMapSite } from '../../../src/application/map-page/map-machines.ts';
import type { PrintPorts } from '../../../src/application/map-page/print-machine.ts';
import type { MapConfig } from '../../../src/domain/map/map-config.ts';
import type { PlaceFacts } from '../../../src/domain/map/place.ts';
import { MapDependenciesProvider } from '../../../src/ui/map-page/map-dependencies.tsx';
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

/**
 * Shows a part of the map page over a city of one kelurahan without a parcel in its list.
 * @returns the machines below it, running
 */
export function show(
  map: MapConfig,
  part: ReactNode,
  facts: PlaceFacts = FACTS,
  ports: Partial<PrintPorts> = {},
) {
  const mapData = {
    overview: async () => [kelurahanOf('05', 'Layar', { 'R-2': 3 })],
    streets: async () => [],
    parcels: async () => [],
    placeAt: async () => facts,
  };
  const site = createMapSite({
    mapData,
    share: { share: async () => 'shared' },
    ownPosition: { find: async () => AT },
    cityBounds: map.bounds,
    takePicture: async () => undefined,
    addressNow: () => '',
    makeQrCode: async () => ({ path: '', size: 21 }),
    ...ports,
    timers: { setTimeout: () => 0, clearTimeout: () => undefined },
  });
  onTestFinished(startMapSite(site));
  const dependencies = {
    site,
    map,
    city: config,
    mapData,
    draw: () => () => undefined,
    go: () => undefined,
    now: () => 0,
    copyText: async () => undefined,
  };
  render(<MapDependenciesProvider dependencies={dependencies}>{part}</MapDependenciesProvider>);
  return site;
}
