// The second composition root: what testers ask for by address. Loaded only then.

import { config } from 'virtual:city';
import { procedures } from 'virtual:city-steps';
import { createMemoryHistory, type RouterHistory } from '@tanstack/history';
import type { AnyActor, Snapshot } from 'xstate';
import { createConsoleLogger } from '../../src/adapters/browser/console-logger.ts';
import { servedSnapshot } from '../../src/adapters/browser/served-snapshot.ts';
import { openDialogs } from '../../src/application/dialogs/dialogs-machine.ts';
import { type Home, siteOf, siteWith } from '../../src/application/home/home.ts';
import type { VisitorEvent } from '../../src/application/home/home-events.ts';
import { snapshotAfter } from '../../src/application/home/snapshot-after.ts';
import {
  type ActorOf,
  MACHINE_NAMES,
  type MachineName,
  machineOf,
  type Site,
} from '../../src/application/machines.ts';
import { codeHere } from '../../src/application/shared/late-code.ts';
import { resumeDelays } from '../../src/application/shared/resume-delays.ts';
import { SHOWN_MACHINES } from '../../src/application/shown-machines.ts';
import {
  ADAPTERS,
  type ComposedHome,
  type Composition,
  composeHome,
  type Ports,
} from '../../src/composition.ts';
import { containerFrom } from '../../src/container.ts';
import { productListAddress } from '../../src/domain/legal-products/product-filter-address.ts';
import { dialogAddress } from '../../src/domain/navigation/address.ts';
import type { OpenDialogs } from '../../src/domain/navigation/dialogs.ts';
import { readSearch } from '../../src/domain/shared/search-parameters.ts';
import type { TestersPage } from '../../src/hydrate-home.tsx';
import { documentsOfPath } from '../worlds/documents-of-path.ts';
import { observeWorld } from '../worlds/observed-world.ts';
import type { Scenario } from '../worlds/scenario.ts';
import { scenarioConfig } from '../worlds/scenario-config.ts';
import { openWorld, pauseWorld } from '../worlds/world.ts';
import type { WorldOptions } from '../worlds/world-ports.ts';
import { openBeside } from './opened-dialog.ts';
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
 * @param search its parameters `scenario`, `path`, `inspect` and `watched`; problems are shown on the ribbon of the real
 * page
 */
export async function openForTesters(search: URLSearchParams): Promise<TestersPage> {
  const isInspected = search.has('inspect');
  try {
    const wanted = await wantedOn('home', search);
    return testersPageIn(await openScenario(wanted, isInspected), wanted, isInspected);
  } catch (error) {
    const openedScenario = await openScenario({}, isInspected);
    return testersPageIn(openedScenario, { problem: problemOf(error) }, isInspected);
  }
}

// Testers have what the dialogs show from the start.
const SHOWN = codeHere(SHOWN_MACHINES);

function testersPageIn(openedScenario: OpenedScenario, wanted: Wanted, isInspected: boolean): TestersPage {
  const { composition, paused, replaced, history } = openedScenario;
  let begin = () => {};
  let remake: (snapshot: Snapshot<unknown>) => ComposedHome;
  if (composition.snapshot) document.getElementById('root')?.replaceChildren();
  return {
    composition,
    shown: SHOWN,
    ...(history && { history }),
    adapters: (from) => {
      const get = containerFrom(ADAPTERS, from, replaced);
      remake = (persisted) => composeHome(from, get, { persisted, shown: SHOWN });
      return get;
    },
    prepare: ({ home: first, dependencies }, draw) => {
      let home = first;
      let isApart = paused.size > 0;
      const ofPage = withEnded(siteOf(() => home));
      const site = siteWith((name) => (isApart && paused.get(name)?.actor) || ofPage[name]);
      const inspected = inspect(site, isInspected);
      const { requests } = openedScenario;
      if (inspected && requests) requests.log = inspected.requests.scripted;
      // What a replay moves stands apart from the page around it, whose own requests would pass for those of the replay.
      if (requests && !isApart) requests.logPage = requests.log;
      const page = { send: (event: VisitorEvent) => home.send(event) };
      const drawn = { ...dependencies, page, site: inspected?.drawn ?? site };
      // During a replay the machines are separate; afterwards a page goes on from where they are.
      const goOn = () => {
        const snapshot = snapshotAfter(home, paused);
        history?.replace(addressOf(site));
        home.stop();
        for (const { goOn: letGo } of paused.values()) letGo();
        for (const { actor } of paused.values()) actor.stop();
        home = remake(snapshot).home;
        isApart = false;
        if (requests) requests.logPage = requests.log;
        inspected?.watchPresent();
        home.start();
        resumeDelays(home);
        draw({ ...drawn });
      };
      const begun = open({
        // A replay's page has an address of its own; the browser's stays what the tester opened.
        address: history ? undefined : dependencies.address,
        wanted,
        openedScenario,
        inspected,
        isInspected,
        goOn,
      });
      begin = () => {
        if (paused.size > 0) showReplayedMachine(home, site, paused, history);
        else home.start();
        begun();
      };
      return drawn;
    },
    start: () => begin(),
  };
}

/**
 * A replay of one machine is seen where that shows: the page opens what the machine is about, and follows it there. Of a whole
 * page, nothing else runs.
 */
function showReplayedMachine(
  home: Home,
  site: Site,
  paused: ReadonlyMap<MachineName, PausedMachine>,
  history: RouterHistory | undefined,
): void {
  for (const { actor } of paused.values()) actor.start();
  const [only, ...others] = paused.keys();
  if (only === undefined || others.length > 0) return;
  home.start();
  const { section = '', dialog } = machineOf(only);
  const replayed: AnyActor | undefined = site[only];
  if (replayed === undefined) return;
  let isShown = false;
  const follow = () => {
    const isClosed = dialog === only && replayed.getSnapshot().value === 'closed';
    const opening = dialog !== undefined && !isShown && openBeside(site.dialogs.getSnapshot(), dialog);
    const about = isClosed ? {} : (aboutOf(only, site) ?? opening);
    if (about) history?.replace(dialogAddress(about));
    isShown = !isClosed;
  };
  follow();
  replayed.subscribe({ next: follow, error: () => undefined });
  if (only === 'guideSearch') showGuideSearch(home);
  document.getElementById(section)?.scrollIntoView();
}

/** The machines of a page, for testers: one that has ended with its dialog still shows how it ended. */
function withEnded(site: Site): Site {
  const last = new Map<MachineName, AnyActor>();
  return siteWith((name) => {
    const living = site[name];
    if (living !== undefined) last.set(name, living);
    return last.get(name);
  });
}

/** What the address opens while a machine stands where it is; undefined where its dialog is about nothing. */
function aboutOf(name: MachineName, { dialogs, lightbox, article }: Site): OpenDialogs | undefined {
  if (name === 'dialogs') return openDialogs(dialogs.getSnapshot());
  if (name === 'lightbox' && lightbox) {
    const { folderId, index } = lightbox.getSnapshot().context;
    return folderId === undefined ? {} : { galeri: folderId, foto: index + 1 };
  }
  if (name === 'article') {
    const id = article?.getSnapshot().context.article?.id;
    return id === undefined ? {} : { artikel: id };
  }
  if (name === 'checklist' || name === 'parcel') return aNeed();
  return name === 'guideSearch' ? { panduan: 1 } : undefined;
}

/** The steps and the parcel show on the page of a need; of an office without one, nowhere. */
function aNeed(): OpenDialogs | undefined {
  const [first] = procedures.procedures;
  return first && { mulai: first.id };
}

/** Opens the panel of the guide in which its search shows, once there is a document to search. */
function showGuideSearch({ system }: Home): void {
  const guide: ActorOf<'guide'> | undefined = system.get('guide');
  if (guide === undefined) return;
  let isShown = false;
  guide.subscribe((snapshot) => {
    if (isShown || !snapshot.matches({ open: { document: 'loaded', panel: 'none' } })) return;
    isShown = true;
    guide.send({ type: 'panel.toggled', panel: 'search' });
  });
}

function addressOf({ dialogs, productList }: Site): string {
  const list = productList.getSnapshot();
  const open = dialogAddress(openDialogs(dialogs.getSnapshot()));
  const { search } = new URL(open, location.origin);
  return productListAddress(readSearch(search), list.matches('open') ? list.context.filter : undefined);
}

type LogRequest = NonNullable<WorldOptions['onRequest']>;

/** The world that an address asks for, with the machines that a replay moves. */
interface OpenedScenario {
  /** The machines that a replay moves, by name. */
  readonly paused: ReadonlyMap<MachineName, PausedMachine>;
  /** The world that a recording of this page includes. */
  readonly world: () => { readonly scenario: string; readonly world?: Scenario };
  readonly composition: Partial<Composition>;
  /** The ports of the world, in place of those of production. */
  readonly replaced: Partial<Ports>;
  /** Where the scenario answers the feeds: logs the requests of a replay, and of the page, once there is a log. */
  readonly requests?: { log: LogRequest; logPage: LogRequest };
  /** The history of the page's address, where it is not the browser's. */
  readonly history?: RouterHistory;
}

/** Opens the scenario that an address asks for. */
async function openScenario(wanted: Wanted, isInspected: boolean): Promise<OpenedScenario> {
  const { scenario } = wanted;
  if (scenario === undefined) return openRealWorld(isInspected);
  const logger = createConsoleLogger();
  const documents = await loadDocuments();
  const shown = wanted.path ? documentsOfPath(documents, wanted.path) : documents;
  const requests: OpenedScenario['requests'] = { log: () => undefined, logPage: () => undefined };
  const onRequest: LogRequest = (address, answer) => requests.log(address, answer);
  const onPageRequest: LogRequest = (address, answer) => requests.logPage(address, answer);
  // A page that goes on after the replay of a recording goes on with the answers that the recording has left.
  const used = wanted.recording && new Map();
  const { ports: replaced, baked } = openWorld(scenario, {
    documents: shown,
    logger,
    used,
    onRequest: onPageRequest,
  });
  // The served page has the content and the images of the real world.
  const isDrawnAnew = !scenario.baked || scenario.images !== 'none';
  const composition: Partial<Composition> = {
    ...(isDrawnAnew && { snapshot: baked }),
    config: scenarioConfig(scenario, config),
  };
  const world = () => ({ scenario: scenario.name, ...(wanted.file !== undefined && { world: scenario }) });
  const names = replayedNames(wanted, MACHINE_NAMES);
  const paused = pauseAll(names, scenario, { documents, logger, used, onRequest });
  if (paused.size === 0) return { composition, replaced, paused, requests, world };
  return {
    // The served page was drawn from what the build baked; a replay starts from what its world baked.
    composition: { ...composition, snapshot: pauseWorld(scenario, { documents, logger }).baked },
    replaced,
    paused,
    requests,
    // Dialogs that a replay opens and closes must not move the browser away from the replay.
    history: createMemoryHistory({ initialEntries: ['/home'] }),
    world,
  };
}

/** The real world; an inspected page remembers what it sees of it, so that a recording can include it. */
async function openRealWorld(isInspected: boolean): Promise<OpenedScenario> {
  const paused = new Map();
  if (!isInspected) return { composition: {}, replaced: {}, paused, world: () => ({ scenario: SEEN }) };
  const documents = await loadKnownDocuments();
  const { replacements, world } = observeWorld({
    window,
    deployment: __DEPLOYMENT__,
    snapshot: await servedSnapshot(),
    logger: createConsoleLogger(),
  });
  return {
    composition: {},
    replaced: replacements,
    paused,
    world: () => ({
      scenario: SEEN,
      world: world({ name: SEEN, title: 'What was seen of the real world' }, documents),
    }),
  };
}
