import type { Map as LibreMap, MapOptions, StyleSpecification } from 'maplibre-gl';

/** The map that lies over the right part of another and moves with it. */
export interface SecondMap {
  /** `at`: the position of its left edge, from 0 to 1 of the width. */
  readonly draw: (style: StyleSpecification, at: number) => void;
  /** Gives a picture of the other map with this one over its right part and the line between them. */
  readonly pictureOver: (left: HTMLCanvasElement) => HTMLCanvasElement;
  readonly close: () => void;
}

type Make = (options: Omit<MapOptions, 'container'>, holder: HTMLElement) => LibreMap;

/** Makes the second map when it is first drawn. */
export function openSecond(first: LibreMap, element: HTMLElement, make: Make): SecondMap {
  const holder = document.createElement('div');
  holder.className = 'map-compared';
  holder.setAttribute('aria-hidden', 'true');
  // The map below handles everything that a visitor does.
  Object.assign(holder.style, { position: 'absolute', inset: '0', pointerEvents: 'none' });
  element.append(holder);
  let second: LibreMap | undefined;
  let waiting: StyleSpecification | undefined;
  let isStyled = false;
  let share = 0.5;
  const follow = () =>
    second?.jumpTo({ center: first.getCenter(), zoom: first.getZoom(), padding: first.getPadding() });
  first.on('move', follow);
  return {
    draw(style, at) {
      share = at;
      holder.style.clipPath = `inset(0 0 0 ${at * 100}%)`;
      if (second === undefined) {
        second = make(
          { style, interactive: false, center: first.getCenter(), zoom: first.getZoom() },
          holder,
        );
        follow();
        second.once('style.load', () => {
          isStyled = true;
          if (waiting) second?.setStyle(waiting, { validate: false });
        });
      } else if (isStyled) second.setStyle(style, { validate: false });
      else waiting = style;
    },
    pictureOver(left) {
      second?.redraw();
      return second ? sideBySide(left, second.getCanvas(), share) : left;
    },
    close() {
      first.off('move', follow);
      second?.remove();
      holder.remove();
    },
  };
}

const LINE_PX = 4;

function sideBySide(left: HTMLCanvasElement, right: HTMLCanvasElement, share: number): HTMLCanvasElement {
  const { width, height } = left;
  const both = Object.assign(document.createElement('canvas'), { width, height });
  const context = both.getContext('2d');
  if (!context) return left;
  const at = Math.round(width * share);
  const line = LINE_PX * devicePixelRatio;
  context.drawImage(left, 0, 0);
  context.drawImage(right, at, 0, width - at, height, at, 0, width - at, height);
  context.fillStyle = '#0a3b3d';
  context.fillRect(at - line / 2, 0, line, height);
  return both;
}
