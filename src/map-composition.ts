import { createActor } from 'xstate';
import { createConsoleLogger } from './adapters/browser/console-logger.ts';
import { createMediaMotion } from './adapters/browser/media-motion.ts';
import { createMediaScheme } from './adapters/browser/media-scheme.ts';
import { createSystemClock } from './adapters/browser/system-clock.ts';
import { createSystemTimers } from './adapters/browser/system-timers.ts';
import { createVisitorShare } from './adapters/browser/visitor-share.ts';
import { createMapData } from './adapters/map/data/map-data.ts';
import { createBrowserOwnPosition } from './adapters/map/own-position.ts';
import { createQrCodes } from './adapters/map/qr-code.ts';
import { createStageSize } from './adapters/map/stage-size.ts';
import { createWindowAddress } from './adapters/map/window-address.ts';
import { type MapSite, mapSiteIn } from './application/map-page/map-machines.ts';
import { createMapPageMachine, type MapPage } from './application/map-page/map-page-machine.ts';
import { MAP_PAGE, type MapPageAct } from './application/map-page/map-page-messages.ts';
import type { Clock } from './application/ports/clock.ts';
import type { MapData } from './application/ports/map-data.ts';
import type { MapEngine } from './application/ports/map-engine.ts';
import type { Motion } from './application/ports/motion.ts';
import type { OwnPosition } from './application/ports/own-position.ts';
import type { PageAddress } from './application/ports/page-address.ts';
import type { Share } from './application/ports/share.ts';
import type { CityConfig } from './domain/city-config.ts';
import type { MapConfig } from './domain/map/map-config.ts';
import type { MapDependencies } from './ui/map-page/map-dependencies.tsx';
import { from } from './ui/shared/breakpoints.ts';

/** The adapters of the map page. */
export interface MapAdapters {
  readonly engine: MapEngine;
  readonly mapData: MapData;
  readonly ownPosition: OwnPosition;
  readonly share: Share;
  readonly clock: Clock;
  /** Opens the page's address; the build, which renders the page as text, has none. */
  readonly openAddress: () => PageAddress;
  readonly motion: Motion;
}

/** The root of the map page, which is not yet an actor. */
export type MapPageMachine = ReturnType<typeof createMapPageMachine>;

/** How the testers' code changes the composition and the start of the map page. */
export interface MapRehearsal {
  readonly adapters: (real: MapAdapters) => MapAdapters;
  /** Puts machines that a replay moves in place of the page's own. */
  readonly machine: (own: MapPageMachine) => MapPageMachine;
  /** Watches the machines. @returns those that the page draws */
  readonly prepare: (page: MapPage, adapters: MapAdapters) => MapSite;
  /** Whether the page takes what the visitor does: not while it shows a past moment. */
  readonly isPresent: () => boolean;
  /** Starts the page, and lets it follow its address unless something is replayed. */
  readonly start: (page: MapPage) => void;
}

/** What composing the map page needs. */
export interface MapComposition {
  readonly map: MapConfig;
  readonly city: CityConfig;
  readonly engine: MapEngine;
  readonly rehearsal?: MapRehearsal | undefined;
}

/**
 * The composition root of the map page: its ports with their adapters, and its root over them. Nothing runs before the
 * map is first drawn; an element that takes the map later gets it in its present state.
 */
export function composeMap({ map, city, engine, rehearsal }: MapComposition): MapDependencies {
  const real = ownAdapters(map, engine);
  const adapters = rehearsal?.adapters(real) ?? real;
  const { mapData, clock } = adapters;
  let stage: HTMLElement | undefined;
  const stageNow = () => {
    stage ??= document.createElement('div');
    return stage;
  };
  const page = createPage(map, adapters, rehearsal, stageNow);
  const site = rehearsal?.prepare(page, adapters) ?? mapSiteIn(page.system);
  const send = (act: MapPageAct) => {
    if (rehearsal?.isPresent() ?? true) page.send(act);
  };
  const begin = () => {
    if (rehearsal) rehearsal.start(page);
    else {
      page.start();
      send({ type: 'address.opened' });
    }
    send({ type: 'stage.opened' });
  };
  const draw = (host: HTMLElement) => {
    const isFirst = stage === undefined;
    const element = stageNow();
    element.className = 'map-stage__map';
    host.append(element);
    if (isFirst) begin();
    return () => element.remove();
  };
  const copyText = (text: string) => navigator.clipboard.writeText(text);
  return { site, map, city, mapData, draw, send, now: () => clock.now(), copyText };
}

/** Makes the root of the page, not started. */
function createPage(
  map: MapConfig,
  { engine, mapData, ownPosition, share, motion, openAddress }: MapAdapters,
  rehearsal: MapRehearsal | undefined,
  stage: () => HTMLElement,
): MapPage {
  const timers = createSystemTimers();
  const own = createMapPageMachine({
    mapData,
    share,
    ownPosition,
    cityBounds: map.bounds,
    takePicture: () => engine.picture(),
    addressNow: () => location.href,
    makeQrCode: createQrCodes(timers),
    config: map,
    engine: { ...engine, open: (view, picture, listen) => engine.open(stage(), view, picture, listen) },
    openAddress,
    scheme: createMediaScheme(),
    motion,
    stage: createStageSize(stage, from('m')),
    logger: createConsoleLogger(),
  });
  return createActor(rehearsal?.machine(own) ?? own, { systemId: MAP_PAGE, clock: timers });
}

const ownAdapters = (map: MapConfig, engine: MapEngine): MapAdapters => ({
  engine,
  mapData: createMapData({ config: map }),
  ownPosition: createBrowserOwnPosition(),
  share: createVisitorShare(),
  clock: createSystemClock(),
  openAddress: () => createWindowAddress(),
  motion: createMediaMotion(),
});
