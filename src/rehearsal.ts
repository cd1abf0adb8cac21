// The second composition root: what testers ask for by address. Loaded only then.
import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import { config } from '../site.config.ts';
import { createConsoleLogger } from './adapters/browser/console-logger.ts';
import { servedSnapshot } from './adapters/browser/served-snapshot.ts';
import { observeWorld } from './adapters/worlds/observed-world.ts';
import type { Scenario } from './adapters/worlds/scenario.ts';
import { scenarioConfig } from './adapters/worlds/scenario-config.ts';
import { openWorld, pauseWorld } from './adapters/worlds/world.ts';
import { connectSite } from './application/connectors/connect-site.ts';
import { MACHINE_NAMES, type MachineName, machineOf, type Site } from './application/machines.ts';
import { startSite } from './application/site.ts';
import type { Composition } from './composition.ts';
import type { Rehearsal } from './hydrate-home.tsx';
import { loadDocuments, loadKnownDocuments } from './qa-files.ts';
import {
  inspect,
  open,
  type PausedMachine,
  pauseAll,
  problemOf,
  replayedNames,
  SEEN,
  type Wanted,
  wantedOn,
} from './testers.tsx';

/**
 * Prepares the page that an address asks for.
 * @param search its parameters `scenario`, `path`, `level` and `inspect`; problems are shown on the ribbon of the real
 * page
 */
export async function rehearse(search: URLSearchParams): Promise<Rehearsal> {
  const isInspected = search.has('inspect');
  try {
    const wanted = await wantedOn('home', search);
    return rehearsalOn(await setStage(wanted, isInspected), wanted, isInspected);
  } catch (error) {
    const stage = await setStage({}, isInspected);
    return rehearsalOn(stage, { problem: problemOf(error) }, isInspected);
  }
}

function rehearsalOn(stage: Stage, wanted: Wanted, isInspected: boolean): Rehearsal {
  let begun = () => {};
  const { composition, paused, history } = stage;
  if (composition.snapshot) document.getElementById('root')?.replaceChildren();
  let connected: Site | undefined;
  return {
    composition,
    ...(history && { history }),
    prepare: (dependencies) => {
      const actors = [...paused].map(([name, { actor }]) => [name, actor]);
      const site: Site = { ...dependencies.site, ...Object.fromEntries(actors) };
      const isWatched = isInspected || wanted.byVisitor;
      const inspected = isWatched ? inspect(site) : undefined;
      connected = inspected?.connected ?? site;
      begun = open({
        // A replay's page has an address of its own; the browser's stays what the tester opened.
        address: history ? undefined : dependencies.address,
        wanted,
        stage,
        inspected,
        isInspected,
        goOn: () => goOn(stage, connected ?? site, dependencies),
      });
      return { ...dependencies, site: inspected?.drawn ?? site };
    },
    start: (dependencies) => {
      const site = connected ?? dependencies.site;
      if (paused.size === 0) startSite(site, dependencies);
      else
        startAsView(
          site,
          MACHINE_NAMES.filter((name) => paused.has(name)),
        );
      begun();
    },
  };
}

// The machines are not connected with each other, so that only the replay moves those that it is about.
function startAsView(site: Site, replayed: readonly MachineName[]): void {
  for (const name of MACHINE_NAMES) if (!replayed.includes(name)) site[name].start();
  const [only, ...others] = replayed;
  if (only === undefined || others.length > 0) return;
  const { section = '', dialog } = machineOf(only);
  if (dialog !== undefined) site.dialogs.send({ type: 'dialog.opened', dialog });
  document.getElementById(section)?.scrollIntoView();
}

// During a replay the machines are separate; after it each runs by itself and is connected with the others, as on any
// page.
function goOn({ paused }: Pick<Stage, 'paused'>, site: Site, ports: Parameters<typeof connectSite>[1]): void {
  for (const { goOn } of paused.values()) goOn();
  connectSite(site, ports);
}

/** The world that an address asks for, with the machines that a replay moves. */
interface Stage {
  /** The machines that a replay moves, by name. */
  readonly paused: ReadonlyMap<MachineName, PausedMachine>;
  /** The world that a recording of this page includes. */
  readonly world: () => { readonly scenario: string; readonly world?: Scenario };
  readonly composition: Partial<Composition>;
  /** The history of the page's address, where it is not the browser's. */
  readonly history?: RouterHistory;
}

/** Makes the stage that an address asks for. */
async function setStage(wanted: Wanted, isInspected: boolean): Promise<Stage> {
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
  const paused = pauseAll(replayedNames(wanted, MACHINE_NAMES), scenario, { documents, logger });
  if (paused.size === 0) return { composition, paused, world };
  return {
    // The served page was drawn from what the build baked; a replay starts from what its world baked.
    composition: { ...composition, snapshot: pauseWorld(scenario, { documents, logger }).baked },
    paused,
    // Dialogs that a replay opens and closes must not move the browser away from the replay.
    history: createMemoryHistory({ initialEntries: ['/home'] }),
    world,
  };
}

/** The real world; an inspected page remembers what it sees of it, so that a recording can include it. */
async function realStage(isInspected: boolean): Promise<Stage> {
  const paused = new Map();
  if (!isInspected) return { composition: {}, paused, world: () => ({ scenario: SEEN }) };
  const documents = await loadKnownDocuments();
  const { replacements, world } = observeWorld({
    window,
    deployment: __DEPLOYMENT__,
    snapshot: await servedSnapshot(),
    logger: createConsoleLogger(),
  });
  return {
    composition: { replacements },
    paused,
    world: () => ({
      scenario: SEEN,
      world: world({ name: SEEN, title: 'What was seen of the real world' }, documents),
    }),
  };
}
