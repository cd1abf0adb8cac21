import * as v from 'valibot';
import type { AnyActor, AnyStateMachine } from 'xstate';
import type { Knowledge } from './application/shared/knowledge.ts';
import { inspectSite } from './page/inspected-site.ts';
import { SEEN } from './page/shown-stage.ts';
import { openTools } from './page/tools.tsx';

const ANY_WORLD = v.object({ name: v.string(), title: v.string() });

/** The knowledge of a page that hands over nothing but its machines: every event fits. */
export function knowledgeOf(machines: Readonly<Record<string, AnyStateMachine>>): Knowledge {
  return { machines, events: {}, world: ANY_WORLD, scenarios: [] };
}

/** What a page may hand over besides its machines. */
export interface InspectPageOptions {
  /** The address of the page that draws the inspector (openInspector). */
  readonly inspector?: string;
  /** The schemas of the machines' events, and the like. */
  readonly knowledge?: Knowledge;
}

/**
 * Opens an inspector below a page where its address asks for `inspect`; else it does nothing.
 * @param machines the actors of the page by name, before they start
 * @returns the machines for the page to draw: they stand at the moment that the inspector shows
 */
export function inspectPage<Page extends Readonly<Record<string, AnyActor>>>(
  machines: Page,
  { inspector = '/inspector.html', knowledge }: InspectPageOptions = {},
): Page {
  if (!new URLSearchParams(location.search).has('inspect')) return machines;
  const actors: readonly (readonly [string, AnyActor])[] = Object.entries(machines);
  const known =
    knowledge ?? knowledgeOf(Object.fromEntries(actors.map(([name, { logic }]) => [name, logic])));
  const inspected = inspectSite(machines, Date.now, (run) => setTimeout(run), known.portName);
  const begun = openTools({
    project: { knowledge: known, files: NO_FILES, inspector },
    address: undefined,
    wanted: {},
    stage: { paused: new Map(), world: () => ({ scenario: SEEN }) },
    inspected,
    isInspected: true,
    goOn: () => undefined,
  });
  begun();
  return inspected.drawn;
}

const NO_FILES = {
  pathNames: () => [],
  scenario: () => undefined,
  path: () => undefined,
  recording: () => undefined,
};
