import type { MapEngine, MapPicture } from '../ports/map-engine.ts';

/**
 * Makes an engine whose costly answers wait for the frame that answers what the visitor did: a click is reported, and a changed picture
 * drawn, after it; of several pictures the last alone.
 * @param afterFrame runs something after the next frame, and returns what takes it back
 */
export function framedEngine(engine: MapEngine, afterFrame: (run: () => void) => () => void): MapEngine {
  let due: MapPicture | undefined;
  let cancel: () => void = () => undefined;
  const drawDue = () => {
    cancel();
    const picture = due;
    due = undefined;
    if (picture) engine.draw(picture);
  };
  return {
    ...engine,
    open: (element, view, picture, listen) => {
      let isOpen = true;
      const close = engine.open(element, view, picture, (event) => {
        if (event.type === 'map.clicked') afterFrame(() => isOpen && listen(event));
        else listen(event);
      });
      return () => {
        isOpen = false;
        cancel();
        due = undefined;
        close();
      };
    },
    draw(picture) {
      cancel();
      due = picture;
      cancel = afterFrame(drawDue);
    },
    // A photograph shows what has been asked for.
    picture: () => {
      drawDue();
      return engine.picture();
    },
    pictureNow: () => {
      drawDue();
      return engine.pictureNow();
    },
  };
}
