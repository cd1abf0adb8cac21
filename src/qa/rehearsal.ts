// The second composition root: what testers ask for by address. Loaded only then.
import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import type { AnyActor } from 'xstate';
import { config } from '../../site.config.ts';
import { createConsoleLogger } from '../adapters/browser/console-logger.ts';
import type { DialogId } from '../application/dialogs/dialogs-machine.ts';
import { failureMessage } from '../application/shared/failure.ts';
import { createSite, type Site, startSite } from '../application/site.ts';
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

/** A page that is composed and started as its address asks. */
export interface Rehearsal {
  readonly composition: Partial<Composition>;
  /** Opens the tools over the composed dependencies, and gives those that the page is to draw. */
  readonly prepare: (dependencies: Dependencies) => Dependencies;
  readonly start: (site: Site) => void;
  /** Where the page keeps its address, other than in the browser. */
  readonly history?: RouterHistory;
}

/** The world that a scenario makes, and in it the machine that a path is replayed on. */
interface Stage {
  readonly composition: Partial<Composition>;
  readonly subject?: ReplaySubject;
}

/** Which section of the page a machine shows in. */
const SECTIONS: Readonly<Record<string, string>> = {
  banners: 'home',
  news: 'news',
  legalProducts: 'products',
  productList: 'products',
  gallery: 'gallery',
};

/** In which dialog a machine shows. */
const DIALOGS: Readonly<Record<string, DialogId>> = {
  lightbox: 'lightbox',
  article: 'article',
  profile: 'profile',
  mapCatalogue: 'map',
  guide: 'guide',
};

/**
 * Prepares the page that an address asks for.
 * @param search its parameters `scenario`, `path` and `inspect`; what cannot be had is said on the ribbon of the real page
 */
export async function rehearse(search: URLSearchParams): Promise<Rehearsal> {
  try {
    const wanted = await readWanted(search);
    const stage = wanted.scenario ? await setStage(wanted.scenario, wanted.path) : { composition: {} };
    return rehearsalOn(stage, wanted, search);
  } catch (error) {
    return rehearsalOn({ composition: {} }, { problem: failureMessage(error) }, search);
  }
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
  const site = createSite({ ...held.ports, centreName: config.centre.name }, held.baked);
  const machine: AnyActor = site[path.machine as keyof Site];
  if (!Object.hasOwn(site, path.machine)) throw new Error(`the page has no machine '${path.machine}'`);
  // The served page was drawn from what the build baked; a replay starts from what its world baked.
  return {
    composition: { ...composition, snapshot: held.baked },
    subject: viewOnly(holdMachine(machine, held.timers.runNext)),
  };
}

function rehearsalOn(
  { composition, subject }: Stage,
  wanted: Wanted & { readonly problem?: string },
  search: URLSearchParams,
): Rehearsal {
  const machine = subject && wanted.path?.machine;
  let begun = () => {};
  if (composition.snapshot) document.getElementById('root')?.replaceChildren();
  return {
    composition,
    // Dialogs that a replay opens and closes are not to move the browser away from the replay.
    ...(subject && { history: createMemoryHistory({ initialEntries: ['/home'] }) }),
    prepare: (dependencies) => {
      const site = machine ? { ...dependencies.site, [machine]: subject.actor } : dependencies.site;
      const prepared = { ...dependencies, site };
      begun = openTools({ dependencies: prepared, wanted, subject, search });
      return prepared;
    },
    start: (site) => {
      if (machine === undefined) startSite(site);
      else startAsView(site, machine);
      begun();
    },
  };
}

// The machines are not tied to each other, so that nothing but the replay moves the one that it is about.
function startAsView(site: Site, machine: string): void {
  for (const [name, actor] of Object.entries(site)) if (name !== machine) actor.start();
  const dialog = DIALOGS[machine];
  if (dialog !== undefined) site.dialogs.send({ type: 'dialog.opened', dialog });
  document.getElementById(SECTIONS[machine] ?? '')?.scrollIntoView();
}
