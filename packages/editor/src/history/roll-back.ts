import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { nameAt } from '../serve/folder-files.ts';
import { placeIn } from '../serve/safe-path.ts';
import type { Disk } from './disk.ts';
import { linked, moved, removeEmpty } from './move.ts';
import { afterPlace, beforePlace, statePlace } from './places.ts';
import type { StateRecord } from './record.ts';

/**
 * Puts back what stood in the places of a state that could not be made whole, and ends the state: it goes, or stays as one to bring
 * back where somebody else has changed a file meanwhile, of which it alone has the old content.
 * @param touched the paths that the save has changed, where that is known: the old content of others is what somebody else has replaced
 */
export function rollBack(
  folder: string,
  id: string,
  record: StateRecord,
  disk: Disk,
  touched?: ReadonlySet<string>,
): void {
  const state = statePlace(folder, id, '.batal');
  const changed = record.files.filter((file, index) => putBack(folder, state, { ...file, index }, disk));
  const lost = changed.filter(({ path }) => touched?.has(path) ?? true);
  if (lost.length === 0) disk.remove(state);
  else disk.rename(state, statePlace(folder, id));
}

/**
 * Sets a state aside that can be neither made whole nor taken back: it is none any more, and in no later save's way. What can be put back
 * is; the new content goes back to it, and what cannot be put back stays in it.
 */
export function setAside(folder: string, from: string, id: string, record: StateRecord, disk: Disk): void {
  const state = statePlace(folder, id, '.gagal');
  disk.rename(from, state);
  for (const [index, file] of record.files.entries()) {
    try {
      putBack(folder, state, { ...file, index }, disk, true);
    } catch {
      // Others may go back all the same.
    }
  }
}

type StateFile = StateRecord['files'][number] & { readonly index: number };

/**
 * @param keepsNew whether the new content goes back to the state
 * @returns whether somebody has changed the file; then it stays so
 */
function putBack(
  folder: string,
  state: string,
  { path, before, after, index }: StateFile,
  disk: Disk,
  keepsNew = false,
): boolean {
  const place = placeIn(folder, path);
  const now = nameAt(place);
  // A folder may have been made for it.
  if (now === null && before === null) removeEmpty(folder, path);
  if (now === before) return false;
  if (now !== after) return true;
  const kept = beforePlace(state, index, path);
  if (keepsNew && now !== null) keepNew(disk, place, afterPlace(state, index, path));
  if (before === null) {
    disk.remove(place);
    removeEmpty(folder, path);
  } else if (existsSync(kept)) {
    disk.mkdir(dirname(place));
    moved(disk, kept, place);
  }
  return false;
}

function keepNew(disk: Disk, place: string, ready: string): void {
  if (existsSync(ready)) return;
  disk.mkdir(dirname(ready));
  linked(disk, place, ready);
}
