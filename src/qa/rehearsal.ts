// The second composition root: what testers ask for by address. Loaded only then.
import { createMemoryHistory } from '@tanstack/react-router';
import type { AnyActor } from 'xstate';
import { config } from '../../site.config.ts';
import { createConsoleLogger } from '../adapters/browser/console-logger.ts';
import { MACHINE_NAMES, type MachineName, machineOf } from '../application/machines.ts';
import { failureMessage } from '../application/shared/failure.ts';
import { createSite, startSite } from '../application/site.ts';
import type { Rehearsal } from '../bring-alive.tsx';
import type { Composition } from '../container.ts';
import type { Dependencies } from '../ui/dependencies.tsx';
import { loadDocuments } from './adapters/files/qa-files.ts';
import type { Scenario } from './adapters/files/scenario-file.ts';
import { readWanted, type Wanted } from './adapters/files/wanted.ts';
import { scenarioConfig } from './adapters/worlds/scenario-config.ts';
import { holdWorld, openWorld } from './adapters/worlds/world.ts';
import { holdMachine, viewOnly } from './application/paths/held-machine.ts';
import type { Path } from './application/paths/path.ts';
import type { ReplaySubject } from './application/paths/replay.ts';
import { openTools } from './tools.tsx';

/** The world that a scenario makes, and in it the machine that a path is replayed on. */
interface Stage {
  readonly composition: Partial<Composition>;
  readonly replayed?: { readonly name: MachineName; readonly subject: ReplaySubject };
}

/**
 * Prepares the page that an address asks for.
 * @param search its parameters `scenario`, `path` and `inspect`; what cannot be had is said on the ribbon of the real page
 */
export async function rehearse(search: URLSearchParams): Promise<Rehearsal> {
  keepFromSearchEngines();
  try {
    const wanted = await readWanted(search);
    const stage = wanted.scenario ? await setStage(wanted.scenario, wanted.path) : { composition: {} };
    return rehearsalOn(stage, wanted, search);
  } catch (error) {
    return rehearsalOn({ composition: {} }, { problem: failureMessage(error) }, search);
  }
}

// What a scenario invents is not to be found as what the office says.
function keepFromSearchEngines(): void {
  const robots = Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' });
  document.head.append(robots);
}

async function setStage(scenario: Scenario, path?: Path): Promise<Stage> {
  const logger = createConsoleLogger();
  const documents = await loadDocuments();
  const composition: Partial<Composition> = {
    replacements: openWorld(scenario, { documents, logger }).ports,
    ...(!scenario.baked && { snapshot: {} }),
    config: scenarioConfig(scenario, config),
  };
  if (path === undefined) return { composition };
  const held = holdWorld(scenario, { documents, logger });
  const name = MACHINE_NAMES.find((known) => known === path.machine);
  if (name === undefined) throw new Error(`the page has no machine '${path.machine}'`);
  const machine: AnyActor = createSite(held.ports, held.baked)[name];
  // The served page was drawn from what the build baked; a replay starts from what its world baked.
  return {
    composition: { ...composition, snapshot: held.baked },
    replayed: { name, subject: viewOnly(holdMachine(machine, held.timers.runNext)) },
  };
}

function rehearsalOn(
  { composition, replayed }: Stage,
  wanted: Wanted & { readonly problem?: string },
  search: URLSearchParams,
): Rehearsal {
  let begun = () => {};
  if (composition.snapshot) document.getElementById('root')?.replaceChildren();
  return {
    composition,
    // Dialogs that a replay opens and closes are not to move the browser away from the replay.
    ...(replayed && { history: createMemoryHistory({ initialEntries: ['/home'] }) }),
    prepare: (dependencies) => {
      const site = replayed
        ? { ...dependencies.site, [replayed.name]: replayed.subject.actor }
        : dependencies.site;
      const prepared = { ...dependencies, site };
      begun = openTools({ dependencies: prepared, wanted, subject: replayed?.subject, search });
      return prepared;
    },
    start: (dependencies) => {
      if (replayed === undefined) startSite(dependencies.site, dependencies);
      else startAsView(dependencies, replayed.name);
      begun();
    },
  };
}

// The machines are not tied to each other, so that nothing but the replay moves the one that it is about.
function startAsView({ site }: Dependencies, replayed: MachineName): void {
  for (const [name, actor] of Object.entries(site)) if (name !== replayed) actor.start();
  const { section = '', dialog } = machineOf(replayed);
  if (dialog !== undefined) site.dialogs.send({ type: 'dialog.opened', dialog });
  document.getElementById(section)?.scrollIntoView();
}
