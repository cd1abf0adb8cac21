import type { Expectation, PathStep } from './path.ts';
import type { Scenario } from './scenario.ts';
import type { VisitorAct } from './visitor-act.ts';

/** What marks a file as a recording. */
export const RECORDING_FORMAT = 'bupc-recording-1';

/** What stands for a machine in the name of a recording among the project's paths: 'page/{name}'. */
export const WHOLE_PAGE = 'page';

/** One recording of the whole page: what it stood in, and everything that happened, in order. */
export interface Recording {
  readonly format: typeof RECORDING_FORMAT;
  readonly name: string;
  readonly title: string;
  /** The scenario it was made in, by name. */
  readonly scenario: string;
  /** That scenario itself, where it is none of the project. */
  readonly world?: Scenario;
  /** From the path on, as '/home?galeri=…', without the parameters of testers. */
  readonly address: string;
  /** By machine. */
  readonly start: Readonly<Record<string, Expectation>>;
  readonly entries: readonly RecordedEntry[];
  /** By machine. */
  readonly end: Readonly<Record<string, Expectation>>;
}

/** Something that the visitor did. */
export interface RecordedAct {
  readonly visitor: VisitorAct;
  /** Milliseconds since the start. */
  readonly at: number;
}

/** Something that happened to a machine. */
export type RecordedStep = PathStep & {
  readonly machine: string;
  /** Who sent it: 'page', 'inspector' or a machine. */
  readonly from: string;
  /** Milliseconds since the start. */
  readonly at: number;
  /** The entry that led to it, by its place from 0. */
  readonly cause?: number;
};

/** One entry of a recording. */
export type RecordedEntry = RecordedAct | RecordedStep;
