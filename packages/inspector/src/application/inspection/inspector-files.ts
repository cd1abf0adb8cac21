import type { AnyEventObject } from 'xstate';
import type { ReadFile } from '../files/read-text.ts';
import type { StoredTexts } from './stored-texts.ts';

/** The files and stored texts that an inspector uses. */
export interface InspectorFiles {
  readonly read: (text: string) => ReadFile;
  /** An event to start from; undefined where the machine knows none of that type. */
  readonly sampleOf: (machine: string, type: string) => AnyEventObject | undefined;
  /** How the inspector is set up. */
  readonly stored: StoredTexts;
}
