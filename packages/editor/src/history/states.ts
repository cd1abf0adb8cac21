import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { beforePlace, recordPlace, statePlace, statesIn } from './places.ts';
import { isStateId, readRecord, STATES_FOLDER, type StateRecord } from './record.ts';

/** An earlier state of the folder. */
export interface KeptState {
  readonly id: string;
  readonly record: StateRecord;
}

/** Gives all states of a folder, the newest first; what cannot be read is left out. */
export function keptStates(folder: string): KeptState[] {
  if (!existsSync(statesIn(folder))) return [];
  const names = readdirSync(statesIn(folder)).filter(isStateId);
  return names
    .sort()
    .reverse()
    .flatMap((id) => keptState(folder, id) ?? []);
}

/** Gives a state; undefined where there is none of that name, or it cannot be read. */
export function keptState(folder: string, id: string): KeptState | undefined {
  if (!isStateId(id)) return undefined;
  try {
    const record = readRecord(readFileSync(recordPlace(statePlace(folder, id)), 'utf8'));
    return record && { id, record };
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
  (existsSync(statesIn(folder)) ? readdirSync(statesIn(folder)) : [])
    .filter((name) => name.endsWith('.gagal') && isStateId(name.slice(0, -'.gagal'.length)))
    .sort()
    .map((name) => `${STATES_FOLDER}/${name}`);
