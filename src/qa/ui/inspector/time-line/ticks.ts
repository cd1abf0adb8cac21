import type { TimeRange } from '../../../domain/time-bins.ts';

/** A line of the scale above a time line. */
export interface Tick {
  /** Milliseconds from the start. */
  readonly ms: number;
  /** '4 s', '2 min'. */
  readonly text: string;
}

const STEPS_S = [
  0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200, 14_400, 28_800,
];

/** The scale of a time line. @param room pixels that a tick needs at least */
export function ticksOf({ from, to }: TimeRange, width: number, room: number): readonly Tick[] {
  const length = to - from;
  const most = Math.max(1, Math.floor(width / room));
  const step = (STEPS_S.find((seconds) => length / (seconds * 1000) <= most) ?? 86_400) * 1000;
  const count = Math.floor(length / step) + 1;
  return Array.from({ length: count }, (_, index) => ({ ms: index * step, text: tickText(index * step) }));
}

function tickText(ms: number): string {
  const seconds = Math.round(ms / 100) / 10;
  if (seconds < 60) return `${seconds} s`;
  if (seconds >= 3600) return `${Math.round(seconds / 360) / 10} h`;
  const rest = seconds % 60;
  return rest === 0 ? `${seconds / 60} min` : `${Math.floor(seconds / 60)} min ${rest} s`;
}
