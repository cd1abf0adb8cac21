/** How far a replay is. */
export type ReplayStatus = 'ready' | 'playing' | 'paused' | 'passed' | 'failed';

/** A step of a replay, as an inspector shows it: what the path expects beside what the page did. */
export interface ReplayedStep {
  /** 0 for the start, before any step. */
  readonly place: number;
  readonly label: string;
  readonly expected: unknown;
  /** Absent until the step was taken. */
  readonly actual?: unknown;
  readonly passed?: boolean;
  readonly reason?: string;
}

/** The replay in the page. */
export interface ReplayView {
  readonly name: string;
  readonly machine: string;
  readonly scenario: string;
  /** The path's text, where it is no file of the project. */
  readonly file?: string;
  readonly status: ReplayStatus;
  /** Milliseconds between two steps while it plays. */
  readonly pace: number;
  readonly steps: readonly ReplayedStep[];
}
