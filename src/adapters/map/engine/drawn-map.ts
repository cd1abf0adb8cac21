import {
  type GeoJSONSource,
  Map as LibreMap,
  type MapOptions,
  type MapSourceDataEvent,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { Logger } from '../../../application/ports/logger.ts';
import type { MapEngineEvent, MapPicture } from '../../../application/ports/map-engine.ts';
import { failureMessage } from '../../../application/shared/failure.ts';
import type { Bounds } from '../../../domain/map/geometry.ts';
import type { MapConfig } from '../../../domain/map/map-config.ts';
import type { MapView, Padding } from '../../../domain/map/map-view.ts';
import * as texts from '../../../domain/map/texts.ts';
import * as sharedTexts from '../../../domain/shared/texts.ts';
import { drawImage, IMAGE_RATIO } from '../style/images.ts';
import { markedFeatures } from '../style/marked-features.ts';
import { MARKED } from '../style/marked-layers.ts';
import { styleOf } from '../style/style-of.ts';
import { addAim } from './aim.ts';
import { openSecond, type SecondMap } from './compared-map.ts';
import { isReported } from './engine-failure.ts';
import { registerFaces } from './map-fonts.ts';
import { stopEchoes } from './no-echo.ts';
import { isWorkerLost, NO_ENGINE } from './no-engine.ts';
import { differInMarksAlone } from './only-marks.ts';
import { paperPicture } from './paper-picture.ts';
import { answerProtocols } from './protocols.ts';
import { viewOfBounds } from './view-of-bounds.ts';

/** A map in its element. */
export interface DrawnMap {
  readonly draw: (picture: MapPicture) => void;
  readonly go: (to: MapView | Bounds, padding: Padding, animated: boolean) => void;
  readonly picture: () => Promise<string | undefined>;
  /** The same at once; undefined where the map is dark, or has no style yet. */
  readonly pictureNow: () => string | undefined;
  readonly close: () => void;
}

/** What opening a map needs. */
export interface OpenedWith {
  readonly config: MapConfig;
  readonly font: string;
  readonly element: HTMLElement;
  readonly view: MapView;
  readonly picture: MapPicture;
  readonly listen: (event: MapEngineEvent) => void;
  readonly logger: Logger;
}

const FLIGHT_MS = 400;
const ZOOMS = { minZoom: 10.5, maxZoom: 20.5 };
/** The longest time that a map in the light scheme may take, which is drawn only for paper. */
const LIGHT_WAIT_MS = 4000;
/** How far beyond the city the map can be moved, in degrees. */
const BEYOND = 0.06;

/**
 * Opens a map.
 * @throws where the browser has no WebGL
 */
export function openMap({ config, font, element, view, picture, listen, logger }: OpenedWith): DrawnMap {
  // As a path: the page's policy allows its workers by path.
  setWorkerUrl(new URL(workerUrl, location.href).pathname);
  registerFaces(font);
  answerProtocols(config, (id, message, isMap, error) => {
    logger.event('layer.failed', { id, message: failureMessage(error) });
    listen(isMap ? { type: 'map.lost', message } : { type: 'layer.failed', id, message });
  });
  const hear = hearErrors(logger);
  const map = makeMap(element, hear, {
    style: styleOf(config, ofSide(picture, 'left')),
    center: [...view.centre],
    zoom: view.zoom,
    maxBounds: around(config.bounds),
  });
  let second: SecondMap | undefined;
  let latest = picture;
  let isStyled = false;
  const drawWhole = (whole: MapPicture) => {
    if (isStyled) map.setStyle(styleOf(config, ofSide(whole, 'left')), { validate: false });
    if (!whole.compared) {
      second?.close();
      second = undefined;
      return;
    }
    second ??= openSecond(map, element, (options, holder) =>
      makeMap(holder, hear, { ...options, maxBounds: around(config.bounds) }),
    );
    second.draw(styleOf(config, ofSide(whole, 'right')), whole.compared.at);
  };
  const photograph = () => {
    map.redraw();
    const canvas = map.getCanvas();
    const address = (second?.pictureOver(canvas) ?? canvas).toDataURL('image/png');
    return address.startsWith('data:image/') ? address : undefined;
  };
  stopEchoes(element);
  addAim(map);
  listenTo(map, listen);
  // A style cannot be changed before it is loaded.
  map.once('style.load', () => {
    isStyled = true;
    if (latest !== picture || latest.compared) drawWhole(latest);
  });
  return {
    draw(next) {
      const isMarks = isStyled && !next.compared && differInMarksAlone(latest, next);
      latest = next;
      if (isMarks) drawMarks(map, next);
      else drawWhole(next);
    },
    go(to, padding, animated) {
      const target = isView(to) ? to : viewOfBounds(to, sizeOf(element), padding);
      const options = { center: [...target.centre] as [number, number], zoom: target.zoom, padding };
      if (animated) map.easeTo({ ...options, duration: FLIGHT_MS });
      else map.jumpTo(options);
    },
    picture: () =>
      paperPicture({
        latest: () => latest,
        draw: drawWhole,
        rest: () => Promise.race([atRest(map), wait(LIGHT_WAIT_MS)]),
        photograph,
      }),
    pictureNow: () => (isStyled && !latest.dark ? photograph() : undefined),
    close() {
      second?.close();
      map.remove();
    },
  };
}

const atRest = (map: LibreMap) => new Promise<void>((resolve) => void map.once('idle', () => resolve()));

const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

function drawMarks(map: LibreMap, picture: MapPicture): void {
  const source = map.getSource<GeoJSONSource>(MARKED);
  void source?.setData(markedFeatures(picture) as Parameters<GeoJSONSource['setData']>[0]);
}

/** Logs an error of the library once, unless it was logged where it happened. By itself the library writes it to the console. */
function hearErrors(logger: Logger): (event: { readonly error: unknown }) => void {
  const heard = new Set<string>();
  return ({ error }) => {
    const message = failureMessage(error);
    if (isReported(error) || heard.has(message)) return;
    heard.add(message);
    logger.event('map.error', { message });
  };
}

function makeMap(
  container: HTMLElement,
  hear: ReturnType<typeof hearErrors>,
  options: Omit<MapOptions, 'container'>,
): LibreMap {
  const map = new LibreMap({
    container,
    ...options,
    ...ZOOMS,
    validateStyle: false,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    rollEnabled: false,
    boxZoom: false,
    fadeDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 180,
    locale: { 'Map.Title': sharedTexts.cityMapShort },
  });
  map.on('error', hear);
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.setMissingStyleImageResolver((id) => {
    const image = drawImage(id);
    if (image && !map.hasImage(id)) map.addImage(id, image, { pixelRatio: IMAGE_RATIO });
  });
  return map;
}

function listenTo(map: LibreMap, listen: OpenedWith['listen']): void {
  const reportMove = () => {
    const { lng, lat } = map.getCenter();
    const bounds = map.getBounds();
    listen({
      type: 'map.moved',
      view: { centre: [lng, lat], zoom: map.getZoom() },
      bounds: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
    });
  };
  let isDrawn = false;
  // Without it nothing is ever drawn, and nothing else would say so.
  map.on('error', ({ error }) => {
    if (!isDrawn && isWorkerLost(error)) listen({ type: 'map.lost', message: NO_ENGINE });
  });
  // The notice that the map loads would lie over its first tiles.
  const showTiles = ({ tile }: MapSourceDataEvent) => {
    if (tile === undefined) return;
    map.off('sourcedata', showTiles);
    map.once('render', () => {
      map.getContainer().dataset.painted = '';
    });
  };
  map.on('sourcedata', showTiles);
  map.once('load', () => {
    isDrawn = true;
    // The benchmark waits for this event.
    performance.mark('map-drawn');
    listen({ type: 'map.drawn' });
    // A map that opens at its final view never moves.
    reportMove();
  });
  map.on('moveend', reportMove);
  map.on('click', ({ lngLat }) => listen({ type: 'map.clicked', at: [lngLat.lng, lngLat.lat] }));
  map.on('webglcontextlost', () =>
    listen({
      type: 'map.lost',
      message: texts.drawingStopped,
    }),
  );
}

// While two layers are compared, each side shows one of them, above all layers that are not compared.
function ofSide(picture: MapPicture, side: 'left' | 'right'): MapPicture {
  const { compared, layers } = picture;
  if (!compared) return picture;
  const id = compared[side];
  return { ...picture, layers: [{ id, opacity: layers.find((layer) => layer.id === id)?.opacity ?? 1 }] };
}

const isView = (to: MapView | Bounds): to is MapView => 'zoom' in to;

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement) => ({ width: clientWidth, height: clientHeight });

const around = ([west, south, east, north]: Bounds): [number, number, number, number] => [
  west - BEYOND,
  south - BEYOND,
  east + BEYOND,
  north + BEYOND,
];
