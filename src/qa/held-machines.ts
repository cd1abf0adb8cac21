import { createSystemClock } from '../adapters/browser/system-clock.ts';
import { createSystemTimers } from '../adapters/browser/system-timers.ts';
import type { Wanted } from './adapters/files/wanted.ts';
import { actorIn } from './adapters/worlds/held-actor.ts';
import { holdWorld } from './adapters/worlds/world.ts';
import type { WorldOptions } from './adapters/worlds/world-ports.ts';
import { holdMachine, viewOnly } from './application/paths/held-machine.ts';
import type { AnyMachineName } from './application/shared/every-machine.ts';
import type { Scenario } from './domain/scenario.ts';
import type { Held } from './shown-stage.ts';

/**
 * Tells which machines of a page a replay moves.
 * @param names all machines of the page
 * @returns one for a path, all for a recording; none where nothing is replayed, or where the visitor's acts move them
 */
export function replayedNames<Name extends AnyMachineName>(
  { path, recording, byVisitor }: Wanted,
  names: readonly Name[],
): readonly Name[] {
  if (recording) return byVisitor ? [] : names;
  return names.filter((name) => name === path?.machine);
}

/** Holds machines, each in a world of its own, so that the time of one is not that of another. */
export function holdAll<Name extends AnyMachineName>(
  names: readonly Name[],
  scenario: Scenario,
  options: WorldOptions,
): ReadonlyMap<Name, Held> {
  return new Map(names.map((name) => [name, holdIn(scenario, options, name)]));
}

function holdIn(scenario: Scenario, options: WorldOptions, name: AnyMachineName): Held {
  const world = holdWorld(scenario, options);
  const view = viewOnly(holdMachine(actorIn(world, name), world.timers.runNext));
  return {
    ...view,
    goOn: () => {
      world.timers.goOn({ ...createSystemTimers(), now: createSystemClock().now });
      view.letGo();
    },
  };
}
