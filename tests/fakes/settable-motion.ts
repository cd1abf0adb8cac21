import type { Motion } from '../../src/application/ports/motion.ts';

/** What a visitor wants of motion, as a test says. */
export interface SettableMotion extends Motion {
  readonly reduce: (isReduced: boolean) => void;
}

/** Makes a visitor who has not asked for less motion. */
export function settableMotion(): SettableMotion {
  const watchers = new Set<() => void>();
  let reduced = false;
  return {
    isReduced: () => reduced,
    subscribe: (changed) => {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
    reduce: (isReduced) => {
      reduced = isReduced;
      for (const changed of watchers) changed();
    },
  };
}
