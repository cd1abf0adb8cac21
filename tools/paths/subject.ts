import { type PausedMachine, pauseMachine } from '@bupc/inspector/node';
import { ALL_MACHINE_NAMES } from '../../qa/page/inspected-machines.ts';
import { actorIn } from '../../qa/worlds/paused-actor.ts';
import type { Scenario } from '../../qa/worlds/scenario.ts';
import { pauseWorld } from '../../qa/worlds/world.ts';
import { builtInFolders } from '../../src/adapters/built-in-gallery/built-in-folders.ts';
import type { ByFeed } from '../../src/adapters/http/feeds.ts';
import { readBuiltIn } from '../city/built-in-gallery/read-built-in.ts';
import { readDocuments, readScenarios } from './files.ts';

/**
 * Makes the actor of one machine in a paused world of its own, not started.
 * @param machine the machine, as the site names it
 * @throws Error where no page has such a machine
 */
export function createSubject(
  machine: string,
  scenario: Scenario,
  documents: ByFeed<unknown>,
): PausedMachine {
  if (!ALL_MACHINE_NAMES.some((known) => known === machine))
    throw new Error(`the site has no machine '${machine}'`);
  const world = pauseWorld(scenario, {
    documents,
    logger: { event: () => undefined },
    builtIn: { load: async () => builtInFolders(readBuiltIn({})) },
  });
  return pauseMachine(actorIn(world, machine), world.timers.runNext);
}

/** Makes a machine in a paused world of its own, by the name of a scenario; not started. */
export type CreateSubject = (machine: string, scenario: string) => PausedMachine;

/**
 * Reads the project's scenarios and the embedded content, with which the feeds of their worlds answer.
 * @returns makes machines in them; throws where there is no such scenario
 */
export function siteSubjects(): CreateSubject {
  const documents = readDocuments();
  const scenarios = readScenarios();
  return (machine, name) => {
    const scenario = scenarios.get(name);
    if (scenario === undefined) throw new Error(`${machine}: there is no scenario '${name}'`);
    return createSubject(machine, scenario, documents);
  };
}
