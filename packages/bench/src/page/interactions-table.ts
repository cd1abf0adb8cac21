import { markdownTable, type Row } from '../markdown.ts';
import { median } from '../timing.ts';
import { goalCells, wholeMs } from './goals.ts';

/** How much slower the phone is than this machine. */
export const SLOWDOWN = 4;
const HEADING = `longest event at ${SLOWDOWN}× slowdown`;
const GOAL_MS = 100;
/** From here on the machine alone is slow: then the bound is so many times the plain page. */
const PLAIN_SLOW_MS = 66;
const PLAIN_SHARE = 1.5;
/** The browser reports an event after the frame that follows it, and none that is shorter than this. */
const SHORTEST_MS = 16;
/** The browser rounds an event to this: a difference of one step says nothing. */
const STEP_MS = 8;
const TENTH = 1.1;

/** What one input cost, in milliseconds: the longest of its events up to the next frame, and the longest task after it. */
export interface Cost {
  readonly event: number;
  readonly task: number;
}

/** The first time that something is done on a page, and the same once more. */
export interface Times {
  readonly first: number;
  readonly again: number;
}

/** An interaction on a fresh page, the same once more, and the page's heap afterwards; beside it a plain page that shows the same. */
export interface Measured {
  readonly first: Cost;
  readonly again: Cost;
  /** The longest event of the plain page, the first time and again, in milliseconds; absent where there is none. */
  readonly plain?: Times;
  readonly heapMb: number;
}

/** What has been measured so far. */
export interface Results {
  readonly measured: Map<string, Measured[]>;
  readonly alone: number[];
  /** What could not be done, and why. */
  readonly failed: Map<string, string>;
}

/**
 * Writes what was measured as a table, and below it the heap of the page alone, what became slower and what could not be done.
 * @param then of the build before, where that was measured too
 */
export function interactionsTable(now: Results, then?: Results): string {
  const rows = [...now.measured].map(([name, times]) => ({
    ...interactionRow(name, times),
    ...(then && { 'before: first': firstOf(then, name), 'before: again': againOf(then, name) }),
  }));
  return [
    markdownTable(rows),
    `The page alone holds ${median(now.alone).toFixed(1)} MB.`,
    ...(then ? [slowerLine(now, then)] : []),
    ...[...now.failed].map(([name, why]) => `Could not be done in every run: ${name} (${why}).`),
  ].join('\n\n');
}

type Once = 'first' | 'again';

const eventOf = ({ measured }: Results, name: string, once: Once): number | undefined => {
  const times = measured.get(name) ?? [];
  return times.length === 0 ? undefined : median(times.map((one) => one[once].event));
};
const cellOf = (once: Once) => (results: Results, name: string) => {
  const time = eventOf(results, name, once);
  return time === undefined ? '–' : eventMs(time);
};
const firstOf = cellOf('first');
const againOf = cellOf('again');

/** Names what takes over a tenth longer than in the build before, and more than the browser's rounding. */
export function slowerLine(now: Results, then: Results): string {
  const slower = [...now.measured.keys()].flatMap((name) =>
    (['first', 'again'] as const).flatMap((once) => {
      const [today, before] = [eventOf(now, name, once), eventOf(then, name, once)];
      if (today === undefined || before === undefined) return [];
      return today > before * TENTH && today > before + STEP_MS
        ? [
            `${name} (${once === 'first' ? 'the first time' : 'again'} ${wholeMs(before)} → ${wholeMs(today)})`,
          ]
        : [];
    }),
  );
  return `Slower than the build before by more than a tenth: ${slower.join(', ') || 'none'}.`;
}

function interactionRow(name: string, times: readonly Measured[]): Row {
  if (times.length === 0) return emptyRow(name);
  const of = (value: (measured: Measured) => number) => median(times.map(value));
  const [first, again] = [of((one) => one.first.event), of((one) => one.again.event)];
  const plains = times.flatMap(({ plain: one }) => one ?? []);
  const plain =
    plains.length === 0
      ? undefined
      : { first: median(plains.map((one) => one.first)), again: median(plains.map((one) => one.again)) };
  const goals = { first: goalBeside(plain?.first), again: goalBeside(plain?.again) };
  const over = Math.max(first - goals.first, again - goals.again);
  const task = of((one) => Math.max(one.first.task, one.again.task));
  return {
    [HEADING]: name,
    'first time': eventMs(first),
    again: eventMs(again),
    'plain page': plain === undefined ? '–' : pairMs(plain),
    ...goalCells({ bound: 0, words: `≤ ${pairMs(goals)}` }, over),
    'longest task after it': task === 0 ? '–' : wholeMs(task),
    'heap then': `${of(({ heapMb: used }) => used).toFixed(1)} MB`,
  };
}

const emptyRow = (name: string): Row => ({
  [HEADING]: name,
  'first time': '–',
  again: '–',
  'plain page': '–',
  ...goalCells({ bound: GOAL_MS, words: `≤ ${wholeMs(GOAL_MS)}` }, Number.NaN),
  'longest task after it': '–',
  'heap then': '–',
});

/** How long an interaction may take, in milliseconds, beside a plain page that shows the same. */
export function goalBeside(plain: number | undefined): number {
  if (plain === undefined || plain <= PLAIN_SLOW_MS) return GOAL_MS;
  return Math.max(GOAL_MS, Math.round(plain * PLAIN_SHARE));
}

const pairMs = ({ first, again }: Times): string =>
  first === again ? wholeMs(first) : `${Math.round(first)} / ${wholeMs(again)}`;
const eventMs = (time: number): string => (time < SHORTEST_MS ? `< ${SHORTEST_MS} ms` : wholeMs(time));
