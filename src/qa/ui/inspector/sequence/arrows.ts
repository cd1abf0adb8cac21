import type { LogEntry } from '../../../domain/log-entry.ts';
import { HALF_BAR, type PlacedLane } from './lane-places.ts';

/** An entry as an arrow between lanes; in pixels from the left. */
export interface Arrow {
  readonly from: number;
  readonly to: number;
  /** Where the label ends that stands before the tip, and how wide it may be. */
  readonly label: { readonly x: number; readonly width: number; readonly side: 'left' | 'right' };
  /** Where what became of it stands, on the other side of the lane. */
  readonly effect: { readonly x: number; readonly width: number; readonly side: 'left' | 'right' };
  /** Who speaks or is spoken to, where it has no lane. */
  readonly far?: string;
  readonly isStub: boolean;
}

const TIP = 12;
const NEAR_STUB = 84;
const FAR_STUB = 190;

/**
 * Places an entry between lanes: the label in the gap before the lane it leads to, what became of it behind that lane.
 * @returns undefined where neither end has a lane
 */
export function arrowOf(
  { kind, from, to }: LogEntry,
  lanes: ReadonlyMap<string, PlacedLane>,
): Arrow | undefined {
  const source = lanes.get(from);
  const target = lanes.get(to);
  if (target === undefined && source === undefined) return undefined;
  if (target === undefined || source === undefined) {
    return stub(source ?? target, target !== undefined, kind === 'timer' ? undefined : target ? from : to);
  }
  if (source === target) return stub(target, true, undefined);
  const isRight = target.x > source.x;
  const tip = isRight ? target.x - HALF_BAR : target.x + HALF_BAR;
  const { label, effect } = sides(target, isRight ? 'left' : 'right');
  // Along its arrow a label may lie over the lanes that the arrow crosses.
  const width = Math.abs(target.x - source.x) - 2 * HALF_BAR - TIP;
  return { from: source.x, to: tip, label: { ...label, width }, effect, isStub: false };
}

/** A short arrow at the left of a lane, or out of it to the right. */
function stub(lane: PlacedLane | undefined, isInward: boolean, far: string | undefined): Arrow | undefined {
  if (lane === undefined) return undefined;
  const side = isInward ? 'left' : 'right';
  // Whoever has no lane is named beside what was said.
  const length = far === undefined ? NEAR_STUB : FAR_STUB;
  const start = isInward ? lane.x - length : lane.x + HALF_BAR;
  const end = isInward ? lane.x - HALF_BAR : lane.x + HALF_BAR + 18;
  const { label, effect } = sides(lane, side);
  const width = far === undefined ? label.width : FAR_STUB - HALF_BAR - TIP;
  return {
    from: start,
    to: end,
    label: { ...label, width },
    effect,
    ...(far !== undefined && { far }),
    isStub: true,
  };
}

function sides(lane: PlacedLane, side: 'left' | 'right'): Pick<Arrow, 'label' | 'effect'> {
  const { x, before, after } = lane;
  const onLeft = { x: x - HALF_BAR - TIP, width: before - 2 * HALF_BAR - TIP, side: 'left' } as const;
  const onRight = { x: x + HALF_BAR + TIP, width: after - 2 * HALF_BAR - TIP, side: 'right' } as const;
  const [label, effect] = side === 'left' ? [onLeft, onRight] : [onRight, onLeft];
  const near = effect.side === 'left' ? effect.x + TIP - 4 : effect.x - TIP + 4;
  return { label, effect: { ...effect, x: near, width: effect.width + TIP - 4 } };
}
