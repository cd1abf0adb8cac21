import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { changedMeanwhile, placeIn, Refused } from '../serve/safe-path.ts';
import { type Disk, saidInOfficeWords } from './disk.ts';
import { finishBroken, refuseHeld } from './finish-broken.ts';
import { alone } from './lock.ts';
import { linked } from './move.ts';
import { afterPlace, beforePlace, recordPlace, statePlace, statesIn } from './places.ts';
import type { PlannedFile } from './plan.ts';
import { type StateRecord, stateId } from './record.ts';
import { removeOld } from './remove-old.ts';
import { rollBack } from './roll-back.ts';
import { writeState } from './write-state.ts';

/** Where and how states are saved. */
export interface StateOptions {
  readonly folder: string;
  readonly disk: Disk;
  readonly now: () => Date;
}

/** Follows the reason why a save is refused. */
export const NOTHING_CHANGED = 'Tidak ada yang berubah.';
const HALF_WAY =
  'penyimpanannya terhenti di tengah, dan dibereskan saat Anda menyimpan lagi atau saat penyunting dijalankan lagi; tidak ada isi yang hilang';
const IGNORED = '# Keadaan sebelum disimpan; penyunting menampilkannya di /sebelumnya/.\n*\n';

/**
 * Changes files of a folder, and saves their content before as one state. Whatever ends the program meanwhile: once the editor
 * runs again, the folder has either the old files or the new ones, and no content is lost.
 * @param plan is called while nobody else saves
 * @returns the name of the state; undefined where nothing changes
 * @throws Refused where it cannot be written, where an unfinished save holds one of the files, and once where a save is set
 * aside; nothing is changed then
 */
export function saveState(
  options: StateOptions,
  plan: () => { readonly said: Omit<StateRecord, 'at' | 'files'>; readonly files: readonly PlannedFile[] },
): string | undefined {
  const { folder, disk, now } = options;
  const save = () =>
    alone(folder, () => {
      const broken = finishBroken(folder, disk);
      const aside = broken.filter(({ isAside }) => isAside);
      if (aside.length > 0) throw new Refused(409, aside.map(({ words }) => words).join('\n'));
      const { said, files } = plan();
      if (files.length === 0) return undefined;
      refuseHeld(
        broken,
        files.map(({ path }) => path),
      );
      const at = now();
      const id = stateId(at, randomUUID().slice(0, 4));
      const record = { ...said, at: at.toISOString(), files: files.map(({ content: _, ...file }) => file) };
      makeReady(options, id, record, files);
      change(options, id, record);
      removeOld(folder, at, { disk });
      return id;
    });
  return saidInOfficeWords(save, NOTHING_CHANGED);
}

function makeReady(
  { folder, disk }: StateOptions,
  id: string,
  record: StateRecord,
  files: readonly PlannedFile[],
): void {
  const ready = statePlace(folder, id, '.siap');
  const ignored = join(statesIn(folder), '.gitignore');
  try {
    if (!existsSync(ignored)) disk.write(ignored, IGNORED);
    for (const part of ['lama', 'baru']) disk.mkdir(join(ready, part));
    for (const [index, { path, before, after, content }] of files.entries()) {
      // Without links a deleted file is moved later.
      if (before !== null)
        saveOld(disk, path, placeIn(folder, path), beforePlace(ready, index, path), after !== null);
      if (typeof content === 'string') disk.copy(content, afterPlace(ready, index, path));
      else if (content !== undefined) disk.write(afterPlace(ready, index, path), content);
    }
    disk.write(recordPlace(ready), `${JSON.stringify(record, null, 2)}\n`);
    // From here on the disk has all that the save needs.
    disk.rename(ready, statePlace(folder, id, '.jalan'));
  } catch (error) {
    try {
      disk.remove(ready);
    } catch {
      // The next run removes it. The reason of the refusal matters more.
    }
    throw error;
  }
}

/** @throws Refused for a file that has vanished */
function saveOld(disk: Disk, path: string, place: string, to: string, orCopy: boolean): void {
  try {
    linked(disk, place, to, orCopy);
  } catch (error) {
    throw existsSync(place) ? error : changedMeanwhile(path);
  }
}

function change({ folder, disk }: StateOptions, id: string, record: StateRecord): void {
  const making = statePlace(folder, id, '.jalan');
  const touched = new Set<string>();
  try {
    writeState(folder, making, record, disk, touched);
  } catch (error) {
    try {
      disk.rename(making, statePlace(folder, id, '.batal'));
      rollBack(folder, id, record, disk, touched);
    } catch {
      throw new Refused(500, HALF_WAY);
    }
    throw error;
  }
  try {
    disk.rename(making, statePlace(folder, id));
  } catch {
    // All files are written. The next run names the state.
  }
}
