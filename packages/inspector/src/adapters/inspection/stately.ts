import { createBrowserInspector } from '@statelyai/inspect';
import type { AnyActor } from 'xstate';
import type { Machines } from '../../application/shared/machines.ts';

/** Opens Stately's inspector in a window of its own at stately.ai, for testers who have the network. */
export function connectStately(site: Machines): void {
  const stately = createBrowserInspector();
  const systems = new Set<AnyActor['system']>();
  for (const actor of Object.values(site)) {
    if (actor === undefined) continue;
    stately.actor(actor, actor.getSnapshot());
    systems.add(actor.system);
  }
  for (const system of systems) system.inspect(stately.inspect);
}
