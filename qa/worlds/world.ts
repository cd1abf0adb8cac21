import { createSystemClock } from '../../src/adapters/browser/system-clock.ts';
import { createSystemTimers } from '../../src/adapters/browser/system-timers.ts';
import { pause } from '../../src/adapters/http/time-limit.ts';
import { createEmbeddedAddresses } from '../../src/adapters/image-addresses/embedded-addresses.ts';
import type { ContentSnapshot, MachinePorts } from '../../src/application/machine-ports.ts';
import type { MapMachinePorts } from '../../src/application/map-page/map-machines.ts';
import type { Clock } from '../../src/application/ports/clock.ts';
import { guideDocument } from '../../src/domain/guide/guide.ts';
import { failingImages } from './failing-images.ts';
import { mapPorts } from './map-world.ts';
import type { Scenario } from './scenario.ts';
import { instantOf } from './scenario-time.ts';
import { createSimulatedTimers, type SimulatedTimers } from './simulated-timers.ts';
import {
  rememberedTicks,
  scriptedDownload,
  scriptedForms,
  scriptedGuideText,
  scriptedMotion,
  scriptedParcels,
  scriptedSanitiser,
  scriptedSearchIndex,
  scriptedShare,
} from './visitor-ports.ts';
import {
  bakedContent,
  dataPorts,
  type OfficePort,
  type WorldOptions,
  type WorldPorts,
} from './world-ports.ts';

type VisitorPorts =
  | 'sanitiser'
  | 'share'
  | 'fileDownload'
  | 'pageTurnSound'
  | 'guideText'
  | 'motion'
  | 'searchIndex'
  | 'parcels'
  | 'forms'
  | 'ticks';

/** A world in which time passes by itself, as for visitors. */
export interface FreeWorld {
  /** Ports of the visitor's browser are here only where the scenario replaces them. */
  readonly ports: Omit<WorldPorts, VisitorPorts> & Partial<Pick<WorldPorts, VisitorPorts>>;
  readonly baked: ContentSnapshot;
}

/**
 * A world whose time only a replay moves; packages/inspector/src/application/paths also delays answers until a step
 * lets them through.
 */
export interface PausedWorld {
  readonly ports: WorldPorts & Pick<MachinePorts, OfficePort> & MapMachinePorts;
  readonly timers: SimulatedTimers;
  readonly baked: ContentSnapshot;
}

// How long an HTTP feed waits before it gives up (adapters/http/fetch-json.ts).
const TIME_LIMIT_MS = 10_000;
// A Wednesday morning, later than everything in the embedded content.
const USUAL_TIME = '2027-01-13T03:00:00.000Z';
// Saved paths must be the same in every city.
const CENTRE_NAME = 'BUPC';
const GUIDE_DOCUMENT = guideDocument({ guideFile: '/panduanbupc.pdf', abbreviation: CENTRE_NAME });

/**
 * Opens a world in which answers come promptly and time passes; a feed that hangs fails after its 10 seconds.
 * @param scenario how it behaves
 */
export function openWorld(scenario: Scenario, options: WorldOptions): FreeWorld {
  const clock = clockOf(scenario);
  const { sanitiser, share, download, motion, search, parcel, form } = scenario;
  return {
    ports: {
      ...dataPorts(scenario, { ...options, clock, hang: (signal) => pause(TIME_LIMIT_MS, signal) }),
      ...always(scenario, options),
      clock,
      timers: createSystemTimers(),
      ...(sanitiser && { sanitiser: scriptedSanitiser(sanitiser) }),
      ...(share && { share: scriptedShare(share) }),
      ...(download && { fileDownload: scriptedDownload(download) }),
      ...(motion && { motion: scriptedMotion(motion) }),
      ...(parcel && { parcels: scriptedParcels(parcel) }),
      ...(form && { forms: scriptedForms(form) }),
      ...(search && { searchIndex: scriptedSearchIndex(search) }),
    },
    baked: bakedContent(scenario, options.documents),
  };
}

/**
 * Opens a paused world: its time is the scenario's, or a fixed one, and only `timers` moves it. Every port answers
 * without the browser, and the same in Node and in the page.
 * @param scenario how it behaves
 */
export function pauseWorld(scenario: Scenario, options: WorldOptions): PausedWorld {
  const timers = createSimulatedTimers(instantOf(scenario.time === 'real' ? USUAL_TIME : scenario.time));
  const { sanitiser = 'works', share = ['copied'], download = ['saved'], motion = 'usual' } = scenario;
  return {
    ports: {
      ...dataPorts(scenario, { ...options, clock: timers, hang: async () => undefined }),
      ...mapPorts(scenario),
      ...always(scenario, options),
      clock: timers,
      timers,
      sanitiser: scriptedSanitiser(sanitiser),
      share: scriptedShare(share),
      fileDownload: scriptedDownload(download),
      pageTurnSound: { play: () => undefined },
      guideText: scriptedGuideText(),
      searchIndex: scriptedSearchIndex(scenario.search),
      parcels: scriptedParcels(scenario.parcel),
      forms: scriptedForms(scenario.form),
      ticks: rememberedTicks(),
      motion: scriptedMotion(motion),
      centreName: CENTRE_NAME,
      guideDocument: GUIDE_DOCUMENT,
    },
    timers,
    baked: bakedContent(scenario, options.documents),
  };
}

function always(scenario: Scenario, { logger, images }: WorldOptions) {
  // The answers of real feeds name images that this site does not have itself.
  const addresses = isSeen(scenario) && images ? images : createEmbeddedAddresses();
  return { logger, images: failingImages(addresses, scenario.images) };
}

function isSeen({ feeds }: Scenario): boolean {
  return Object.values(feeds).some((answers) => answers?.some((answer) => typeof answer === 'object'));
}

/** The clock of a world in which time passes by itself. */
export function clockOf({ time }: Pick<Scenario, 'time'>): Clock {
  const system = createSystemClock();
  if (time === 'real') return system;
  const ahead = instantOf(time) - system.now();
  return { now: () => system.now() + ahead };
}
