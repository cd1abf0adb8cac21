import type { PausedView } from '../application/paths/paused-machine.ts';
import type { Recording } from '../domain/recording.ts';

/** A machine that a replay moves. */
export interface ReplayedMachine extends PausedView {
  /** Lets the machine and its time go on by themselves. */
  readonly goOn: () => void;
}

/** What the tools know of the world of any page. */
export interface ShownStage {
  /** The machines that a replay moves, by name; empty where nothing is replayed, or where the visitor's acts are. */
  readonly paused: ReadonlyMap<string, ReplayedMachine>;
  /** The world that is written into a recording of this page. */
  readonly world: () => Pick<Recording, 'scenario' | 'world'>;
}

/** The name of the scenario in a recording of the real world. */
export const SEEN = 'seen';
