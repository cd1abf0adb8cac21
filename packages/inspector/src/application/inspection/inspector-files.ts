import type { AnyEventObject } from 'xstate';
import type { Chart } from '../../domain/chart.ts';
import type { ReadFile } from '../files/read-text.ts';
import type { KeptTexts } from './kept-texts.ts';

/** The files and stored texts that an inspector uses. */
export interface InspectorFiles {
  /** The chart of each machine with what the project's paths pass through, by its name. */
  readonly charts: Readonly<Record<string, Chart>>;
  readonly read: (text: string) => ReadFile;
  /** An event to start from; undefined where the machine knows none of that type. */
  readonly sampleOf: (machine: string, type: string) => AnyEventObject | undefined;
  /** How the inspector is set up. */
  readonly kept: KeptTexts;
}
