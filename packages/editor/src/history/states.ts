import { existsSync, readFileSync } from 'node:fs';
import { beforePlace, recordPlace, stateNames, statePlace } from './places.ts';
import { isStateId, readRecord, STATES_FOLDER, type StateRecord } from './record.ts';

/** An earlier state of the folder, saved before a change. */
export interface SavedState {
  readonly id: string;
  readonly record: StateRecord;
}

/** Returns all readable states of a folder, the newest first. */
export function savedStates(folder: string): SavedState[] {
  return stateNames(folder)
    .filter(isStateId)
    .reverse()
    .flatMap((id) => savedState(folder, id) ?? []);
}

/** Reads a state; undefined where it is missing or cannot be read. */
export function savedState(folder: string, id: string): SavedState | undefined {
  if (!isStateId(id)) return undefined;
  const record = recordAt(statePlace(folder, id));
  return record && { id, record };
}

/** Reads the record of a state at a path; undefined where it is missing or cannot be read. */
export function recordAt(place: string): StateRecord | undefined {
  try {
    return readRecord(readFileSync(recordPlace(place), 'utf8'));
  } catch {
    return undefined;
  }
}

/** The path of a file's saved content. */
export function savedFile(folder: string, { id, record }: SavedState, index: number): string | undefined {
  const file = record.files[index];
  if (file === undefined || file.before === null) return undefined;
  const place = beforePlace(statePlace(folder, id), index, file.path);
  return existsSync(place) ? place : undefined;
}

/** Gives the folders, from the folder that is edited, of saves that were stopped and could not be ended. */
export const setAsideIn = (folder: string): string[] =>
  stateNames(folder)
    .filter((name) => name.endsWith('.gagal') && isStateId(name.slice(0, -'.gagal'.length)))
    .map((name) => `${STATES_FOLDER}/${name}`);
