import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import { config } from '../../site.config.ts';
import { createConsoleLogger } from '../adapters/browser/console-logger.ts';
import { servedSnapshot } from '../adapters/browser/served-snapshot.ts';
import { MACHINE_NAMES } from '../application/machines.ts';
import type { Composition } from '../composition.ts';
import { loadDocuments, loadKnownDocuments } from './adapters/files/qa-files.ts';
import type { Wanted } from './adapters/files/wanted.ts';
import { observeWorld } from './adapters/worlds/observed-world.ts';
import { scenarioConfig } from './adapters/worlds/scenario-config.ts';
import { holdWorld, openWorld } from './adapters/worlds/world.ts';
import { holdAll, replayedNames } from './held-machines.ts';
import { SEEN, type ShownStage } from './shown-stage.ts';

/** The world that an address asks for, and in it the machines that a replay moves. */
export interface Stage extends ShownStage {
  readonly composition: Partial<Composition>;
  /** Where the page keeps its address, other than in the browser. */
  readonly history?: RouterHistory;
}

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
  const held = holdAll(replayedNames(wanted, MACHINE_NAMES), scenario, { documents, logger });
  if (held.size === 0) return { composition, held, world };
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
