import type { Watched } from '../../application/ports/watched.ts';

/** Asks the browser whether its visitor sees the dark scheme. */
export function createMediaScheme(): Watched<boolean> {
  const query = () => window.matchMedia('(prefers-color-scheme: dark)');
  return {
    now: () => query().matches,
    subscribe: (changed) => {
      const dark = query();
      dark.addEventListener('change', changed);
      return () => dark.removeEventListener('change', changed);
    },
  };
}
