import type { AnyActor } from 'xstate';
import { standIn } from './application/log/stand-in.ts';
import { type Knowledge, wholeKnowledge } from './application/shared/knowledge.ts';
import { isWatched } from './domain/testers-address.ts';
import { type InspectedSite, inspectSite } from './page/inspected-site.ts';
import { openTools } from './page/tools.tsx';
import { SEEN } from './page/tools-options.ts';

/** What a page may hand over besides its actor. */
export interface InspectPageOptions {
  /** The address of the page that draws the inspector (openInspector). */
  readonly inspector?: string;
  /** What is known of its machines: the schemas of their events, and the like. */
  readonly knowledge?: Partial<Knowledge>;
}

/**
 * Opens an inspector below a page where its address asks for `inspect`, and lets a test read its machines where it asks for `watched`;
 * else it does nothing.
 * @param root the page's actor, before it starts; every machine that lives in its system is inspected with it
 * @returns the actor for the page to draw, at the moment that the inspector shows; so are those that its `system.get` gives
 */
export function inspectPage<Root extends AnyActor>(
  root: Root,
  { inspector = '/inspector.html', knowledge: known = {} }: InspectPageOptions = {},
): Root {
  const isInspected = new URLSearchParams(location.search).has('inspect');
  if (!isInspected && !isWatched(location.search)) return root;
  const knowledge = wholeKnowledge(known);
  const name: string = root.id === root.sessionId ? root.logic.id : root.id;
  const inspected = inspectSite(
    { [name]: root as AnyActor },
    { portName: knowledge.portName, nameOf: nameInSystem },
  );
  const begun = openTools({
    project: { knowledge, files: NO_FILES, inspector },
    address: undefined,
    wanted: {},
    stage: { paused: new Map(), world: () => ({ scenario: SEEN }) },
    inspected,
    isInspected,
    goOn: () => undefined,
  });
  begun();
  const { drawn, time }: InspectedSite = inspected;
  // A past moment shows a machine that no longer lives.
  const get = (id: string) => {
    const living: AnyActor | undefined = root.system.get(id);
    return living || time.moment() !== undefined ? (drawn[id] ?? living) : undefined;
  };
  return standIn(drawn[name] as Root, { system: { ...root.system, get } });
}

/** Names a machine by its systemId, else by its id; one whose namesake lives elsewhere by that of its parent as well. */
function nameInSystem(actor: AnyActor, known: (name: string) => AnyActor | undefined): string {
  const { id, _parent: parent } = actor;
  const own = (actor as { readonly systemId?: string }).systemId ?? id;
  const other = known(own);
  const isTaken = other && other._parent !== parent && other.getSnapshot().status === 'active';
  return isTaken && parent ? `${nameInSystem(parent as AnyActor, known)}.${own}` : own;
}

const NO_FILES = {
  pathNames: () => [],
  scenario: () => undefined,
  path: () => undefined,
  recording: () => undefined,
};
