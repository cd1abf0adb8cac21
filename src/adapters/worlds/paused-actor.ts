import { createMapSite, type MapSite } from '../../application/map-page/map-machines.ts';
import { createSite } from '../../application/site.ts';
import type { PausedWorld } from './world.ts';

/** Makes a machine of any page by its name, over a paused world; it is not started. */
export function actorIn({ ports, baked }: PausedWorld, name: string) {
  const ofMap = createMapSite(ports);
  return name in ofMap ? ofMap[name as keyof MapSite] : siteActor({ ports, baked }, name);
}

function siteActor({ ports, baked }: Pick<PausedWorld, 'ports' | 'baked'>, name: string) {
  const site = createSite(ports, baked);
  return site[name as keyof typeof site];
}
