import type { MapMachineName } from '../../application/map-page/map-machines.ts';
import { createMapActor, MAP_MACHINES } from '../../application/map-page/map-machines.ts';
import { createSite } from '../../application/site.ts';
import type { PausedWorld } from './world.ts';

/** Makes a machine of any page by its name, over a paused world; it is not started. */
export function actorIn({ ports, baked }: PausedWorld, name: string) {
  const isOfMap = Object.hasOwn(MAP_MACHINES, name);
  return isOfMap ? createMapActor(name as MapMachineName, ports) : siteActor({ ports, baked }, name);
}

function siteActor({ ports, baked }: Pick<PausedWorld, 'ports' | 'baked'>, name: string) {
  const site = createSite(ports, baked);
  return site[name as keyof typeof site];
}
