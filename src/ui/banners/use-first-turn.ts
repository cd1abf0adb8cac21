import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { BANNER_AUTOPLAY_DELAY_MS } from '../../domain/banners/banner-slides.ts';
import { useDependencies } from '../dependencies.tsx';

/** How long before the first turn its engine and the next slide are asked for, in milliseconds. */
const LEAD_MS = 2000;

/**
 * Whether the first turn of the banners is near, and in how many milliseconds it is due: 6000 after they play in sight
 * (spec §9 Banner).
 * @param isSeen whether they are in sight
 */
export function useFirstTurn(isSeen: boolean): readonly [isDue: boolean, firstTurnIn: () => number] {
  const { site, clock } = useDependencies();
  const isPlaying = useSelector(site.banners, (snapshot) => snapshot.matches({ playback: 'playing' }));
  const [isDue, setDue] = useState(false);
  const begun = useRef<number>(undefined);
  useEffect(() => {
    if (!isSeen || !isPlaying) return;
    begun.current = clock.now();
    const timer = setTimeout(() => setDue(true), BANNER_AUTOPLAY_DELAY_MS - LEAD_MS);
    return () => clearTimeout(timer);
  }, [isSeen, isPlaying, clock]);
  const firstTurnIn = useCallback(() => {
    const waited = begun.current === undefined ? 0 : clock.now() - begun.current;
    return Math.min(Math.max(BANNER_AUTOPLAY_DELAY_MS - waited, 1), BANNER_AUTOPLAY_DELAY_MS);
  }, [clock]);
  return [isDue, firstTurnIn];
}
