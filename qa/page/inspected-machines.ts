import type { AnyStateMachine } from 'xstate';
import { MACHINES } from '../../src/application/all-machines.ts';
import type { MachinePorts } from '../../src/application/machine-ports.ts';
import { MACHINE_NAMES, type MachineName } from '../../src/application/machines.ts';
import {
  isMapMachine,
  MAP_MACHINE_NAMES,
  MAP_MACHINES,
  type MapMachineName,
  type MapMachinePorts,
} from '../../src/application/map-page/map-machines.ts';
import { EVENT_SCHEMAS } from '../events/all-events.ts';
import { scenarioSchema } from '../worlds/scenario-schema.ts';
import { addressOfOpened } from './opened-dialog.ts';

/** A machine of any page; no two pages use the same name. */
export type AnyMachineName = MachineName | MapMachineName;
/** Every port that a machine of any page uses. */
export type AnyPorts = MachinePorts & MapMachinePorts;
/** A page with machines, by the first part of its address. */
export type PageName = 'home' | 'peta';

/** The machines of all pages, in their order. */
export const ALL_MACHINE_NAMES: readonly AnyMachineName[] = [...MACHINE_NAMES, ...MAP_MACHINE_NAMES];

/** Gives the page that a machine runs on; undefined where no page has it. */
export function pageOfMachine(name: string): PageName | undefined {
  if (isMapMachine(name)) return 'peta';
  return MACHINE_NAMES.some((known) => known === name) ? 'home' : undefined;
}

/** Makes a machine of any page over its ports. */
function createMachineNamed(name: AnyMachineName, ports: AnyPorts): AnyStateMachine {
  return isMapMachine(name) ? MAP_MACHINES[name](ports) : MACHINES[name](ports);
}

// Every port is there, and none is ever called: the machines do not run.
const NO_PORTS: AnyPorts = new Proxy({}, { get: () => NO_PORTS }) as AnyPorts;

/** Every machine without a world, made when it is first inspected. */
function bareMachines(): Readonly<Record<AnyMachineName, AnyStateMachine>> {
  const machines = {} as Record<AnyMachineName, AnyStateMachine>;
  for (const name of ALL_MACHINE_NAMES) {
    let made: AnyStateMachine | undefined;
    Object.defineProperty(machines, name, {
      enumerable: true,
      get: () => {
        made ??= createMachineNamed(name, NO_PORTS);
        return made;
      },
    });
  }
  return machines;
}

// Former names of machines, events and outcomes in paths that testers saved.
const FORMER = {
  machines: { modals: 'dialogs' },
  events: {
    dialogs: {
      'photo.shown': 'subject.moved',
      'page.shown': 'subject.moved',
      'words.typed': 'subject.moved',
      'answers.given': 'subject.moved',
      'dialog.opened': addressOfOpened,
    },
    dropdown: { 'escape.pressed': 'dropdown.closed', 'outside.pressed': 'dropdown.left' },
  },
  senders: {
    // The page gives what a dialog shows.
    article: { 'article.shown': { dialogs: 'page' } },
    lightbox: { 'folder.settled': { dialogs: 'page' } },
  },
  outcomes: {
    search: {
      'openIndex done in open.finding.opening': 'openIndex done',
      'openIndex failed in open.finding.opening': 'openIndex failed',
      'openIndex done in open.finding.ready.counting': 'count done',
      'openIndex failed in open.finding.ready.counting': 'count failed',
    },
  },
  paths: {
    'dropdown/open-escape-pressed-to-closed': 'dropdown/open-dropdown-closed-to-closed',
    'dropdown/open-outside-pressed-to-closed': 'dropdown/open-dropdown-left-to-closed',
    'dropdown/open-pinned-pointer-left-to-open-leaving': 'dropdown/flow-click-after-the-pointer-came-back',
    'search/ready-counting-open-index-done-to-ready-beginning':
      'search/ready-counting-count-done-to-ready-beginning',
  },
} as const;

/**
 * The inspector's knowledge of the site: its machines, their events, its scenarios.
 * @param scenarios the names of the project's scenarios
 */
export function knowledgeWith(scenarios: readonly string[]) {
  return {
    machines: bareMachines(),
    events: EVENT_SCHEMAS,
    world: scenarioSchema,
    scenarios,
    former: FORMER,
    portName,
    byTheClock: ['banners', 'autoplay'],
    recordsAnswer: (machine: string, outcome: string) => !isOfScenario(machine, outcome.split(' ')[0] ?? ''),
  };
}

// The ports of invoked actors, by their name in the machine's setup.
const PORTS = new Map([
  ['loadBanners', 'banners feed'],
  ['loadFeed', 'feed'],
  ['loadProducts', 'legal products feed'],
  ['loadStaff', 'staff feed'],
  ['readCache', 'cache'],
  ['readStale', 'cache'],
  ['recover', 'cache'],
  ['sanitise', 'sanitiser'],
  ['save', 'download'],
  ['openIndex', 'search index'],
  ['count', 'search index'],
  ['find', 'search index'],
  ['searchPage', 'guide text'],
  ['share', 'share sheet'],
  ['lookUp', 'parcels'],
  ['fill', 'forms'],
]);
// The same on the map page, where one name stands for different ports.
const PORTS_OF = new Map([
  ['centre look', 'map data'],
  ['place look', 'map data'],
  ['setback reckon', 'map data'],
  ['placeSearch find', 'map data'],
  ['here find', 'own place'],
  ['print take', 'map picture'],
  ['print code', 'QR code'],
]);
const OF_THE_MACHINE = new Set(['feed', 'cache']);

/** Feeds and what the browser has stored are what a scenario consists of: it gives their answers again, and no other port's. */
const isOfScenario = (machine: string, src: string): boolean =>
  / (?:feed|cache)$/.test(portName(machine, src));

/**
 * Gives the port that an invoked actor uses, as the log and the sequence name it.
 * @param machine the machine that invokes it
 * @param src the actor's name in the machine's setup
 */
export function portName(machine: string, src: string): string {
  const port = PORTS_OF.get(`${machine} ${src}`) ?? PORTS.get(src) ?? src;
  return OF_THE_MACHINE.has(port) ? `${machine} ${port}` : port;
}
