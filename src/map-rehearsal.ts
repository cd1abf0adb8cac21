// What testers ask for on the map page, by address. Loaded only then.
import type { AnyActor } from 'xstate';
import { createConsoleLogger } from './adapters/browser/console-logger.ts';
import { mapMeansIn } from './adapters/worlds/map-means.ts';
import { createMemoryAddress } from './adapters/worlds/memory-address.ts';
import { readScenario } from './adapters/worlds/scenario-file.ts';
import type { MapSite } from './application/map-page/map-machines.ts';
import { failureMessage } from './application/shared/failure.ts';
import type { PanelTab } from './domain/map/sheet.ts';
import { MAP_MACHINE_NAMES, type MapMachineName } from './inspected-machines.ts';
import type { MapMeans, MapRehearsal, MapTies } from './map-composition.ts';
import { loadDocuments } from './qa-files.ts';
import {
  type Held,
  holdAll,
  type Inspected,
  inspect,
  open,
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
    return rehearsalOn(wanted, await heldFor(wanted), isInspected);
  } catch (error) {
    return rehearsalOn({ problem: failureMessage(error) }, new Map(), isInspected);
  }
}

async function heldFor(wanted: Wanted): Promise<ReadonlyMap<MapMachineName, Held>> {
  const names = replayedNames(wanted, MAP_MACHINE_NAMES);
  if (wanted.scenario === undefined || names.length === 0) return new Map();
  const documents = await loadDocuments();
  return holdAll(names, wanted.scenario, { documents, logger: createConsoleLogger() });
}

function rehearsalOn(
  wanted: Wanted,
  held: ReadonlyMap<MapMachineName, Held>,
  isInspected: boolean,
): MapRehearsal {
  const { scenario } = wanted;
  const isHeld = held.size > 0;
  let begun = () => {};
  let site: MapSite | undefined;
  let inspected: Inspected<MapSite> | undefined;
  let ties: MapTies | undefined;
  const goOn = () => {
    for (const { goOn: letGo } of held.values()) letGo();
    // What the replay has opened is to stay: the address begins as it, not the other way round.
    if (site) ties?.tie(createMemoryAddress('/peta/', site));
  };
  return {
    means: (real) => (scenario ? mapMeansIn(scenario, real) : real),
    prepare: (made, { openAddress }: MapMeans) => {
      const actors = [...held].map(([name, { actor }]) => [name, actor]);
      const machines: MapSite = { ...made, ...Object.fromEntries(actors) };
      site = machines;
      const isWatched = isInspected || wanted.byVisitor === true;
      inspected = isWatched ? inspect(machines) : undefined;
      begun = open({
        address: isHeld ? undefined : openAddress(),
        wanted,
        stage: { held, world: () => worldOf(wanted) },
        inspected,
        isInspected,
        goOn,
      });
      return { drawn: inspected?.drawn ?? machines, tied: inspected?.tied ?? machines };
    },
    start: (given) => {
      ties = given;
      if (site === undefined) return;
      if (isHeld) startAsView(site, held);
      else for (const actor of Object.values(site) as AnyActor[]) actor.start();
      if (!isHeld) given.tie();
      followMap(inspected, isHeld, given);
      begun();
    },
  };
}

function worldOf({ scenario, file }: Wanted) {
  // What the city's own data answered stands in the recording itself.
  const world = scenario ?? readScenario({ name: SEEN, title: 'What was seen of the real world' });
  return {
    scenario: world.name,
    ...((scenario === undefined || file !== undefined) && { world }),
  };
}

const TABS: Readonly<Partial<Record<MapMachineName, PanelTab>>> = { place: 'place', activity: 'activity' };

// The machines are not tied to each other, so that nothing but the replay moves those that it is about.
function startAsView(site: MapSite, held: ReadonlyMap<MapMachineName, Held>): void {
  for (const name of MAP_MACHINE_NAMES) if (!held.has(name)) (site[name] as AnyActor).start();
  const [only, ...others] = held.keys();
  const tab = only && others.length === 0 ? TABS[only] : undefined;
  if (tab !== undefined) site.panel.send({ type: 'tab.chosen', tab });
}

// At a past moment, and in a replay, the map goes to where it was then; else its engine alone moves it.
function followMap(inspected: Inspected<MapSite> | undefined, isHeld: boolean, { go }: MapTies): void {
  if (inspected === undefined) return;
  const { drawn, time } = inspected;
  let wasAway = isHeld;
  let place = '';
  drawn.canvas.subscribe(({ context: { view, bounds } }) => {
    const isAway = isHeld || time.moment() !== undefined;
    const next = JSON.stringify(view);
    if ((isAway || wasAway) && bounds && next !== place) go(view);
    place = next;
    wasAway = isAway;
  });
}
