import { type TouchEvent, useEffect, useRef } from 'react';
import { swipeStep } from '../../domain/shared/swipe.ts';
import { useDependencies } from '../dependencies.tsx';
import { turnOfKey } from '../shared/turn-key.ts';
import { turnSlide } from './shown-slide.ts';

/**
 * Turns the banners by swipe and arrow key while their engine has not loaded, so that none is lost.
 * @param isActive whether there is something to turn, and no engine for it
 * @returns the event handlers of the slides
 */
export function useEarlySwipe(isActive: boolean) {
  const { banners } = useDependencies().site;
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined);
  useEffect(() => {
    if (!isActive) return;
    const turn = (event: KeyboardEvent) => {
      const where = turnOfKey(event);
      // A key that something has the focus for is meant for that.
      if (document.activeElement !== document.body || (where !== 'next' && where !== 'previous')) return;
      turnSlide(banners, where === 'next' ? 1 : -1);
    };
    document.addEventListener('keydown', turn);
    return () => document.removeEventListener('keydown', turn);
  }, [isActive, banners]);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      from.current =
        isActive && touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      // The engine may have loaded since the finger touched the screen; it has not seen that touch.
      const start = from.current;
      from.current = undefined;
      if (!start || !touch) return;
      const step = swipeStep(start, { x: touch.clientX, y: touch.clientY });
      if (step !== 0) turnSlide(banners, step);
    },
  };
}
