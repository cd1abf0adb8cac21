import type { MapEngine, MapPicture } from '../../../application/ports/map-engine.ts';
import type { MapConfig } from '../../../domain/map/map-config.ts';
import type { DrawnMap } from './drawn-map.ts';
import { NO_ENGINE } from './no-engine.ts';

/** What the engine needs. */
export interface MapEngineOptions {
  readonly config: MapConfig;
  /** Address of the site's font file, a variable one. */
  readonly font: string;
}

/**
 * Makes the engine that draws with MapLibre (spec §2 Map page). The library is loaded when a map is first opened;
 * browsers that cannot draw never load it.
 */
export function createMapLibreEngine({ config, font }: MapEngineOptions): MapEngine {
  let drawn: DrawnMap | undefined;
  let waiting: ((map: DrawnMap) => void)[] = [];
  let latest: MapPicture | undefined;
  // Calls that arrive while the map is loading run once it is there.
  const whenDrawn = (act: (map: DrawnMap) => void) => (drawn ? act(drawn) : waiting.push(act));
  return {
    canDraw,
    open(element: HTMLElement, view, picture, listen) {
      let isOpen = true;
      latest = picture;
      waiting = [];
      import('./drawn-map.ts')
        .then(({ openMap }) => {
          if (!isOpen) return;
          drawn = openMap({ config, font, element, view, picture: latest ?? picture, listen });
          for (const act of waiting.splice(0)) act(drawn);
        })
        .catch(() => isOpen && listen({ type: 'map.lost', message: NO_ENGINE }));
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
