import type { Motion } from '../../application/ports/motion.ts';

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Asks the browser whether its visitor wants less motion. */
export function createMediaMotion(): Motion {
  return {
    isReduced: () => window.matchMedia(REDUCED).matches,
    subscribe: (changed) => {
      const query = window.matchMedia(REDUCED);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
  };
}
