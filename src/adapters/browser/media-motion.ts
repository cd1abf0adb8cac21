import type { Motion } from '../../application/ports/motion.ts';

/** Asks the browser what its visitor wants of motion. */
export function createMediaMotion(): Motion {
  return { isReduced: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches };
}
