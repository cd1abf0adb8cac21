import type { Map as LibreMap } from 'maplibre-gl';

/**
 * Adds to a map the marks for keyboard use: a frame, and a cross on the middle of the map, which moves when a sheet
 * covers a part of the map. Styles decide when they show.
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
