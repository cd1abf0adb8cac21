import { createSystemClock } from './adapters/browser/system-clock.ts';
import { createSystemTimers } from './adapters/browser/system-timers.ts';
import { createVisitorShare } from './adapters/browser/visitor-share.ts';
import { createMapData } from './adapters/map/data/map-data.ts';
import { createBrowserOwnPlace } from './adapters/map/own-place.ts';
import { createWindowAddress } from './adapters/map/window-address.ts';
import { connectCanvas, type DrawnMap } from './application/map-page/connect-canvas.ts';
import { connectMap } from './application/map-page/connect-map.ts';
import { connectMapAddress } from './application/map-page/connect-map-address.ts';
import { createMapSite, startMapSite } from './application/map-page/map-machines.ts';
import type { MapEngine, MapView } from './application/ports/map-engine.ts';
import type { CityConfig } from './domain/city-config.ts';
import type { Bounds } from './domain/map/geometry.ts';
import { parseMapAddress } from './domain/map/map-address.ts';
import type { MapConfig } from './domain/map/map-config.ts';
import type { MapDependencies } from './ui/map-page/map-dependencies.tsx';

/** What the map page is composed from. */
export interface MapComposition {
  readonly map: MapConfig;
  readonly city: CityConfig;
  readonly engine: MapEngine;
}

/**
 * The composition root of the map page: its ports with their adapters, its machines, what ties them. Nothing of it runs
 * before the map is first drawn; an element that takes it later takes it as it stands.
 */
export function composeMap({ map, city, engine }: MapComposition): MapDependencies {
  const timers = createSystemTimers();
  const clock = createSystemClock();
  const mapData = createMapData({ config: map });
  const site = createMapSite({
    mapData,
    share: createVisitorShare(),
    ownPlace: createBrowserOwnPlace(),
    cityBounds: map.bounds,
    takePicture: () => engine.picture(),
    timers,
  });
  let drawn: DrawnMap | undefined;
  let stage: HTMLElement | undefined;
  const go = (to: MapView | Bounds) => drawn?.go(to);
  const begin = (element: HTMLElement) => {
    startMapSite(site);
    const address = createWindowAddress();
    const ids = map.layers.map(({ id }) => id);
    const { view } = parseMapAddress(address.place().search, ids);
    connectMapAddress(site, { address, config: map, go });
    connectMap(site, go);
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    const ports = {
      engine,
      config: map,
      isDark: () => dark.matches,
      watchScheme: (changed: () => void) => {
        dark.addEventListener('change', changed);
        return () => dark.removeEventListener('change', changed);
      },
      isStill: () => still.matches,
      padding: () => paddingOf(element),
    };
    drawn = connectCanvas(site, ports, element, view);
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
    site,
    map,
    city,
    mapData,
    draw,
    go,
    now: () => clock.now(),
    copyText: (text) => navigator.clipboard.writeText(text),
  };
}

/** On phones the sheet covers the lower part of the map. */
function paddingOf(element: HTMLElement) {
  const sheet = document.querySelector('.map-panel');
  const map = element.getBoundingClientRect();
  const top = sheet?.getBoundingClientRect().top ?? map.bottom;
  const isOver = matchMedia('(max-width: 59.99em)').matches;
  const bottom = isOver ? Math.min(map.height * 0.6, Math.max(0, map.bottom - top)) : 0;
  return { top: 24, right: 24, bottom: bottom + 24, left: 24 };
}
