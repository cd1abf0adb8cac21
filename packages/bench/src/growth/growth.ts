import type { Row } from '../markdown.ts';
import { timed } from '../timing.ts';

/** A rule over a list or a text, and what it is measured on. */
export interface MeasuredRule {
  readonly name: string;
  /** What a size counts. */
  readonly items: string;
  /** Makes input of a size, always the same one, and gives what is measured. */
  readonly over: (size: number) => () => unknown;
}

/** How long a rule takes at each size, in milliseconds; undefined where it would have taken too long. */
export interface Growth {
  readonly rule: MeasuredRule;
  readonly times: readonly (number | undefined)[];
}

/** The sizes at which every rule is measured. */
export const SIZES = [100, 1_000, 10_000, 100_000] as const;

const ROUNDS = 7;
/** A shorter time is measured many times over, since clocks are coarse. */
const LEAST_MS = 2;
/** The longest run in milliseconds; a longer one would tell no more. */
const MOST_MS = 5_000;
/** n log n from 1,000 to 100,000 items gives 1.1; up to this power the rest is memory that no longer fits the caches. */
const ALLOWED_EXPONENT = 1.5;

/** Measures a rule at every size; stops before one that would take too long. */
export function growthOf(rule: MeasuredRule): Growth {
  const times: (number | undefined)[] = [];
  for (const [place, size] of SIZES.entries()) {
    const before = times[place - 1];
    const ratio = size / (SIZES[place - 1] ?? size);
    // As a square, the worst that is expected.
    const isTooLong = place > 0 && (before === undefined || before * ratio ** 2 > 2 * MOST_MS);
    times.push(isTooLong ? undefined : timeOf(rule.over(size)));
  }
  return { rule, times };
}

// The least of some rounds: longer ones include garbage collection and other work of the computer.
function timeOf(run: () => unknown): number {
  const first = timed(run);
  if (first > MOST_MS / ROUNDS) return first;
  const batch = Math.max(1, Math.ceil(LEAST_MS / Math.max(first, 0.0005)));
  const times = Array.from({ length: ROUNDS }, () =>
    timed(() => {
      for (let index = 0; index < batch; index += 1) run();
    }),
  );
  return Math.min(...times) / batch;
}

/**
 * Gives the power of its size with which a rule grows: 1 in proportion, 1.1 as n log n does, 2 as a square. Taken between
 * 1,000 and the largest size measured: below that, a run is too short.
 */
export function exponentOf(times: readonly (number | undefined)[]): number {
  const [, small] = times;
  const last = times.findLastIndex((time) => time !== undefined);
  const [most, large] = [SIZES[last], times[last]];
  if (small === undefined || large === undefined || most === undefined || last <= 1) return Number.NaN;
  return Math.log(large / small) / Math.log(most / SIZES[1]);
}

/** Whether a rule grows as n log n at most. */
export const isAllowed = (exponent: number): boolean => exponent <= ALLOWED_EXPONENT;

/** The line of a rule in the table. */
export function growthRow({ rule, times }: Growth): Row {
  const exponent = exponentOf(times);
  return {
    rule: rule.name,
    items: rule.items,
    ...Object.fromEntries(
      SIZES.map((size, place) => [`at ${size.toLocaleString('en')}`, shortMs(times[place])]),
    ),
    exponent: Number.isNaN(exponent) ? '–' : Math.max(0, exponent).toFixed(2),
    'n log n at most': isAllowed(exponent) ? 'yes' : '**no**',
  };
}

function shortMs(time: number | undefined): string {
  if (time === undefined) return '–';
  return `${time.toFixed(time < 0.1 ? 4 : time < 10 ? 2 : 0)} ms`;
}
