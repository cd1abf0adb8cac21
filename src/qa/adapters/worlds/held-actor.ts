import { createMapSite } from '../../../application/map-page/map-machines.ts';
import { createSite } from '../../../application/site.ts';
import { type AnyMachineName, isOfMap, type Machines } from '../../application/shared/every-machine.ts';
import type { HeldWorld } from './world.ts';

/** Makes a machine of any page over a world that stands still; it is not started. */
export function actorIn({ ports, baked }: HeldWorld, name: AnyMachineName): Machines[string] {
  return isOfMap(name) ? createMapSite(ports)[name] : createSite(ports, baked)[name];
}
