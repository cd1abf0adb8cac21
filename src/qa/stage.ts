import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import type { AnyActor } from 'xstate';
import { config } from '../../site.config.ts';
import { createConsoleLogger } from '../adapters/browser/console-logger.ts';
import { servedSnapshot } from '../adapters/browser/served-snapshot.ts';
import { createSystemClock } from '../adapters/browser/system-clock.ts';
import { createSystemTimers } from '../adapters/browser/system-timers.ts';
import type { ByFeed } from '../adapters/http/feeds.ts';
import { MACHINE_NAMES, type MachineName } from '../application/machines.ts';
import { createSite } from '../application/site.ts';
import type { Composition } from '../composition.ts';
import { loadDocuments, loadKnownDocuments } from './adapters/files/qa-files.ts';
import type { Wanted } from './adapters/files/wanted.ts';
import { observeWorld } from './adapters/worlds/observed-world.ts';
import { scenarioConfig } from './adapters/worlds/scenario-config.ts';
import { holdWorld, openWorld } from './adapters/worlds/world.ts';
import { type HeldView, holdMachine, viewOnly } from './application/paths/held-machine.ts';
import type { Recording } from './domain/recording.ts';
import type { Scenario } from './domain/scenario.ts';

/** A machine that a replay moves. */
export interface Held extends HeldView {
  /** Lets it and its time run on by themselves. */
  readonly goOn: () => void;
}

/** The world that an address asks for, and in it the machines that a replay moves. */
export interface Stage {
  readonly composition: Partial<Composition>;
  /** Empty where nothing is replayed, or where the visitor's acts move everything. */
  readonly held: ReadonlyMap<MachineName, Held>;
  /** Where the page keeps its address, other than in the browser. */
  readonly history?: RouterHistory;
  /** The world that a recording of this page carries. */
  readonly world: () => Pick<Recording, 'scenario' | 'world'>;
}

/** What a recording of the real world calls its scenario. */
export const SEEN = 'seen';

/** Sets the stage for what an address asks for. */
export async function setStage(wanted: Wanted, isInspected: boolean): Promise<Stage> {
  const { scenario } = wanted;
  if (scenario === undefined) return realStage(isInspected);
  const logger = createConsoleLogger();
  const documents = await loadDocuments();
  const composition: Partial<Composition> = {
    replacements: openWorld(scenario, { documents, logger }).ports,
    ...(!scenario.baked && { snapshot: {} }),
    config: scenarioConfig(scenario, config),
  };
  const world = () => ({ scenario: scenario.name, ...(wanted.file !== undefined && { world: scenario }) });
  const names = replayedNames(wanted);
  if (names.length === 0) return { composition, held: new Map(), world };
  const held = new Map(names.map((name) => [name, holdIn(scenario, documents, name)]));
  return {
    // The served page was drawn from what the build baked; a replay starts from what its world baked.
    composition: { ...composition, snapshot: holdWorld(scenario, { documents, logger }).baked },
    held,
    // Dialogs that a replay opens and closes are not to move the browser away from the replay.
    history: createMemoryHistory({ initialEntries: ['/home'] }),
    world,
  };
}

/** The real world; an inspected page remembers what it sees of it, so that a recording can carry it. */
async function realStage(isInspected: boolean): Promise<Stage> {
  const held = new Map();
  if (!isInspected) return { composition: {}, held, world: () => ({ scenario: SEEN }) };
  const documents = await loadKnownDocuments();
  const { replacements, world } = observeWorld({
    window,
    deployment: __DEPLOYMENT__,
    snapshot: await servedSnapshot(),
    logger: createConsoleLogger(),
  });
  return {
    composition: { replacements },
    held,
    world: () => ({
      scenario: SEEN,
      world: world({ name: SEEN, title: 'What was seen of the real world' }, documents),
    }),
  };
}

function replayedNames({ path, recording, byVisitor }: Wanted): readonly MachineName[] {
  if (recording) return byVisitor ? [] : MACHINE_NAMES;
  return MACHINE_NAMES.filter((name) => name === path?.machine);
}

/** Holds a machine in a world of its own, so that the time of one is not that of another. */
function holdIn(scenario: Scenario, documents: ByFeed<unknown>, name: MachineName): Held {
  const world = holdWorld(scenario, { documents, logger: createConsoleLogger() });
  const actor: AnyActor = createSite(world.ports, world.baked)[name];
  const view = viewOnly(holdMachine(actor, world.timers.runNext));
  return {
    ...view,
    goOn: () => {
      world.timers.goOn({ ...createSystemTimers(), now: createSystemClock().now });
      view.letGo();
    },
  };
}
