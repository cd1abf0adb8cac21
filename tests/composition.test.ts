import { config } from 'virtual:city';
import { map } from 'virtual:city-map';
import { createMemoryHistory } from '@tanstack/history';
import { expect, it, vi } from 'vitest';
import { readDeployment } from '../src/adapters/deployment/deployment.ts';
import { MAP_MACHINES } from '../src/application/map-page/map-machines.ts';
import type { MapEngine } from '../src/application/ports/map-engine.ts';
import { ADAPTERS, composeHome, type Get, type Ports } from '../src/composition.ts';
import { containerFrom } from '../src/container.ts';
import { composeMap, MAP_ADAPTERS } from '../src/map-composition.ts';
import { adaptersFrom } from '../src/ports-of.ts';
import { settableMotion } from './fakes/settable-motion.ts';

const PORTS = Object.keys(ADAPTERS) as (keyof Ports)[];
const from = {
  config,
  deployment: readDeployment({}),
  snapshot: {},
  history: createMemoryHistory({ initialEntries: ['/home'] }),
};

it.each([
  ['plainly, as for visitors', () => adaptersFrom(ADAPTERS, from)],
  ['by the container, as for the build and for tests', () => containerFrom(ADAPTERS, from)],
])('makes every port once, %s', (_, resolve: () => Get) => {
  const made: string[] = [];
  const spies = PORTS.map((port) => {
    const adapter = ADAPTERS[port] as () => unknown;
    return vi.spyOn(ADAPTERS, port).mockImplementation(((...needed: []) => {
      made.push(port);
      return adapter(...needed);
    }) as never);
  });
  const get = resolve();
  const ports = PORTS.map((port) => get(port));
  expect(PORTS.map((port) => get(port))).toEqual(ports);
  expect(made.sort()).toEqual([...PORTS].sort());
  for (const spy of spies) spy.mockRestore();
});

it('composes the page with what stands in for an adapter, also where another port is made from it', () => {
  const motion = settableMotion();
  const logged: string[] = [];
  const logger = { event: (name: string) => void logged.push(name) };
  const get = containerFrom(ADAPTERS, from, { motion, logger });
  const { home, dependencies } = composeHome(from, get);
  expect([dependencies.motion === motion, dependencies.logger === logger]).toEqual([true, true]);
  expect(dependencies.site.banners.getSnapshot().value).toMatchObject({ feed: 'loading' });
  expect(home.getSnapshot().value).toEqual({ address: 'unread', items: {} });
});

it('refuses ports that need one another', () => {
  const clock = vi.spyOn(ADAPTERS, 'clock').mockImplementation((_, get) => get('galleryCache') as never);
  expect(() => containerFrom(ADAPTERS, from)('clock')).toThrow(
    'Ports need one another: clock, galleryCache, clock',
  );
  clock.mockRestore();
});

it('composes the map page in the same way', () => {
  const made = { map, city: config, engine: { canDraw: () => false } as MapEngine };
  const logged: string[] = [];
  const logger = { event: (name: string) => void logged.push(name) };
  const get = containerFrom(MAP_ADAPTERS, made, { logger });
  const { site } = composeMap(made, get);
  expect(get('logger')).toBe(logger);
  expect(site.canvas.getSnapshot().value).toBe('waiting');
  expect(Object.keys(site)).toEqual(Object.keys(MAP_MACHINES));
});
