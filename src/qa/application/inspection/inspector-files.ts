import type { Chart } from '../../domain/chart.ts';
import type { ReadFile } from '../files/read-text.ts';
import type { KeptTexts } from './kept-texts.ts';

/** What an inspector needs of the project's files, of those that a tester opens, and of what the browser keeps. */
export interface InspectorFiles {
  /** The chart of each machine, by its name. */
  readonly charts: Readonly<Record<string, Chart>>;
  /** Reads the text of a file that a tester opened. */
  readonly read: (text: string) => ReadFile;
  /** How the inspector is set up. */
  readonly kept: KeptTexts;
}
