import type { Watched } from '../../application/ports/watched.ts';
import type { StageSize } from '../../domain/map/sheet.ts';

/**
 * Measures the map on the screen.
 * @param element gives where the map is drawn; asked once the page has begun
 * @param wide the media query of the widths at which the panel is beside the map
 */
export function createStageSize(element: () => HTMLElement, wide: string): Watched<StageSize> {
  return {
    now: () => ({
      height: element().clientHeight,
      screen: element().closest('.map-page')?.clientHeight ?? innerHeight,
      isBeside: matchMedia(wide).matches,
    }),
    subscribe: (changed) => {
      const observer = new ResizeObserver(changed);
      const query = matchMedia(wide);
      observer.observe(element());
      query.addEventListener('change', changed);
      return () => {
        observer.disconnect();
        query.removeEventListener('change', changed);
      };
    },
  };
}
