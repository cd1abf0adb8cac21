import * as v from 'valibot';

/** The hidden folder of earlier states, in the folder that is edited. */
export const STATES_FOLDER = '.sebelumnya';

const deed = v.picklist(['create', 'change', 'delete', 'move', 'return']);

const recordSchema = v.object({
  /** When it was done. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  deed,
  /** What was changed, in the words of the office: 'Berita', and its title. */
  kind: v.string(),
  name: v.string(),
  /** The state that was restored. */
  of: v.optional(v.string()),
  files: v.array(
    v.object({
      /** From the folder, with slashes. */
      path: v.string(),
      /** The name of its content before and after, as git would call it; null where there was no such file. */
      before: v.nullable(v.string()),
      after: v.nullable(v.string()),
      /** How many bytes are saved of it. */
      size: v.number(),
    }),
  ),
});

/** What was done when something was saved. */
export type Deed = v.InferOutput<typeof deed>;

/** The record beside the saved files of a state. */
export type StateRecord = v.InferOutput<typeof recordSchema>;

/** The file of a state that holds its record. */
export const RECORD_FILE = 'catatan.json';

/**
 * Reads the record of a state.
 * @returns undefined where it is none: somebody has changed it, or it is of a later program
 */
export function readRecord(text: string): StateRecord | undefined {
  try {
    return v.parse(recordSchema, JSON.parse(text));
  } catch {
    return undefined;
  }
}

const ID = /^\d{4}-\d\d-\d\dT\d\d\.\d\d\.\d\d\.\d{3}-[a-z\d]{4}$/;

/** Whether a text may be the name of a state: nothing else is looked up on the disk. */
export const isStateId = (text: string): boolean => ID.test(text);

/**
 * Names a state by its moment, so that names sort as states follow each other; no disk refuses the name.
 * @param salt distinguishes what two editors save at one moment: four letters or digits
 */
export const stateId = (at: Date, salt: string): string =>
  `${at.toISOString().slice(0, -1).replaceAll(':', '.')}-${salt}`;
