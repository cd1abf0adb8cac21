import type { ReplayedStep, ReplayStatus, ReplayView } from '../../domain/replay-view.ts';
import type { Path, PathStep } from './path.ts';
import { type ReplaySubject, replayPath, type StepResult } from './replay.ts';

/** Plays a path step by step, for whoever looks at it. */
export interface Player {
  readonly view: () => ReplayView;
  readonly play: () => void;
  readonly pause: () => void;
  /** Takes one step. */
  readonly step: () => Promise<void>;
  /** @param ms milliseconds between two steps while it plays */
  readonly setPace: (ms: number) => void;
}

/** What a player is made of. */
export interface PlayerOptions {
  readonly path: Path;
  readonly subject: ReplaySubject;
  /** Told after every change. */
  readonly onChange: (view: ReplayView) => void;
  /** Waits, in milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
  /** The path's text, where it is no file of the project. */
  readonly file?: string | undefined;
}

const FIRST_PACE_MS = 250;

const labelOf = (step: PathStep | undefined): string => {
  if (step === undefined) return 'Start';
  return 'event' in step ? step.event.type : step.outcome;
};

/** Makes a player that stands before the start of its path. */
export function createPlayer({ path, subject, onChange, wait, file }: PlayerOptions): Player {
  const results = replayPath(path, subject);
  const steps: ReplayedStep[] = [undefined, ...path.steps].map((step, place) => {
    const { state, context } = step ?? path.start;
    return { place, label: labelOf(step), expected: { state, ...(context && { context }) } };
  });
  let status: ReplayStatus = 'ready';
  let pace = FIRST_PACE_MS;
  let underWay = false;

  const view = (): ReplayView => ({
    name: path.name,
    machine: path.machine,
    scenario: path.scenario,
    ...(file !== undefined && { file }),
    status,
    pace,
    steps: [...steps],
  });
  const change = (next: ReplayStatus) => {
    status = next;
    onChange(view());
  };
  const isPlaying = () => status === 'playing';
  const isOver = () => status === 'passed' || status === 'failed';

  const take = (result: StepResult) => {
    const { index, expected, actual, passed, reason } = result;
    const { label = '' } = steps[index] ?? {};
    steps[index] = { place: index, label, expected, actual, passed, ...(reason !== undefined && { reason }) };
    if (!passed) change('failed');
    else if (index === path.steps.length) change('passed');
    else change(isPlaying() ? 'playing' : 'paused');
  };
  const advance = async () => {
    if (underWay || isOver()) return;
    underWay = true;
    const next = await results.next();
    underWay = false;
    if (!next.done) take(next.value);
  };

  return {
    view,
    step: advance,
    pause: () => {
      if (isPlaying()) change('paused');
    },
    play: async () => {
      if (isOver() || isPlaying()) return;
      change('playing');
      while (isPlaying()) {
        await advance();
        if (!isOver()) await wait(pace);
      }
    },
    setPace: (ms) => {
      pace = ms;
      onChange(view());
    },
  };
}
