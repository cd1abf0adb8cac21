import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { nameAt } from '../serve/folder-files.ts';
import { placeIn } from '../serve/safe-path.ts';
import type { Disk } from './disk.ts';
import { linked, moved, removeEmpty } from './move.ts';
import { afterPlace, beforePlace, statePlace } from './places.ts';
import type { StateRecord } from './record.ts';

/**
 * Restores the files of a state that could not be written, and removes the state. Where a file was changed by somebody else
 * meanwhile, the state stays: it alone has the old content.
 * @param touched the paths that the save has changed, where known: other files were replaced by somebody else
 */
export function rollBack(
  folder: string,
  id: string,
  record: StateRecord,
  disk: Disk,
  touched?: ReadonlySet<string>,
): void {
  const state = statePlace(folder, id, '.batal');
  const changed = record.files.filter((file, index) => restoreFile(folder, state, { ...file, index }, disk));
  const lost = changed.filter(({ path }) => touched?.has(path) ?? true);
  if (lost.length === 0) disk.remove(state);
  else disk.rename(state, statePlace(folder, id));
}

/**
 * Sets aside a state that can be neither written nor rolled back, so that it blocks no later save. Restores what can be restored;
 * the new content, and what cannot be restored, stays in it.
 */
export function setAside(folder: string, from: string, id: string, record: StateRecord, disk: Disk): void {
  const state = statePlace(folder, id, '.gagal');
  disk.rename(from, state);
  for (const [index, file] of record.files.entries()) {
    try {
      restoreFile(folder, state, { ...file, index }, disk, true);
    } catch {
      // The other files are still restored.
    }
  }
}

type StateFile = StateRecord['files'][number] & { readonly index: number };

/**
 * @param savesNew whether the new content is saved in the state
 * @returns whether somebody else has changed the file, which then stays
 */
function restoreFile(
  folder: string,
  state: string,
  { path, before, after, index }: StateFile,
  disk: Disk,
  savesNew = false,
): boolean {
  const place = placeIn(folder, path);
  const now = nameAt(place);
  // A folder may have been made for it.
  if (now === null && before === null) removeEmpty(folder, path);
  if (now === before) return false;
  if (now !== after) return true;
  const old = beforePlace(state, index, path);
  if (savesNew && now !== null) saveNew(disk, place, afterPlace(state, index, path));
  if (before === null) {
    disk.remove(place);
    removeEmpty(folder, path);
  } else if (existsSync(old)) {
    disk.mkdir(dirname(place));
    moved(disk, old, place);
  }
  return false;
}

function saveNew(disk: Disk, place: string, ready: string): void {
  if (existsSync(ready)) return;
  disk.mkdir(dirname(ready));
  linked(disk, place, ready);
}
