import type { Logger } from '../../../application/ports/logger.ts';
import type { MapEngine, MapPicture } from '../../../application/ports/map-engine.ts';
import { failureMessage } from '../../../application/shared/failure.ts';
import type { MapConfig } from '../../../domain/map/map-config.ts';
import type { DrawnMap, openMap } from './drawn-map.ts';
import { type EngineFailure, failureText, openingFailure } from './engine-failure.ts';

/** What the engine needs. */
export interface MapEngineOptions {
  readonly config: MapConfig;
  /** Address of the site's font file, a variable one. */
  readonly font: string;
  readonly logger: Logger;
  /** Loads the code that draws. */
  readonly loadCode?: () => Promise<{ readonly openMap: typeof openMap }>;
}

/**
 * Makes the engine that draws with MapLibre (spec §2 Map page). The library is loaded when a map is first opened;
 * browsers that cannot draw never load it. A map that cannot be opened is logged with the reason, and so is what waited for
 * it and fails, which costs nothing else.
 */
export function createMapLibreEngine({
  config,
  font,
  logger,
  loadCode = () => import('./drawn-map.ts'),
}: MapEngineOptions): MapEngine {
  let drawn: DrawnMap | undefined;
  let waiting: ((map: DrawnMap) => void)[] = [];
  let latest: MapPicture | undefined;
  // Calls that arrive while the map is loading run once it is there.
  const attempt = (act: (map: DrawnMap) => void, map: DrawnMap) => {
    try {
      act(map);
    } catch (error) {
      logger.event('map.error', { message: failureMessage(error) });
    }
  };
  const whenDrawn = (act: (map: DrawnMap) => void) => (drawn ? act(drawn) : waiting.push(act));
  return {
    canDraw,
    open(element: HTMLElement, view, picture, listen) {
      let isOpen = true;
      latest = picture;
      waiting = [];
      const fail = (failure: EngineFailure, error: unknown) => {
        logger.event('map.failed', { failure, message: failureMessage(error) });
        if (isOpen) listen({ type: 'map.lost', message: failureText(failure) });
      };
      const begin = (code: { readonly openMap: typeof openMap }) => {
        if (!isOpen) return;
        try {
          drawn = code.openMap({ config, font, element, view, picture: latest ?? picture, listen, logger });
        } catch (error) {
          fail(openingFailure(error), error);
          return;
        }
        for (const act of waiting.splice(0)) attempt(act, drawn);
      };
      loadCode().then(begin, (error: unknown) => fail('code', error));
      return () => {
        isOpen = false;
        drawn?.close();
        drawn = undefined;
      };
    },
    draw(picture) {
      latest = picture;
      drawn?.draw(picture);
    },
    go: (to, padding, animated) => void whenDrawn((map) => map.go(to, padding, animated)),
    picture: async () => drawn?.picture(),
    pictureNow: () => drawn?.pictureNow(),
  };
}

function canDraw(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    // A page may have only a few WebGL contexts.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
