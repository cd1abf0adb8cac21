// What testers ask for on the map page, by address. Loaded only then.

import { map } from 'virtual:city-map';
import { type ActorLogic, type AnyActor, type AnyEventObject, createActor, type Snapshot } from 'xstate';
import { createConsoleLogger } from '../../src/adapters/browser/console-logger.ts';
import {
  MAP_MACHINE_NAMES,
  type MapMachineName,
  type MapSite,
  mapSiteIn,
} from '../../src/application/map-page/map-machines.ts';
import type { MapPage } from '../../src/application/map-page/map-page-machine.ts';
import { createPictureOf } from '../../src/application/map-page/map-picture.ts';
import { containerFrom } from '../../src/container.ts';
import type { PanelTab } from '../../src/domain/map/sheet.ts';
import { MAP_ADAPTERS, type TestersMapPage } from '../../src/map-composition.ts';
import { adaptersFrom } from '../../src/ports-of.ts';
import { mapAdaptersIn } from '../worlds/map-adapters.ts';
import { createMemoryAddress } from '../worlds/memory-address.ts';
import { createPastEngine, type PastEngine } from '../worlds/past-engine.ts';
import { readScenario } from '../worlds/scenario-file.ts';
import { scriptedMapFiles } from '../worlds/scripted-map-files.ts';
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
 * @param search as for openForTesters
 */
export async function openMapForTesters(search: URLSearchParams): Promise<TestersMapPage> {
  const isInspected = search.has('inspect');
  try {
    const wanted = await wantedOn('peta', search);
    return testersPageIn(wanted, await replayedMachines(wanted), isInspected);
  } catch (error) {
    return testersPageIn({ problem: problemOf(error) }, new Map(), isInspected);
  }
}

async function replayedMachines(wanted: Wanted): Promise<ReadonlyMap<MapMachineName, PausedMachine>> {
  const names = replayedNames(wanted, MAP_MACHINE_NAMES);
  if (wanted.scenario === undefined || names.length === 0) return new Map();
  const documents = await loadDocuments();
  return pauseAll(names, wanted.scenario, { documents, logger: createConsoleLogger() });
}

function testersPageIn(
  wanted: Wanted,
  paused: ReadonlyMap<MapMachineName, PausedMachine>,
  isInspected: boolean,
): TestersMapPage {
  const { scenario } = wanted;
  const isReplay = paused.size > 0;
  // Beside those that the page invokes, which notify it of changes: by these it reaches what is replayed, and the log, which
  // watches the machines of a page by their names, does not take them for the machines.
  const standIns = new Map([...paused].map(([name, { actor }]) => [name, createActor(standInFor(actor))]));
  let begun = () => {};
  let site: MapSite | undefined;
  let inspected: Inspected<MapSite> | undefined;
  let past: PastEngine | undefined;
  const isPresent = () => inspected?.time.moment() === undefined;
  return {
    adapters: (from) => {
      const real = adaptersFrom(MAP_ADAPTERS, from);
      const own = { engine: real('engine'), mapData: real('mapData') };
      const replaced = scenario ? mapAdaptersIn(scenario, own) : {};
      if (scenario) window.fetch = scriptedMapFiles(scenario, map, window.fetch.bind(window));
      past = createPastEngine(replaced.engine ?? own.engine, () => !isPresent());
      // What a replay has opened must stay: the address starts from the page's state, not the page from the address.
      const openAddress = () => (site ? createMemoryAddress(site) : real('openAddress')());
      return containerFrom(MAP_ADAPTERS, from, {
        ...replaced,
        engine: past.engine,
        ...(isReplay && { openAddress }),
      });
    },
    machine: (own) => {
      const logics = [...paused].map(([name, { actor }]) => [name, standInFor(actor)]);
      return own.provide({ actors: Object.fromEntries(logics) });
    },
    prepare: (page, get) => {
      const own = page.system.get;
      Object.assign(page.system, {
        get: (name: string) => standIns.get(name as MapMachineName) ?? own(name),
      });
      const actors = [...paused].map(([name, { actor }]) => [name, actor]);
      const machines: MapSite = { ...mapSiteIn(page.system), ...Object.fromEntries(actors) };
      site = machines;
      inspected = inspect(machines, isInspected);
      begun = open({
        address: isReplay ? undefined : get('openAddress')(),
        wanted,
        openedScenario: { paused, world: () => worldOf(wanted) },
        inspected,
        isInspected,
        goOn: () => goOn(page, paused),
      });
      return inspected?.drawn ?? machines;
    },
    isPresent,
    start: (page) => {
      page.start();
      for (const standIn of standIns.values()) standIn.start();
      if (isReplay) showTabOf(page, paused);
      else page.send({ type: 'address.opened' });
      if (inspected && past) followTime(page, inspected, past, isReplay);
      begun();
    },
  };
}

// During a replay nobody hears the machines that it moves; after it they find the others, each over its own world.
function goOn(page: MapPage, paused: ReadonlyMap<MapMachineName, PausedMachine>): void {
  for (const { actor, goOn: letGo } of paused.values()) {
    Object.assign(actor.system, { get: page.system.get });
    letGo();
  }
  page.send({ type: 'address.opened' });
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

function showTabOf(page: MapPage, paused: ReadonlyMap<MapMachineName, PausedMachine>): void {
  const [only, ...others] = paused.keys();
  const tab = only && others.length === 0 ? TABS[only] : undefined;
  if (tab !== undefined) mapSiteIn(page.system).panel.send({ type: 'tab.chosen', tab });
}

// A past moment is drawn as it was. Then, and in a replay, the map moves to where it was; otherwise only its engine
// moves it.
function followTime(
  page: MapPage,
  { drawn, time }: Inspected<MapSite>,
  past: PastEngine,
  isReplay: boolean,
): void {
  const pictureOf = createPictureOf(map);
  let wasPast = false;
  for (const actor of Object.values<AnyActor>(drawn)) {
    actor.subscribe(() => {
      const isPast = time.moment() !== undefined;
      if (isPast) past.draw((isDark) => pictureOf(drawn, isDark));
      else if (wasPast) past.comeBack();
      wasPast = isPast;
    });
  }
  let wasReplayed = isReplay;
  let place = '';
  drawn.canvas.subscribe(({ context: { view, bounds } }) => {
    const isReplayed = isReplay || time.moment() !== undefined;
    const next = JSON.stringify(view);
    if ((isReplayed || wasReplayed) && bounds && next !== place) page.send({ type: 'view.asked', to: view });
    place = next;
    wasReplayed = isReplayed;
  });
}

const CHANGED = 'stand-in.changed';

/**
 * Makes an actor that stands for one of another system: what reaches it is passed on, and its snapshot is the other's. A
 * message would pass by the other's own `send`, which takes nothing but the steps of a replay.
 * @param actor is started with it
 */
function standInFor(actor: AnyActor): ActorLogic<Snapshot<unknown>, AnyEventObject> {
  return {
    getInitialSnapshot: () => actor.getSnapshot(),
    transition: (_, event) => {
      if (event.type !== CHANGED) actor.send(event);
      return actor.getSnapshot();
    },
    start: (_, { self }) => {
      const notify = () => self.send({ type: CHANGED });
      actor.subscribe({ next: notify, error: notify });
      actor.start();
    },
    getPersistedSnapshot: () => actor.getPersistedSnapshot(),
  };
}
