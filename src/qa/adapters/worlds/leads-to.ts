import type { ByFeed } from '../../../adapters/http/feeds.ts';
import { MACHINE_NAMES } from '../../../application/machines.ts';
import { holdMachine } from '../../application/paths/held-machine.ts';
import { type Led, runToRest } from '../../application/shared/to-rest.ts';
import type { Scenario } from '../../domain/scenario.ts';
import { actorIn } from './held-actor.ts';
import { holdWorld } from './world.ts';

/**
 * Plays a scenario without a page: where it leads each machine of the site, in worlds of their own.
 * @param documents what feeds answer where they answer well
 */
export async function leadsTo(
  scenario: Scenario,
  documents: ByFeed<unknown>,
): Promise<readonly (Led & { readonly machine: string })[]> {
  return Promise.all(
    MACHINE_NAMES.map(async (machine) => {
      const world = holdWorld(scenario, { documents, logger: { event: () => undefined } });
      const held = holdMachine(actorIn(world, machine), world.timers.runNext);
      return { machine, ...(await runToRest(held)) };
    }),
  );
}
