import { BUILT_IN_FOLDERS } from '../../src/adapters/built-in-gallery/built-in-folders.ts';
import type { ByFeed } from '../../src/adapters/http/feeds.ts';
import { actorIn } from '../../src/qa/adapters/worlds/held-actor.ts';
import { holdWorld } from '../../src/qa/adapters/worlds/world.ts';
import { type HeldMachine, holdMachine } from '../../src/qa/application/paths/held-machine.ts';
import { ALL_MACHINE_NAMES } from '../../src/qa/application/shared/every-machine.ts';
import type { Scenario } from '../../src/qa/domain/scenario.ts';

/** The scenarios there are and what feeds answer where they answer well. */
export interface Surroundings {
  readonly scenarios: ReadonlyMap<string, Scenario>;
  readonly documents: ByFeed<unknown>;
}

/**
 * Makes the actor of one machine in a held world of its own, not started.
 * @param machine the machine, as the site names it
 * @throws Error where no page has such a machine
 */
export function createSubject(machine: string, scenario: Scenario, documents: ByFeed<unknown>): HeldMachine {
  const name = ALL_MACHINE_NAMES.find((known) => known === machine);
  if (name === undefined) throw new Error(`the site has no machine '${machine}'`);
  const world = holdWorld(scenario, {
    documents,
    logger: { event: () => undefined },
    builtIn: { load: async () => BUILT_IN_FOLDERS },
  });
  return holdMachine(actorIn(world, name), world.timers.runNext);
}
