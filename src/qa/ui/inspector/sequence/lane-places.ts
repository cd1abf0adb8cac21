import type { Lane } from '../../../domain/sequence.ts';

/** A lane and where it runs. */
export interface PlacedLane extends Lane {
  /** Its middle, in pixels from the left. */
  readonly x: number;
  /** Room for text on either side of it, up to the next lane. */
  readonly before: number;
  readonly after: number;
}

/** The lanes of a sequence side by side. */
export interface LanePlaces {
  readonly lanes: readonly PlacedLane[];
  /** Of all, in pixels. */
  readonly width: number;
}

/** How wide numbers and times are, left of the lanes. */
export const TIMES_WIDTH = 142;
/** Half of a lane's bar. */
export const HALF_BAR = 5;
const VISITOR_WIDTH = 196;
const FIRST = 14;
const LEAST_GAP = 126;
const MOST_GAP = 168;
const LAST = 72;

/** Puts lanes side by side, as far apart as there is room for, and never so close that common names would be cut. */
export function placeLanes(lanes: readonly Lane[], room: number): LanePlaces {
  const [first] = lanes;
  const offset = first?.kind === 'visitor' ? VISITOR_WIDTH : LAST / 2;
  const gaps = Math.max(lanes.length - (first?.kind === 'visitor' ? 2 : 1), 1);
  const free = (room - TIMES_WIDTH - offset - LAST) / gaps;
  const gap = Math.floor(Math.min(Math.max(free, LEAST_GAP), MOST_GAP));
  const xOf = (index: number) => {
    if (first?.kind !== 'visitor') return TIMES_WIDTH + offset + index * gap;
    return index === 0 ? TIMES_WIDTH + FIRST : TIMES_WIDTH + offset + (index - 1) * gap;
  };
  const last = lanes.length - 1;
  return {
    lanes: lanes.map((lane, index) => ({
      ...lane,
      x: xOf(index),
      before: index === 0 ? TIMES_WIDTH / 2 : xOf(index) - xOf(index - 1),
      after: index === last ? LAST + HALF_BAR : xOf(index + 1) - xOf(index),
    })),
    width: xOf(Math.max(last, 0)) + LAST,
  };
}
