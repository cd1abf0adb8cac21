import { existsSync, readFileSync } from 'node:fs';
import { beforePlace, recordPlace, stateNames, statePlace } from './places.ts';
import { isStateId, readRecord, STATES_FOLDER, type StateRecord } from './record.ts';

/** An earlier state of the folder. */
export interface KeptState {
  readonly id: string;
  readonly record: StateRecord;
}

/** Gives all states of a folder, the newest first; what cannot be read is left out. */
export function keptStates(folder: string): KeptState[] {
  return stateNames(folder)
    .filter(isStateId)
    .reverse()
    .flatMap((id) => keptState(folder, id) ?? []);
}

/** Gives a state; undefined where there is none of that name, or it cannot be read. */
export function keptState(folder: string, id: string): KeptState | undefined {
  if (!isStateId(id)) return undefined;
  const record = recordAt(statePlace(folder, id));
  return record && { id, record };
}

/** Reads the record of a state at its place; undefined where there is none, or it cannot be read. */
export function recordAt(place: string): StateRecord | undefined {
  try {
    return readRecord(readFileSync(recordPlace(place), 'utf8'));
  } catch {
    return undefined;
  }
}

/** The place of what is kept of a file of a state. */
export function keptFile(folder: string, { id, record }: KeptState, index: number): string | undefined {
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
