import { isSame } from '../domain/context-summary.ts';
import type { Expectation } from '../domain/path.ts';

/** How far the way of a second drag may be from that of the first: browsers let a dragged map glide on, each time otherwise. */
const MOST_TIMES = 3;
const LEAST_COSINE = 0.95;
/** Less is the noise of reckoning. */
const NOISE = 1e-9;

/**
 * Compares what a drag has moved with what it moved when it was recorded: fields of numbers must have moved the same way, about as far;
 * a field that it left as it was must be so again. What else it has changed follows from where it ended, and is not compared.
 * @param before the machine before the drag
 * @param recorded after it, in the recording
 * @param actual after it, now
 */
export function movedAlike(before: Expectation, recorded: Expectation, actual: Expectation): boolean {
  if (!isSame(recorded.state, actual.state)) return false;
  const contextOf = ({ context = {} }: Expectation) => context;
  const [was, then, now] = [contextOf(before), contextOf(recorded), contextOf(actual)] as const;
  return [...new Set([...Object.keys(then), ...Object.keys(now)])].every((key) => {
    if (isSame(was[key], then[key]))
      return isSame(then[key], now[key]) || wentAlike(was[key], then[key], now[key]);
    return !areNumbers(was[key]) || !areNumbers(then[key]) || wentAlike(was[key], then[key], now[key]);
  });
}

function wentAlike(before: unknown, recorded: unknown, actual: unknown): boolean {
  const [was, then, now] = [numbersIn(before), numbersIn(recorded), numbersIn(actual)];
  if (!areNumbers(actual) || was.length !== then.length || was.length !== now.length) return false;
  const way = (to: readonly number[]) => to.map((value, place) => value - (was[place] ?? 0));
  const [old, present] = [way(then), way(now)];
  const [far, further] = [Math.hypot(...old), Math.hypot(...present)];
  if (far < NOISE || further < NOISE) return far < NOISE && further < NOISE;
  const along = old.reduce((sum, value, place) => sum + value * (present[place] ?? 0), 0);
  const times = further / far;
  return along / (far * further) > LEAST_COSINE && times < MOST_TIMES && times > 1 / MOST_TIMES;
}

const isComposed = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a value is a number, or holds nothing else. */
const areNumbers = (value: unknown): boolean =>
  isComposed(value)
    ? Object.values(value).length > 0 && Object.values(value).every(areNumbers)
    : typeof value === 'number';

const numbersIn = (value: unknown): readonly number[] =>
  isComposed(value) ? Object.values(value).flatMap(numbersIn) : typeof value === 'number' ? [value] : [];
