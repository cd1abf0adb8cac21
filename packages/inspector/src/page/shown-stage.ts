import type { PausedView } from '../application/paths/paused-machine.ts';
import type { Recording } from '../domain/recording.ts';

/** A machine that a replay moves. */
export interface ReplayedMachine extends PausedView {
  /** Lets it and its time run on by themselves. */
  readonly goOn: () => void;
}

/** What the tools know of the world that a page stands in, whichever page it is. */
export interface ShownStage {
  /** The machines that a replay moves, by name; empty where nothing is replayed, or where the visitor's acts move all. */
  readonly paused: ReadonlyMap<string, ReplayedMachine>;
  /** The world that a recording of this page carries. */
  readonly world: () => Pick<Recording, 'scenario' | 'world'>;
}

/** What a recording of the real world calls its scenario. */
export const SEEN = 'seen';
