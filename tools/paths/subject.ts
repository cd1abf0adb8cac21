import type { AnyActor } from 'xstate';
import { site as config } from '../../site.config.ts';
import type { FeedDocuments } from '../../src/adapters/in-memory/scripted-json.ts';
import { holdWorld } from '../../src/adapters/in-memory/world.ts';
import type { Scenario } from '../../src/adapters/qa/scenario-file.ts';
import { createGate, type Gate } from '../../src/application/paths/gate.ts';
import type { ReplaySubject } from '../../src/application/paths/replay.ts';
import { createSite } from '../../src/application/site.ts';

/** A machine of the site alone in a held world. */
export type Subject = ReplaySubject & { readonly actor: AnyActor; readonly gate: Gate };

/**
 * Makes the actor of one machine in a held world of its own, not started.
 * @param machine the machine, as the site names it
 * @throws Error where the site has no such machine
 */
export function createSubject(machine: string, scenario: Scenario, documents: FeedDocuments): Subject {
  const world = holdWorld(scenario, { documents, logger: { event: () => undefined } });
  const gate = createGate();
  const site = createSite(
    { ...world.ports, centreName: config.centre.name },
    world.baked,
    gate.hold,
  ) as unknown as Readonly<Record<string, AnyActor>>;
  const actor = site[machine];
  if (actor === undefined) throw new Error(`the site has no machine '${machine}'`);
  return { actor, gate, runNextTimer: world.timers.runNext };
}
