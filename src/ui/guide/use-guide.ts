import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { Site } from '../../application/machines.ts';
import { useDependencies } from '../dependencies.tsx';

/** Gives the guide's machine, and what a component reads of its snapshots. */
export function useGuide<T>(
  select: (snapshot: SnapshotFrom<Site['guide']>) => T,
): readonly [Site['guide'], T] {
  const { guide } = useDependencies().site;
  return [guide, useSelector(guide, select)];
}
