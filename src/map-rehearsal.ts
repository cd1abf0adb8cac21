// What testers ask for on the map page, by address. Loaded only then.
import type { AnyActor } from 'xstate';
import { createConsoleLogger } from './adapters/browser/console-logger.ts';
import { mapAdaptersIn } from './adapters/worlds/map-adapters.ts';
import { createMemoryAddress } from './adapters/worlds/memory-address.ts';
import { readScenario } from './adapters/worlds/scenario-file.ts';
import type { MapSite } from './application/map-page/map-machines.ts';
import type { PanelTab } from './domain/map/sheet.ts';
import { MAP_MACHINE_NAMES, type MapMachineName } from './inspected-machines.ts';
import type { MapAdapters, MapControls, MapRehearsal } from './map-composition.ts';
import { loadDocuments } from './qa-files.ts';
import {
  type Inspected,
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
 * Prepares the map page that an address asks for.
 * @param search as for rehearse
 */
export async function rehearseMap(search: URLSearchParams): Promise<MapRehearsal> {
  const isInspected = search.has('inspect');
  try {
    const wanted = await wantedOn('peta', search);
    return rehearsalOn(wanted, await replayedMachines(wanted), isInspected);
  } catch (error) {
    return rehearsalOn({ problem: problemOf(error) }, new Map(), isInspected);
  }
}

async function replayedMachines(wanted: Wanted): Promise<ReadonlyMap<MapMachineName, PausedMachine>> {
  const names = replayedNames(wanted, MAP_MACHINE_NAMES);
  if (wanted.scenario === undefined || names.length === 0) return new Map();
  const documents = await loadDocuments();
  return pauseAll(names, wanted.scenario, { documents, logger: createConsoleLogger() });
}

function rehearsalOn(
  wanted: Wanted,
  paused: ReadonlyMap<MapMachineName, PausedMachine>,
  isInspected: boolean,
): MapRehearsal {
  const { scenario } = wanted;
  const isReplay = paused.size > 0;
  let begun = () => {};
  let site: MapSite | undefined;
  let inspected: Inspected<MapSite> | undefined;
  let controls: MapControls | undefined;
  const goOn = () => {
    for (const { goOn: letGo } of paused.values()) letGo();
    // What the replay has opened must stay: the address starts from the page's state, not the page from the address.
    if (site) controls?.connect(createMemoryAddress('/peta/', site));
  };
  return {
    adapters: (real) => (scenario ? mapAdaptersIn(scenario, real) : real),
    prepare: (made, { openAddress }: MapAdapters) => {
      const actors = [...paused].map(([name, { actor }]) => [name, actor]);
      const machines: MapSite = { ...made, ...Object.fromEntries(actors) };
      site = machines;
      const isWatched = isInspected || wanted.byVisitor === true;
      inspected = isWatched ? inspect(machines) : undefined;
      begun = open({
        address: isReplay ? undefined : openAddress(),
        wanted,
        stage: { paused, world: () => worldOf(wanted) },
        inspected,
        isInspected,
        goOn,
      });
      return { drawn: inspected?.drawn ?? machines, connected: machines };
    },
    start: (given) => {
      controls = given;
      if (site === undefined) return;
      if (isReplay) startAsView(site, paused);
      else for (const actor of Object.values(site) as AnyActor[]) actor.start();
      if (!isReplay) given.connect();
      followMap(inspected, isReplay, given);
      begun();
    },
  };
}

function worldOf({ scenario, file }: Wanted) {
  // The recording itself has the answers of the city's own data.
  const world = scenario ?? readScenario({ name: SEEN, title: 'What was seen of the real world' });
  return {
    scenario: world.name,
    ...((scenario === undefined || file !== undefined) && { world }),
  };
}

const TABS: Readonly<Partial<Record<MapMachineName, PanelTab>>> = { place: 'place', activity: 'activity' };

// The machines are not connected with each other, so that only the replay moves those that it is about.
function startAsView(site: MapSite, paused: ReadonlyMap<MapMachineName, PausedMachine>): void {
  for (const name of MAP_MACHINE_NAMES) if (!paused.has(name)) (site[name] as AnyActor).start();
  const [only, ...others] = paused.keys();
  const tab = only && others.length === 0 ? TABS[only] : undefined;
  if (tab !== undefined) site.panel.send({ type: 'tab.chosen', tab });
}

// At a past moment, and in a replay, the map moves to where it was then; otherwise only its engine moves it.
function followMap(inspected: Inspected<MapSite> | undefined, isReplay: boolean, { go }: MapControls): void {
  if (inspected === undefined) return;
  const { drawn, time } = inspected;
  let wasReplayed = isReplay;
  let place = '';
  drawn.canvas.subscribe(({ context: { view, bounds } }) => {
    const isReplayed = isReplay || time.moment() !== undefined;
    const next = JSON.stringify(view);
    if ((isReplayed || wasReplayed) && bounds && next !== place) go(view);
    place = next;
    wasReplayed = isReplayed;
  });
}
