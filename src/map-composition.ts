import { createSystemClock } from './adapters/browser/system-clock.ts';
import { createSystemTimers } from './adapters/browser/system-timers.ts';
import { createVisitorShare } from './adapters/browser/visitor-share.ts';
import { createMapData } from './adapters/map/data/map-data.ts';
import { createBrowserOwnPosition } from './adapters/map/own-position.ts';
import { createQrCodes } from './adapters/map/qr-code.ts';
import { createWindowAddress } from './adapters/map/window-address.ts';
import { connectCanvas, type DrawnMap } from './application/map-page/connect-canvas.ts';
import { connectMap } from './application/map-page/connect-map.ts';
import { connectMapAddress } from './application/map-page/connect-map-address.ts';
import { createMapSite, type MapSite, startMapSite } from './application/map-page/map-machines.ts';
import type { Clock } from './application/ports/clock.ts';
import type { MapData } from './application/ports/map-data.ts';
import type { MapEngine, MapView } from './application/ports/map-engine.ts';
import type { OwnPosition } from './application/ports/own-position.ts';
import type { PageAddress } from './application/ports/page-address.ts';
import type { Share } from './application/ports/share.ts';
import type { CityConfig } from './domain/city-config.ts';
import type { Bounds, Position } from './domain/map/geometry.ts';
import { parseMapAddress } from './domain/map/map-address.ts';
import type { MapConfig } from './domain/map/map-config.ts';
import { isAboveSheet, sheetHeight } from './domain/map/sheet.ts';
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
  /** Whether the visitor asks for less motion. */
  readonly isStill: () => boolean;
}

/** What the testers' code can do with the page once it is drawn. */
export interface MapControls {
  /** Connects the machines with each other and with an address, by default the page's own. */
  readonly tie: (address?: PageAddress) => void;
  /** Moves the map to a view. */
  readonly go: (to: MapView | Bounds) => void;
}

/** How the testers' code changes the composition and the start of the map page. */
export interface MapRehearsal {
  readonly adapters: (real: MapAdapters) => MapAdapters;
  /** Watches the machines. @returns those that the page draws, and those that are connected with each other */
  readonly prepare: (
    site: MapSite,
    adapters: MapAdapters,
  ) => { readonly drawn: MapSite; readonly tied: MapSite };
  /** Starts the machines instead of startMapSite, and connects them. */
  readonly start: (controls: MapControls) => void;
}

/** What composing the map page needs. */
export interface MapComposition {
  readonly map: MapConfig;
  readonly city: CityConfig;
  readonly engine: MapEngine;
  readonly rehearsal?: MapRehearsal | undefined;
}

// Pixels around bounds that the map moves to.
const ROOM = { top: 24, right: 24, bottom: 24, left: 24 };

/**
 * The composition root of the map page: its ports with their adapters, its machines and their connections. Nothing runs
 * before the map is first drawn; an element that takes the map later gets it in its present state.
 */
export function composeMap({ map, city, engine: drawing, rehearsal }: MapComposition): MapDependencies {
  const real = ownAdapters(map, drawing);
  const adapters = rehearsal?.adapters(real) ?? real;
  const { engine, mapData, ownPosition, share, clock, openAddress } = adapters;
  const timers = createSystemTimers();
  const site = createMapSite({
    mapData,
    share,
    ownPosition,
    cityBounds: map.bounds,
    takePicture: () => engine.picture(),
    addressNow: () => location.href,
    makeQrCode: createQrCodes(timers),
    timers,
  });
  const { drawn: shown, tied } = rehearsal?.prepare(site, adapters) ?? { drawn: site, tied: site };
  let drawn: DrawnMap | undefined;
  let stage: HTMLElement | undefined;
  const go = (to: MapView | Bounds) => drawn?.go(to);
  const covered = () => (stage ? coveredBy(shown, stage) : 0);
  const isSeen = (at: Position) => {
    const { bounds } = shown.canvas.getSnapshot().context;
    return bounds === undefined || !stage || isAboveSheet(at, bounds, covered() / stage.clientHeight);
  };
  const ids = map.layers.map(({ id }) => id);
  const viewIn = (address: PageAddress) => parseMapAddress(address.current().search, ids, map.bounds).view;
  const tie = (address = openAddress()) => {
    connectMapAddress(tied, { address, config: map, go });
    connectMap(tied, { go, isSeen });
  };
  const begin = (element: HTMLElement) => {
    const view = viewIn(openAddress());
    if (rehearsal) rehearsal.start({ tie, go });
    else {
      startMapSite(site);
      tie();
    }
    const ports = {
      engine,
      config: map,
      ...schemeOf(window),
      isStill: adapters.isStill,
      // However high the sheet is, some of the map stays visible to show a place.
      padding: () => ({ ...ROOM, bottom: Math.min(element.clientHeight * 0.6, covered()) + ROOM.bottom }),
    };
    drawn = connectCanvas(shown, ports, element, view);
  };
  const draw = (host: HTMLElement) => {
    const isFirst = stage === undefined;
    const element = stage ?? document.createElement('div');
    stage = element;
    element.className = 'map-stage__map';
    host.append(element);
    if (isFirst) begin(element);
    return () => element.remove();
  };
  return {
    site: shown,
    map,
    city,
    mapData,
    draw,
    go,
    now: () => clock.now(),
    copyText: (text) => navigator.clipboard.writeText(text),
  };
}

const ownAdapters = (map: MapConfig, engine: MapEngine): MapAdapters => ({
  engine,
  mapData: createMapData({ config: map }),
  ownPosition: createBrowserOwnPosition(),
  share: createVisitorShare(),
  clock: createSystemClock(),
  openAddress: () => createWindowAddress(),
  isStill: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
});

function schemeOf(page: Pick<Window, 'matchMedia'>) {
  const dark = page.matchMedia('(prefers-color-scheme: dark)');
  return {
    isDark: () => dark.matches,
    watchScheme: (changed: () => void) => {
      dark.addEventListener('change', changed);
      return () => dark.removeEventListener('change', changed);
    },
  };
}

/** Gives the pixels of the map that the resting sheet covers on phones; 0 where the panel is beside the map. */
function coveredBy({ panel }: MapSite, map: HTMLElement): number {
  if (matchMedia(from('m')).matches) return 0;
  const screen = map.closest('.map-page')?.clientHeight ?? innerHeight;
  return Math.min(map.clientHeight, sheetHeight(panel.getSnapshot().context.sheet, screen));
}
