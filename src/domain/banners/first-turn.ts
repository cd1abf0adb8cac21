import { BANNER_AUTOPLAY_DELAY_MS } from './banner-slides.ts';

/** How long after the slides start to play in sight their engine is loaded: 2000 ms before their first turn. */
export const ENGINE_ASKED_AFTER_MS = BANNER_AUTOPLAY_DELAY_MS - 2000;

/**
 * Gives when the first slide turns (spec §9 Banner): 6000 ms after it starts to play in sight, and at once if that time
 * has passed.
 * @param waited milliseconds since then; negative where the clock was set back
 * @returns milliseconds from now, at least 1
 */
export function firstTurnIn(waited: number): number {
  return Math.min(Math.max(BANNER_AUTOPLAY_DELAY_MS - waited, 1), BANNER_AUTOPLAY_DELAY_MS);
}
