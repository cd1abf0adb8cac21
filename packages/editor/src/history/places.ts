import { existsSync, readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Refused } from '../serve/safe-path.ts';
import { RECORD_FILE, STATES_FOLDER } from './record.ts';

/**
 * How far a save has come, as the ending of its folder: getting ready (nothing is changed yet), being made (all that is needed is
 * there), being taken back, set aside because it can be neither, being removed for its age or size. Without an ending it is done.
 */
export type Stage = '' | '.siap' | '.jalan' | '.batal' | '.gagal' | '.buang';

/** The place of all states of a folder. */
export const statesIn = (folder: string): string => join(folder, STATES_FOLDER);

/** What is said where something else stands in the place of the states. */
export const statesTaken = (): Refused =>
  new Refused(
    409,
    `${STATES_FOLDER}: ini bukan folder, padahal keadaan sebelumnya disimpan di sana; ganti namanya, lalu simpan lagi`,
  );

/**
 * Gives the names of all that stands among the states of a folder, in their order.
 * @throws Refused where something else stands in the place of the states
 */
export function stateNames(folder: string): string[] {
  const states = statesIn(folder);
  if (!existsSync(states)) return [];
  if (!statSync(states).isDirectory()) throw statesTaken();
  return readdirSync(states).sort();
}

/** The place of a state. */
export const statePlace = (folder: string, id: string, stage: Stage = ''): string =>
  join(statesIn(folder), `${id}${stage}`);

/** The record of a state, from its place. */
export const recordPlace = (state: string): string => join(state, RECORD_FILE);

// By number: a disk takes them whatever the file is called, and however deep it stands.
const kept = (state: string, part: string, index: number, path: string): string =>
  join(state, part, `${index}${extname(path).toLowerCase()}`);

/** Where the content that a file had before is kept. */
export const beforePlace = (state: string, index: number, path: string): string =>
  kept(state, 'lama', index, path);

/** Where its new content waits. */
export const afterPlace = (state: string, index: number, path: string): string =>
  kept(state, 'baru', index, path);
