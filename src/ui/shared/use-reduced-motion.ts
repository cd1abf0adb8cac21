import { useSyncExternalStore } from 'react';
import { useDependencies } from '../dependencies.tsx';

/** Whether the visitor asks for less motion; false on the server and while the page comes alive. */
export function useReducedMotion(): boolean {
  const { motion } = useDependencies();
  return useSyncExternalStore(motion.subscribe, motion.isReduced, () => false);
}
