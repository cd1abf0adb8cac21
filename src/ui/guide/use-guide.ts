import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { ActorOf } from '../../application/machines.ts';
import { useShown } from '../shared/use-shown.ts';

/** Gives the guide's machine, and what a component reads of its snapshots. */
export function useGuide<T>(
  select: (snapshot: SnapshotFrom<ActorOf<'guide'>>) => T,
): readonly [ActorOf<'guide'>, T] {
  const guide = useShown('guide');
  return [guide, useSelector(guide, select)];
}
