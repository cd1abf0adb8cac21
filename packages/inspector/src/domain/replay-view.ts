import { type ContextSummary, leftOutOf } from './context-summary.ts';
import type { VisitorAct } from './visitor-act.ts';

/** The state of a replay; 'left' where the page goes on by itself after it. */
export type ReplayStatus = 'ready' | 'playing' | 'paused' | 'passed' | 'failed' | 'stopped' | 'left';

/** Whether a replay still has steps to take. */
export const isUnderWay = (status: ReplayStatus): boolean =>
  status === 'ready' || status === 'playing' || status === 'paused';

/** What stands in a replay as it was recorded: an act of the visitor, the answer of a port, a message of the page. */
export type Given = 'act' | 'answer' | 'message';

/** A step of a replay, as an inspector shows it: the expected beside the actual result. */
export interface ReplayedStep {
  /** 0 for the start, before any step. */
  readonly place: number;
  readonly kind: 'start' | 'event' | 'outcome' | 'visitor' | 'end';
  /** The machine that it is about; absent where it is about the page. */
  readonly machine?: string;
  readonly label: string;
  readonly payload?: unknown;
  readonly act?: VisitorAct;
  readonly expected: unknown;
  /** Absent until the step was taken. */
  readonly actual?: unknown;
  readonly passed?: boolean;
  readonly reason?: string;
  /** The last entry of the log once the step was taken. */
  readonly entry?: number;
  /** How long it took, in milliseconds. */
  readonly ms?: number;
  /** Of the end: the machines that have run and that the recording does not hold. */
  readonly notCompared?: readonly string[];
  /** What of it is taken as recorded; absent where all of it is compared. */
  readonly given?: Given;
}

/** The replay in the page: of a path of one machine, or of a recording of the whole page. */
export interface ReplayView {
  readonly name: string;
  readonly title: string;
  /** Who wrote a path. */
  readonly by?: string;
  /** Absent for a recording. */
  readonly machine?: string;
  readonly scenario: string;
  /** Its text, where it is no file of the project. */
  readonly file?: string;
  readonly status: ReplayStatus;
  /** Milliseconds between two steps while it plays. */
  readonly pace: number;
  readonly steps: readonly ReplayedStep[];
}

/** Whether a replay, running or over, still controls the page. */
export const holdsPage = (replay: ReplayView | undefined): replay is ReplayView =>
  replay !== undefined && replay.status !== 'left';

/** The steps of a replay that move its machines: without its start and end, and without what the visitor did. */
export const ownSteps = ({ steps }: ReplayView): readonly ReplayedStep[] =>
  steps.filter(({ kind }) => kind === 'event' || kind === 'outcome');

const GIVEN: Readonly<Record<Given, readonly [one: string, several: string]>> = {
  act: ['act of the visitor', 'acts of the visitor'],
  answer: ['answer', 'answers'],
  message: ['message of the page', 'messages of the page'],
};

/** Counts what a replay takes as recorded: ['8 acts of the visitor', '1 answer']. */
export const givenInWords = ({ steps }: ReplayView): readonly string[] =>
  (Object.keys(GIVEN) as Given[]).flatMap((kind) => {
    const count = steps.filter(({ given }) => given === kind).length;
    return count === 0 ? [] : [`${count} ${GIVEN[kind][count === 1 ? 0 : 1]}`];
  });

/** The fields that a replay compares in part, since its file holds less of them; each once. */
export function leftOutOfReplay({ steps }: ReplayView): readonly string[] {
  // Of a recording the start and the end are by machine.
  const expected = steps.flatMap((step) => [step.expected, ...Object.values(Object(step.expected))]);
  return [...new Set(expected.flatMap((one) => leftOutOf(contextOf(one))))];
}

const contextOf = (expected: unknown): ContextSummary => {
  const context = (expected as { readonly context?: unknown } | null | undefined)?.context;
  return typeof context === 'object' && context !== null ? (context as ContextSummary) : {};
};
