import type { LogEntry } from './log-entry.ts';
import type { Path } from './path.ts';
import type { Recording } from './recording.ts';

/** What marks a file as a report of a bug. */
export const REPORT_FORMAT = 'bupc-report-1';

/** A line of the browser's console. */
export interface ConsoleLine {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** 'log', 'warn', 'error', … */
  readonly level: string;
  readonly text: string;
}

/** A report of a bug: all that another machine needs to show it as it was; its tester may leave parts of it out. */
export interface Report {
  readonly format: typeof REPORT_FORMAT;
  readonly recording: Recording;
  /** The path that was replayed. */
  readonly path?: Path;
  /** Where its replay stopped. */
  readonly difference?: unknown;
  readonly log?: readonly LogEntry[];
  /** The entry of the log that was shown, by id. */
  readonly moment: number;
  readonly console?: readonly ConsoleLine[];
  readonly address?: string;
  readonly browser?: string;
  readonly screen?: string;
  readonly build?: string;
  /** The page as an image, as a data address. */
  readonly picture?: string;
  /** What the tester wrote of it. */
  readonly note?: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}
