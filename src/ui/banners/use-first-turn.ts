import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ENGINE_ASKED_AFTER_MS, firstTurnIn } from '../../domain/banners/first-turn.ts';
import { useDependencies } from '../dependencies.tsx';

/**
 * Whether the first turn of the banners is near, and in how many milliseconds it is due: 6000 after they play in sight
 * (spec §9 Banner).
 * @param isSeen whether they are in sight
 */
export function useFirstTurn(isSeen: boolean): readonly [isDue: boolean, untilTurn: () => number] {
  const { site, clock } = useDependencies();
  const isPlaying = useSelector(site.banners, (snapshot) => snapshot.matches({ playback: 'playing' }));
  const [isDue, setDue] = useState(false);
  const begun = useRef<number>(undefined);
  useEffect(() => {
    if (!isSeen || !isPlaying) return;
    begun.current = clock.now();
    const timer = setTimeout(() => setDue(true), ENGINE_ASKED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isSeen, isPlaying, clock]);
  const untilTurn = useCallback(
    () => firstTurnIn(begun.current === undefined ? 0 : clock.now() - begun.current),
    [clock],
  );
  return [isDue, untilTurn];
}
