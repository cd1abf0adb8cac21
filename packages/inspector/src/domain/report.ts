import type { LogEntry } from './log-entry.ts';
import type { Path } from './path.ts';
import type { Recording } from './recording.ts';

/** The value of `format` that marks a file as a bug report. */
export const REPORT_FORMAT = 'bupc-report-1';

/** A line of the browser's console. */
export interface ConsoleLine {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** 'log', 'warn', 'error', … */
  readonly level: string;
  readonly text: string;
}

/** A bug report: everything that another computer needs to show the bug again; the tester may leave parts out. */
export interface Report {
  readonly format: typeof REPORT_FORMAT;
  readonly recording: Recording;
  /** The path that was replayed. */
  readonly path?: Path | undefined;
  /** Where its replay stopped. */
  readonly difference?: unknown;
  readonly log?: readonly LogEntry[] | undefined;
  /** The entry of the log that was shown, by id. */
  readonly moment: number;
  readonly console?: readonly ConsoleLine[] | undefined;
  readonly address?: string | undefined;
  readonly browser?: string | undefined;
  readonly screen?: string | undefined;
  readonly build?: string | undefined;
  /** The page as an image, as a data address. */
  readonly picture?: string | undefined;
  /** The note of the tester. */
  readonly note?: string | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
}
