import * as texts from './texts.ts';

/** What an import did, in lines for the office. */
export interface Report {
  readonly read: readonly string[];
  readonly mended: readonly string[];
  readonly leftOut: readonly string[];
  /** Columns and files that sumber.yaml does not name. */
  readonly unused: readonly string[];
  /** What somebody should look at. */
  readonly notes: readonly string[];
  /** What is different from the map that stood. */
  readonly compared: readonly string[];
  readonly made: readonly string[];
  readonly next: readonly string[];
}

/** Lines of a report while it grows. */
export type Lines = { [Part in keyof Report]: string[] };

export const emptyReport = (): Lines => ({
  read: [],
  mended: [],
  leftOut: [],
  unused: [],
  notes: [],
  compared: [],
  made: [],
  next: [],
});

/** A report as text: a heading and its lines, without parts that have none. */
export function reportText(report: Report): string {
  const parts = Object.entries(texts.REPORT) as [keyof Report, string][];
  return parts
    .filter(([part]) => report[part].length > 0)
    .map(([part, title]) => [title, ...report[part].map((line) => `  ${line}`)].join('\n'))
    .join('\n\n');
}
