/** How far a finger moves at least, in CSS pixels (spec §9 Guide). */
export const SWIPE_DISTANCE = 30;

/** A point on the screen, in CSS pixels. */
interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * Gives where a swipe leads: a swipe to the left shows the next.
 * @param from where the finger was put down
 * @param to where it was lifted
 * @returns 1 for the next, -1 for the previous, 0 where it was no swipe, or one up or down
 */
export function swipeStep(from: ScreenPoint, to: ScreenPoint): 1 | 0 | -1 {
  const across = to.x - from.x;
  if (Math.abs(across) < SWIPE_DISTANCE || Math.abs(across) < Math.abs(to.y - from.y)) return 0;
  return across < 0 ? 1 : -1;
}
