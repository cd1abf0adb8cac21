import { createBrowserInspector } from '@statelyai/inspect';
import type { Machines } from '../../application/shared/machines.ts';

/** Opens Stately's inspector in a window of its own at stately.ai, for testers who have the network. */
export function connectStately(site: Machines): void {
  const stately = createBrowserInspector();
  for (const actor of Object.values(site)) {
    stately.actor(actor, actor.getSnapshot());
    actor.system.inspect(stately.inspect);
  }
}
