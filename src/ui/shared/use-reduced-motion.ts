import { useSyncExternalStore } from 'react';
import { useDependencies } from '../dependencies.tsx';

/** Whether the visitor asks for less motion; false on the server and during hydration. */
export function useReducedMotion(): boolean {
  const { motion } = useDependencies();
  return useSyncExternalStore(motion.subscribe, motion.isReduced, () => false);
}
