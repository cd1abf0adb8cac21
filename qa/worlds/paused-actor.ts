import { createAlone } from '../../src/application/home/alone.ts';
import type { MachineName } from '../../src/application/machines.ts';
import { createMapActor, isMapMachine } from '../../src/application/map-page/map-machines.ts';
import type { PausedWorld } from './world.ts';

/** Makes a machine of any page by its name, alone over a paused world; it is not started. */
export function actorIn({ ports, baked }: PausedWorld, name: string) {
  return isMapMachine(name) ? createMapActor(name, ports) : createAlone(name as MachineName, ports, baked);
}
