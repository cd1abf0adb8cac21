import type { AnyActor } from 'xstate';
import { config } from '../../site.config.ts';
import { BUILT_IN_FOLDERS } from '../../src/adapters/built-in-gallery/built-in-folders.ts';
import { createSite } from '../../src/application/site.ts';
import type { Scenario } from '../../src/qa/adapters/files/scenario-file.ts';
import type { FeedDocuments } from '../../src/qa/adapters/worlds/scripted-json.ts';
import { holdWorld } from '../../src/qa/adapters/worlds/world.ts';
import { type HeldMachine, holdMachine } from '../../src/qa/application/paths/held-machine.ts';

/** The scenarios there are and what feeds answer where they answer well. */
export interface Surroundings {
  readonly scenarios: ReadonlyMap<string, Scenario>;
  readonly documents: FeedDocuments;
}

/**
 * Makes the actor of one machine in a held world of its own, not started.
 * @param machine the machine, as the site names it
 * @throws Error where the site has no such machine
 */
export function createSubject(machine: string, scenario: Scenario, documents: FeedDocuments): HeldMachine {
  const { world, site } = heldSite(scenario, documents);
  const actor = site[machine];
  if (actor === undefined) throw new Error(`the site has no machine '${machine}'`);
  return holdMachine(actor, world.timers.runNext);
}

/** Gives the names of all machines that the site has. */
export function machineNames({ scenarios, documents }: Surroundings): readonly string[] {
  const [scenario] = scenarios.values();
  if (scenario === undefined) throw new Error('there is no scenario');
  return Object.keys(heldSite(scenario, documents).site);
}

function heldSite(scenario: Scenario, documents: FeedDocuments) {
  const world = holdWorld(scenario, {
    documents,
    logger: { event: () => undefined },
    builtIn: { load: async () => BUILT_IN_FOLDERS },
  });
  const ports = { ...world.ports, centreName: config.centre.name };
  const site: Readonly<Record<string, AnyActor>> = { ...createSite(ports, world.baked) };
  return { world, site };
}
