import type { Map as LibreMap } from 'maplibre-gl';

/**
 * Lays over a map what shows where keys go: a frame, and a cross on the point that the map counts as its centre, which a
 * sheet over the map moves. Styles say when.
 */
export function addAim(map: LibreMap): void {
  const aim = document.createElement('div');
  aim.className = 'map-aim';
  aim.setAttribute('aria-hidden', 'true');
  map.getCanvasContainer().append(aim);
  const move = () => {
    const { top = 0, right = 0, bottom = 0, left = 0 } = map.getPadding();
    aim.style.setProperty('--aim-x', `${(left - right) / 2}px`);
    aim.style.setProperty('--aim-y', `${(top - bottom) / 2}px`);
  };
  move();
  map.on('moveend', move);
}
