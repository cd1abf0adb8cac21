import type { AnyActor } from 'xstate';
import { CARRIED, LINKED } from '../adapters/files/opened-text.ts';
import type { ProjectFiles } from '../adapters/files/project-files.ts';
import { readWanted } from '../adapters/files/wanted.ts';
import { standIn } from '../application/log/stand-in.ts';
import { type Knowledge, wholeKnowledge } from '../application/shared/knowledge.ts';
import { type PausedSystem, pauseSystem } from '../application/system/paused-system.ts';
import { replaySystem } from '../application/system/replay-system.ts';
import { failureMessage } from '../domain/failure-message.ts';
import { type InspectedSite, inspectSite } from './inspected-site.ts';
import { openTools } from './tools.tsx';
import { SEEN, type ToolsOptions } from './tools-options.ts';

/** What a page may hand over besides its actor. */
export interface InspectRootOptions {
  /** The address of the page that draws the inspector (openInspector). */
  readonly inspector?: string;
  /** What is known of its machines: the schemas of their events, and the like. */
  readonly knowledge?: Partial<Knowledge>;
}

/**
 * Inspects a page, and replays on its machines what its address asks for: they are made anew for that.
 * @param root see inspectPage
 */
export async function inspectRoot<Root extends AnyActor>(
  root: Root,
  { inspector = '/inspector.html', knowledge: known = {} }: InspectRootOptions,
): Promise<Root> {
  const knowledge = wholeKnowledge(known);
  const search = new URLSearchParams(location.search);
  const wanted = await wantedIn(search, knowledge);
  const { system, ...asked } = staged(wanted, root);
  const actor = system?.root ?? root;
  const name: string = root.id === root.sessionId ? root.logic.id : root.id;
  const inspected = inspectSite({ [name]: actor }, { portName: knowledge.portName, nameOf: nameInSystem });
  const { drawn, time, site, log }: InspectedSite = inspected;
  const begun = openTools({
    project: { knowledge, files: NO_FILES, inspector },
    address: undefined,
    wanted: asked,
    openedScenario: {
      paused: new Map(),
      world: () => ({ scenario: SEEN, world: WORLD }),
      ...(system && { results: (one) => replaySystem(one, { system, site, log }) }),
    },
    inspected,
    isInspected: search.has('inspect'),
    goOn: () => system?.letGo(),
  });
  begun();
  // A past moment shows a machine that has ended since.
  const get = (id: string) => {
    const living: AnyActor | undefined = actor.system.get(id);
    return living || time.moment() !== undefined ? (drawn[id] ?? living) : undefined;
  };
  return standIn(drawn[name] as Root, { system: { ...actor.system, get } });
}

type Wanted = ToolsOptions['wanted'];

async function wantedIn(search: URLSearchParams, knowledge: Knowledge): Promise<Wanted> {
  const isOpened = (parameter: string) => [CARRIED, LINKED].includes(search.get(parameter) ?? '');
  try {
    if (isOpened('path')) return await readWanted({ knowledge, files: NO_FILES, agree }, search);
  } catch (error) {
    return { problem: failureMessage(error) };
  }
  return isOpened('scenario')
    ? { problem: 'This page knows no scenarios: only paths and recordings are opened here.' }
    : {};
}

/** Anybody may have made what is replayed, and a page's machines may do more than show. @throws Error where it is declined */
async function agree(): Promise<void> {
  if (!confirm('This replays a file or a link, which anybody may have made. Go on?'))
    throw new Error('It was not replayed.');
}

function staged(
  { path, recording, ...rest }: Wanted,
  root: AnyActor,
): Wanted & { readonly system?: PausedSystem } {
  if (path === undefined && recording === undefined) return rest;
  const system = pauseSystem(root);
  if (system) return { ...rest, path, recording, system };
  return { problem: 'Nothing can be replayed on this page: the actor that it hands over runs no machine.' };
}

/** Names a machine by its systemId, else by its id; one whose namesake stands elsewhere by that of its parent as well. */
function nameInSystem(actor: AnyActor, known: (name: string) => AnyActor | undefined): string {
  const { id, _parent: parent } = actor;
  const own = (actor as { readonly systemId?: string }).systemId ?? id;
  const other = known(own);
  const isTaken = other && other._parent !== parent && other.getSnapshot().status === 'active';
  return isTaken && parent ? `${nameInSystem(parent as AnyActor, known)}.${own}` : own;
}

const WORLD = { name: SEEN, title: 'The page as it was' };

const NO_FILES: ProjectFiles = {
  pathNames: () => [],
  scenario: () => undefined,
  path: () => undefined,
  recording: () => undefined,
};
