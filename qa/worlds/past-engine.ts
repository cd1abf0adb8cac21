import type { MapEngine, MapPicture } from '../../src/application/ports/map-engine.ts';

/** An engine that can draw another picture than the page's own, while it shows a past moment. */
export interface PastEngine {
  readonly engine: MapEngine;
  /** Draws a past moment until comeBack is called. */
  readonly draw: (then: (isDark: boolean) => MapPicture) => void;
  readonly comeBack: () => void;
}

/**
 * Makes an engine that leaves the page alone while a past moment is shown.
 * @param isPast whether one is
 */
export function createPastEngine(real: MapEngine, isPast: () => boolean): PastEngine {
  let present: MapPicture | undefined;
  let drawn = '';
  const put = (picture: MapPicture) => {
    const text = JSON.stringify(picture);
    if (text !== drawn) real.draw(picture);
    drawn = text;
  };
  return {
    engine: {
      ...real,
      open: (element, view, picture, listen) => {
        present = picture;
        drawn = JSON.stringify(picture);
        return real.open(element, view, picture, (event) => {
          if (!isPast()) listen(event);
        });
      },
      draw: (picture) => {
        present = picture;
        if (!isPast()) put(picture);
      },
    },
    draw: (then) => put(then(present?.dark === true)),
    comeBack: () => {
      if (present) put(present);
    },
  };
}
