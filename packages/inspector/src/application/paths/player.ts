import {
  isUnderWay,
  type ReplayedStep,
  type ReplayStatus,
  type ReplayView,
} from '../../domain/replay-view.ts';
import type { StepResult } from './step-result.ts';

/** Plays a replay step by step, for somebody who watches. */
export interface Player {
  readonly view: () => ReplayView;
  /** Takes steps until the end, a difference or a pause. */
  readonly play: () => Promise<void>;
  /** Pauses what plays, else plays: who presses twice means both, whatever they saw. */
  readonly playOrPause: () => Promise<void>;
  /** Takes a step, after those that were asked for before. */
  readonly step: () => Promise<void>;
  /** Ends the replay where it is. */
  readonly stop: () => void;
  /** Says that the page broke: a replay that has passed, and shows it still, has not. */
  readonly broke: (reason: string) => void;
  /** Ends the replay and leaves the page to its user. */
  readonly leave: () => void;
  /** @param ms milliseconds between two steps while it plays */
  readonly setPace: (ms: number) => void;
}

/** A replay: its title and scenario, its steps, and their results. */
export interface Playable {
  readonly about: Omit<ReplayView, 'status' | 'pace' | 'steps'>;
  readonly steps: readonly ReplayedStep[];
  /** Asking for the next result takes the next step. */
  readonly results: AsyncGenerator<StepResult, void, undefined>;
}

export interface PlayerOptions extends Playable {
  readonly onChange: (view: ReplayView) => void;
  /** Waits, in milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
  /** The id of the last entry of the page's log, by which the moment of a step is found again. */
  readonly entry?: () => number;
  /** The time, in milliseconds. */
  readonly now?: () => number;
  /** Called with the step that was not as expected. */
  readonly onDifference?: (step: ReplayedStep) => void;
  /** Gives what has broken in the page since the replay began, once the page has drawn the last step. */
  readonly broken?: () => Promise<string | undefined>;
}

const FIRST_PACE_MS = 250;

/** Makes a player that stands before the start. */
export function createPlayer(options: PlayerOptions): Player {
  const { about, results, onChange, wait, entry, now, onDifference, broken } = options;
  const steps = [...options.steps];
  let status: ReplayStatus = 'ready';
  let pace = FIRST_PACE_MS;
  let turn = Promise.resolve();
  let plays = 0;

  const view = (): ReplayView => ({ ...about, status, pace, steps: [...steps] });
  const change = (next: ReplayStatus) => {
    status = next;
    onChange(view());
  };
  const isPlaying = () => status === 'playing';
  const isOver = () => !isUnderWay(status);

  const take = (result: StepResult, ms: number | undefined) => {
    const { index, passed } = result;
    const step = steps[index];
    if (step === undefined) throw new Error(`there is no step ${index}`);
    steps[index] = taken(step, result, entry?.(), ms);
    if (!passed) {
      change('failed');
      onDifference?.(steps[index] ?? step);
    } else if (index === steps.length - 1) change('passed');
    else change(isPlaying() ? 'playing' : 'paused');
  };
  const advance = async () => {
    if (isOver()) return;
    const begun = now?.();
    const next = await results.next();
    const ms = begun === undefined ? undefined : (now?.() ?? begun) - begun;
    // A page that broke has not passed, whatever the states of its machines.
    const isLast = !next.done && next.value.index === steps.length - 1;
    const reason = isLast && next.value.passed ? await broken?.() : undefined;
    if (next.done || isOver()) return;
    take(reason === undefined ? next.value : { ...next.value, passed: false, reason }, ms);
  };
  const step = (): Promise<void> => {
    turn = turn.then(advance, advance);
    return turn;
  };
  const play = async () => {
    if (isOver() || isPlaying()) return;
    plays += 1;
    const own = plays;
    change('playing');
    // Paused and played again within its pace, the one before would go on beside it.
    while (isPlaying() && own === plays) {
      await step();
      if (!isOver()) await wait(pace);
    }
  };

  return {
    view,
    step,
    play,
    playOrPause: async () => (isPlaying() ? change('paused') : play()),
    stop: () => {
      if (!isOver()) change('stopped');
    },
    broke: (reason) => {
      const last = steps.at(-1);
      if (status !== 'passed' || last === undefined) return;
      const failed = { ...last, passed: false, reason };
      steps[steps.length - 1] = failed;
      change('failed');
      onDifference?.(failed);
    },
    leave: () => change('left'),
    setPace: (ms) => {
      pace = ms;
      onChange(view());
    },
  };
}

function taken(
  step: ReplayedStep,
  { expected, actual, passed, reason, notCompared }: StepResult,
  moment: number | undefined,
  ms: number | undefined,
): ReplayedStep {
  return {
    ...step,
    ...(expected && { expected }),
    ...(actual && { actual }),
    passed,
    ...(reason !== undefined && { reason }),
    ...(notCompared && { notCompared }),
    ...(moment !== undefined && { entry: moment }),
    ...(ms !== undefined && { ms }),
  };
}
