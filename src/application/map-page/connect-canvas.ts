import type { AnyActor } from 'xstate';
import type { Bounds } from '../../domain/map/geometry.ts';
import type { MapConfig } from '../../domain/map/map-config.ts';
import * as texts from '../../domain/map/texts.ts';
import type { MapEngine, MapEngineEvent, MapView, Padding } from '../ports/map-engine.ts';
import type { MapSite } from './map-machines.ts';
import { createMapPicture } from './map-picture.ts';

/** What drawing the map needs. */
export interface CanvasPorts {
  readonly engine: MapEngine;
  readonly config: MapConfig;
  /** Whether the visitor sees the dark scheme. */
  readonly isDark: () => boolean;
  /** Calls back when that changes. @returns stops it */
  readonly watchScheme: (changed: () => void) => () => void;
  /** Whether the visitor asks for less motion. */
  readonly isStill: () => boolean;
  /** The part of the map that panels cover. */
  readonly padding: () => Padding;
}

/** A map that is being drawn. */
export interface DrawnMap {
  readonly go: (to: MapView | Bounds) => void;
  readonly end: () => void;
}

/** The zoom for a place that was chosen. */
export const PLACE_ZOOM = 17.5;

const CANNOT_DRAW = texts.petaTidakBisaDigambar;

/**
 * Draws the map into an element, keeps it in step with the machines, and sends them what happens on it (spec §2 Map
 * page).
 * @param first the view to start with; absent for the whole city
 * @returns undefined where this browser cannot draw; the machines are informed
 */
export function connectCanvas(
  site: MapSite,
  { engine, config, isDark, watchScheme, isStill, padding }: CanvasPorts,
  element: HTMLElement,
  first?: MapView,
): DrawnMap | undefined {
  if (!engine.canDraw()) {
    site.canvas.send({ type: 'map.refused', reason: CANNOT_DRAW });
    return undefined;
  }
  const pictureOf = createMapPicture(site, config);
  const present = () => pictureOf(isDark());
  let drawn = JSON.stringify(present());
  const draw = () => {
    const picture = present();
    const text = JSON.stringify(picture);
    if (text === drawn) return;
    drawn = text;
    engine.draw(picture);
  };
  const go = (to: MapView | Bounds) => engine.go(to, padding(), !isStill());
  const hear = (event: MapEngineEvent) => hearEngine(site, event);
  site.canvas.send({ type: 'map.opened' });
  const close = engine.open(element, first ?? { centre: config.centre, zoom: 12 }, present(), hear);
  if (first === undefined) engine.go(config.bounds, padding(), false);
  const { place, placeSearch, layers, activity, measure, compare, here } = site;
  const actors: readonly AnyActor[] = [place, placeSearch, layers, activity, measure, compare, here];
  const subscriptions = actors.map((actor) => actor.subscribe(draw));
  const scheme = watchScheme(draw);
  return {
    go,
    end: () => {
      scheme();
      for (const subscription of subscriptions) subscription.unsubscribe();
      close();
    },
  };
}

function hearEngine({ canvas, layers, measure, place, panel }: MapSite, event: MapEngineEvent): void {
  if (event.type === 'layer.failed') layers.send(event);
  else if (event.type !== 'map.clicked') canvas.send(event);
  else if (measure.getSnapshot().matches('on')) measure.send({ type: 'point.set', at: event.at });
  else {
    place.send({ type: 'place.asked', place: { kind: 'position', at: event.at } });
    panel.send({ type: 'tab.chosen', tab: 'place' });
  }
}
