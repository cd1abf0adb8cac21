import { createActor } from 'xstate';
import { createConsoleLogger } from './adapters/browser/console-logger.ts';
import { copyText } from './adapters/browser/copy-text.ts';
import { createMediaMotion } from './adapters/browser/media-motion.ts';
import { createMediaScheme } from './adapters/browser/media-scheme.ts';
import { createSystemClock } from './adapters/browser/system-clock.ts';
import { createSystemTimers } from './adapters/browser/system-timers.ts';
import { createVisitorShare } from './adapters/browser/visitor-share.ts';
import { createMapData } from './adapters/map/data/map-data.ts';
import { createMapHost } from './adapters/map/map-host.ts';
import { createBrowserOwnPosition } from './adapters/map/own-position.ts';
import { createQrCodes } from './adapters/map/qr-code.ts';
import { createQrCodeNow } from './adapters/map/qr-code-now.ts';
import { createStageSize } from './adapters/map/stage-size.ts';
import { addressNow, createWindowAddress } from './adapters/map/window-address.ts';
import { framedEngine } from './application/map-page/framed-engine.ts';
import { type MapSite, mapSiteIn } from './application/map-page/map-machines.ts';
import { createMapPageMachine, type MapPage } from './application/map-page/map-page-machine.ts';
import { MAP_PAGE, type MapPageAct } from './application/map-page/map-page-messages.ts';
import type { MapPagePorts } from './application/map-page/map-page-setup.ts';
import type { Clock } from './application/ports/clock.ts';
import type { MapEngine } from './application/ports/map-engine.ts';
import type { QrCodeNow } from './application/ports/qr-code.ts';
import type { Timers } from './application/ports/timers.ts';
import type { CityConfig } from './domain/city-config.ts';
import type { MapConfig } from './domain/map/map-config.ts';
import { type AdaptersOf, type GetOf, portsOf } from './ports-of.ts';
import type { MapDependencies } from './ui/map-page/map-dependencies.tsx';
import { afterPaint } from './ui/shared/after-paint.ts';
import { from as widthFrom } from './ui/shared/breakpoints.ts';

/** Every port of the map page, by key: those of its machines, and those that the interface draws with. */
export type MapPorts = Omit<MapPagePorts, 'engine' | 'takePicture' | 'cityBounds' | 'config'> & {
  readonly engine: MapEngine;
  /** Gives the element in which the map is drawn; the first call makes it. */
  readonly host: () => HTMLElement;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly copyText: (text: string) => Promise<void>;
  readonly qrCodeNow: QrCodeNow;
};

/** The root machine of the map page. */
export type MapPageMachine = ReturnType<typeof createMapPageMachine>;

/** What the adapters of the map page are made from. */
export interface MapComposition {
  readonly map: MapConfig;
  readonly city: CityConfig;
  readonly engine: MapEngine;
}

/** How each port of the map page is made. */
export const MAP_ADAPTERS: AdaptersOf<MapComposition, MapPorts> = {
  engine: ({ engine }) => engine,
  host: createMapHost,
  mapData: ({ map }) => createMapData({ config: map }),
  ownPosition: () => createBrowserOwnPosition(),
  share: () => createVisitorShare(),
  clock: () => createSystemClock(),
  timers: () => createSystemTimers(),
  logger: () => createConsoleLogger(),
  motion: () => createMediaMotion(),
  scheme: () => createMediaScheme(),
  stage: (_, get) => createStageSize(get('host'), widthFrom('m')),
  openAddress: () => () => createWindowAddress(),
  addressNow: () => addressNow,
  makeQrCode: (_, get) => createQrCodes(get('timers')),
  copyText: () => copyText,
  qrCodeNow: () => createQrCodeNow(),
};

/** How the testers' code changes the composition and the start of the map page. */
export interface TestersMapPage {
  /** Gives the adapters, some of them replaced. */
  readonly adapters: (from: MapComposition) => GetOf<MapPorts>;
  /** Puts machines that a replay moves in place of the page's own. */
  readonly machine: (own: MapPageMachine) => MapPageMachine;
  /** Watches the machines. @returns those that the page draws */
  readonly prepare: (page: MapPage, get: GetOf<MapPorts>) => MapSite;
  /** Whether the page takes what the visitor does: not while it shows a past moment. */
  readonly isPresent: () => boolean;
  /** Starts the page, and lets it follow its address unless something is replayed. */
  readonly start: (page: MapPage) => void;
}

/**
 * The composition root of the map page: it connects the root with the adapters of its ports. Nothing runs before the map is first drawn;
 * a later element shows the map in its present state.
 * @param get gives the adapter of each port
 */
export function composeMap(
  { map, city }: MapComposition,
  get: GetOf<MapPorts>,
  testersPage?: TestersMapPage,
): MapDependencies {
  const ports = portsOf(MAP_ADAPTERS, get);
  const { host, timers, mapData, clock, copyText, qrCodeNow } = ports;
  const engine = framedEngine(ports.engine, afterPaint);
  const own = createMapPageMachine({
    ...ports,
    cityBounds: map.bounds,
    config: map,
    takePicture: () => engine.picture(),
    engine: { ...engine, open: (view, picture, listen) => engine.open(host(), view, picture, listen) },
  });
  const page: MapPage = createActor(testersPage?.machine(own) ?? own, { systemId: MAP_PAGE, clock: timers });
  const site = testersPage?.prepare(page, get) ?? mapSiteIn(page.system);
  const send = (act: MapPageAct) => {
    if (testersPage?.isPresent() ?? true) page.send(act);
  };
  const begin = () => {
    if (testersPage) testersPage.start(page);
    else {
      page.start();
      send({ type: 'address.opened' });
    }
    send({ type: 'stage.opened' });
  };
  let isDrawn = false;
  const draw = (element: HTMLElement) => {
    const stage = host();
    element.append(stage);
    if (!isDrawn) begin();
    isDrawn = true;
    return () => stage.remove();
  };
  const paper = {
    prepare: qrCodeNow.prepare,
    picture: () => (site.canvas.getSnapshot().value === 'drawn' ? engine.pictureNow() : undefined),
    code: qrCodeNow.draw,
  };
  return { site, map, city, mapData, draw, send, now: () => clock.now(), copyText, paper };
}
