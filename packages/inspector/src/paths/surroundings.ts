import type { PausedMachine } from '../application/paths/paused-machine.ts';
import type { Scenario } from '../domain/scenario.ts';

/** The worlds that paths are looked for in, and how a machine is made in one of them. */
export interface Surroundings<World extends Scenario = Scenario> {
  readonly scenarios: ReadonlyMap<string, World>;
  /** Makes a machine in a paused world of its own, not started. @throws Error where the page has no such machine */
  create(machine: string, scenario: World): PausedMachine;
}
