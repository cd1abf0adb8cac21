import { existsSync, readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Refused } from '../serve/safe-path.ts';
import { RECORD_FILE, STATES_FOLDER } from './record.ts';

/**
 * How far a save has come, as the ending of its folder: prepared (nothing is changed yet), being written, being rolled back, set
 * aside because it can be neither, being removed for its age or size. Without an ending it is done.
 */
export type Stage = '' | '.siap' | '.jalan' | '.batal' | '.gagal' | '.buang';

/** The path of the folder of states. */
export const statesIn = (folder: string): string => join(folder, STATES_FOLDER);

/** The refusal where something else has the name of the folder of states. */
export const statesTaken = (): Refused =>
  new Refused(
    409,
    `${STATES_FOLDER}: ini bukan folder, padahal keadaan sebelumnya disimpan di sana; ganti namanya, lalu simpan lagi`,
  );

/**
 * Returns the sorted names of all that is in the folder of states.
 * @throws Refused where something else has its name
 */
export function stateNames(folder: string): string[] {
  const states = statesIn(folder);
  if (!existsSync(states)) return [];
  if (!statSync(states).isDirectory()) throw statesTaken();
  return readdirSync(states).sort();
}

/** The path of a state. */
export const statePlace = (folder: string, id: string, stage: Stage = ''): string =>
  join(statesIn(folder), `${id}${stage}`);

/** The path of the record in a state. */
export const recordPlace = (state: string): string => join(state, RECORD_FILE);

// By number: a disk accepts these names, however the file is called and however deep it is.
const numbered = (state: string, part: string, index: number, path: string): string =>
  join(state, part, `${index}${extname(path).toLowerCase()}`);

/** The path of a file's old content. */
export const beforePlace = (state: string, index: number, path: string): string =>
  numbered(state, 'lama', index, path);

/** The path of a file's new content. */
export const afterPlace = (state: string, index: number, path: string): string =>
  numbered(state, 'baru', index, path);
