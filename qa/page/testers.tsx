// What testers ask for by address, on either page: the only file of the site that knows the inspector. Loaded only
// then.
import {
  type InspectedSite,
  inspectSite,
  isWatched,
  type Machines,
  openTools,
  type Project,
  pauseMachine,
  type ReplayedMachine,
  readWanted,
  type ToolsOptions,
  viewOnly,
  type Wanted as WantedFile,
} from '@bupc/inspector';
import { version } from '../../package.json';
import { createConsoleLogger } from '../../src/adapters/browser/console-logger.ts';
import { FOREIGN_TITLE, lockForeignPage } from '../../src/adapters/browser/lock-foreign-page.ts';
import { entryOf } from '../../src/adapters/browser/page-release.ts';
import { createSystemClock } from '../../src/adapters/browser/system-clock.ts';
import { createSystemTimers } from '../../src/adapters/browser/system-timers.ts';
import { failureMessage } from '../../src/application/shared/failure.ts';
import { askAboutForeignPage } from '../../src/ui/ribbon/foreign-page.tsx';
import { Ribbon } from '../../src/ui/ribbon/ribbon.tsx';
import { actorIn } from '../worlds/paused-actor.ts';
import type { Scenario } from '../worlds/scenario.ts';
import { pauseWorld } from '../worlds/world.ts';
import type { WorldOptions } from '../worlds/world-ports.ts';
import { type AnyMachineName, knowledgeWith, type PageName, pageOfMachine } from './inspected-machines.ts';
import { QA_FILES, readMadePaths, scenarioNames } from './qa-files.ts';

/** What the address of a page asks for, in one of the site's scenarios. */
export type Wanted = Omit<WantedFile, 'scenario'> & {
  readonly scenario?: Scenario | undefined;
  /** Why the page cannot show what the address asks for. */
  readonly problem?: string;
};
/** A machine that a replay moves. */
export type PausedMachine = ReplayedMachine;
/** A page whose machines are watched. */
export type Inspected<Site extends Machines> = InspectedSite<Site>;

const project: Project = {
  knowledge: knowledgeWith(scenarioNames()),
  files: QA_FILES,
  inspector: '/inspector.html',
  build: () => entryOf(document.documentElement.dataset.parts ?? '') ?? 'unknown',
  agree: () => askAboutForeignPage(document, FOREIGN_TITLE),
  ribbon: (shown) => <Ribbon version={version} {...shown} />,
};

const ADDRESSES: Readonly<Record<PageName, string>> = { home: '/home', peta: '/peta/' };

/** The scenario name in a recording of the real world. */
export const SEEN = 'seen';

/**
 * Reads what an address asks for, and goes to the page that it is about.
 * @param present the page that is open
 * @returns never, where it is another page
 * @throws Error that says what is missing or cannot be read
 */
export async function wantedOn(present: PageName, search: URLSearchParams): Promise<Wanted> {
  // Hides the invented content of a scenario from search engines.
  document.head.append(Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }));
  await readMadePaths();
  // The knowledge uses the schema of the site's scenarios.
  const wanted = (await readWanted(project, search)) as Wanted;
  if (wanted.isForeign) lockForeignPage(document);
  const page = pageOf(wanted);
  if (page === undefined || page === present) return wanted;
  location.replace(`${ADDRESSES[page]}${location.search}${location.hash}`);
  return new Promise<never>(() => undefined);
}

/**
 * Logs why a page could not be what its address asks for; the ribbon shows only texts of its own.
 * @returns why, without a word of the address or of a file
 */
export function problemOf(error: unknown): string {
  const problem = failureMessage(error);
  const reason = error instanceof Error ? error.cause : undefined;
  createConsoleLogger().event('testers.refused', { problem, ...(reason !== undefined && { reason }) });
  return problem;
}

/** Gives the page on which a path or a recording is replayed; undefined where nothing is. */
function pageOf({ path, recording }: Wanted): PageName | undefined {
  if (recording) return recording.address.startsWith('/peta') ? 'peta' : 'home';
  return path && pageOfMachine(path.machine);
}

/**
 * Returns the machines of a page that a replay moves.
 * @param names all machines of the page
 * @returns one for a path, all for a recording; none where nothing is replayed
 */
export function replayedNames<Name extends AnyMachineName>(
  { path, recording }: Wanted,
  names: readonly Name[],
): readonly Name[] {
  return recording ? names : names.filter((name) => name === path?.machine);
}

/** Pauses machines, each in a world of its own, so that each has its own time. */
export function pauseAll<Name extends AnyMachineName>(
  names: readonly Name[],
  scenario: Scenario,
  options: WorldOptions,
): ReadonlyMap<Name, PausedMachine> {
  return new Map(names.map((name) => [name, pauseIn(scenario, options, name)]));
}

function pauseIn(scenario: Scenario, options: WorldOptions, name: AnyMachineName): PausedMachine {
  const world = pauseWorld(scenario, options);
  const view = viewOnly(pauseMachine(actorIn(world, name), world.timers.runNext));
  return {
    ...view,
    goOn: () => {
      world.timers.goOn({ ...createSystemTimers(), now: createSystemClock().now });
      view.letGo();
    },
  };
}

/** Watches the machines of a page, which have not started, for an inspector or a test; undefined where neither is there. */
export const inspect = <Site extends Machines>(
  site: Site,
  isInspected: boolean,
): Inspected<Site> | undefined =>
  isInspected || isWatched(location.search)
    ? inspectSite(site, { portName: project.knowledge.portName })
    : undefined;

/** Opens ribbon, replay and inspector. @returns to be called once the machines have started */
export const open = (options: Omit<ToolsOptions, 'project'>): (() => void) =>
  openTools({ project, ...options });

/** Draws the inspector itself, in the frame below its page. */
export async function openInspectorIn(root: HTMLElement): Promise<void> {
  const { openInspector } = await import('@bupc/inspector/window');
  openInspector(root, project.knowledge);
}
