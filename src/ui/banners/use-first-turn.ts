import { useCallback, useEffect, useRef, useState } from 'react';
import { ENGINE_ASKED_AFTER_MS, firstTurnIn } from '../../domain/banners/first-turn.ts';
import { useDependencies } from '../dependencies.tsx';

/**
 * Whether the first turn of the banners is near, and in how many milliseconds it is due: 6000 after they play in sight
 * (spec §9 Banner).
 * @param isPlaying whether they are in sight, and turn by themselves
 */
export function useFirstTurn(isPlaying: boolean): readonly [isDue: boolean, untilTurn: () => number] {
  const { clock } = useDependencies();
  const [isDue, setDue] = useState(false);
  const begun = useRef<number>(undefined);
  useEffect(() => {
    if (!isPlaying) return;
    begun.current = clock.now();
    const timer = setTimeout(() => setDue(true), ENGINE_ASKED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, clock]);
  const untilTurn = useCallback(
    () => firstTurnIn(begun.current === undefined ? 0 : clock.now() - begun.current),
    [clock],
  );
  return [isDue, untilTurn];
}
