import { useEffect, useRef, useState } from 'react';
import type { Swiper as Engine } from 'swiper';
import { BANNER_AUTOPLAY_DELAY_MS } from '../../domain/banners/banner-slides.ts';
import { useDependencies } from '../dependencies.tsx';
import { shownSlide, turnSlide } from './shown-slide.ts';

/**
 * Turns to the next slide 6000 ms after each turn, whoever made it (spec §9 Banner); not while a finger holds the slides, or nobody sees
 * the page. The engine's own clock runs with every frame, which keeps a page that is at rest drawing.
 * @param firstTurnIn when the first turn is due, in milliseconds from now
 */
export function useTurning(engine: Engine | undefined, isTurning: boolean, firstTurnIn: () => number): void {
  const { banners } = useDependencies().site;
  const isHeld = useHeld(engine);
  const isFirst = useRef(true);
  const isDue = engine !== undefined && isTurning && !isHeld;
  useEffect(() => {
    if (!isDue) return;
    const turn = () => turnSlide(banners, 1);
    let shown = shownSlide(banners.getSnapshot());
    let timer = setTimeout(turn, isFirst.current ? firstTurnIn() : BANNER_AUTOPLAY_DELAY_MS);
    isFirst.current = false;
    const turned = banners.subscribe((snapshot) => {
      if (shownSlide(snapshot) === shown) return;
      shown = shownSlide(snapshot);
      clearTimeout(timer);
      timer = setTimeout(turn, BANNER_AUTOPLAY_DELAY_MS);
    });
    return () => {
      turned.unsubscribe();
      clearTimeout(timer);
    };
  }, [isDue, banners, firstTurnIn]);
}

function useHeld(engine: Engine | undefined): boolean {
  const [isTouched, setTouched] = useState(false);
  const [isHidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    // They end with the engine.
    engine?.on('touchStart', () => setTouched(true));
    engine?.on('touchEnd', () => setTouched(false));
    return () => document.removeEventListener('visibilitychange', look);
  }, [engine]);
  return isTouched || isHidden;
}
