import type { Expectation, PathStep } from './path.ts';
import type { Scenario } from './scenario.ts';
import type { VisitorAct } from './visitor-act.ts';

/** The value of `format` that marks a file as a recording. */
export const RECORDING_FORMAT = 'bupc-recording-1';

/** Takes the place of the machine in the name of a recording: 'page/{name}'. */
export const WHOLE_PAGE = 'page';

/** A recording of the whole page: its scenario and address, and everything that happened, in order. */
export interface Recording {
  readonly format: typeof RECORDING_FORMAT;
  readonly name: string;
  readonly title: string;
  /** The scenario it was made in, by name. */
  readonly scenario: string;
  /** The scenario itself, where the project does not have it. */
  readonly world?: Scenario;
  /** The size of the window, in CSS pixels. */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** From the path on, as '/home?galeri=…', without the parameters of testers. */
  readonly address: string;
  /** By machine. */
  readonly start: Readonly<Record<string, Expectation>>;
  readonly entries: readonly RecordedEntry[];
  /** By machine. */
  readonly end: Readonly<Record<string, Expectation>>;
  /** The machines that were still waiting for an answer or for the end of a delay. */
  readonly goesOn?: readonly string[];
  /** The machines that something of the page moves by the clock, such as a carousel. */
  readonly byTheClock?: readonly string[];
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
  /** The index of the entry that caused it, from 0. */
  readonly cause?: number;
};

/** One entry of a recording. */
export type RecordedEntry = RecordedAct | RecordedStep;
