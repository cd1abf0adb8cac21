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
import { made } from './put.ts';
import { type StateRecord, stateId } from './record.ts';
import { removeOld } from './remove-old.ts';
import { rollBack } from './roll-back.ts';

/** Where states are kept, and how. */
export interface Keeping {
  readonly folder: string;
  readonly disk: Disk;
  readonly now: () => Date;
}

/** What is said beside why a save is refused. */
export const NOTHING_CHANGED = 'Tidak ada yang berubah.';
const HALF_WAY =
  'penyimpanannya terhenti di tengah, dan dibereskan saat Anda menyimpan lagi atau saat penyunting dijalankan lagi; tidak ada isi yang hilang';
const IGNORED = '# Keadaan sebelum disimpan; penyunting menampilkannya di /sebelumnya/.\n*\n';

/**
 * Changes files of a folder, and keeps what they were before as one state. Whatever ends the program meanwhile, the folder has either
 * the old files or the new ones as soon as the editor runs again, and no content is gone.
 * @param plan is asked for while nobody else saves
 * @returns the name of the state; undefined where nothing changes
 * @throws Refused where it cannot be written, where a save before that is not ended holds one of the files, and once where one is set aside;
 * then nothing is changed
 */
export function keepAndChange(
  keeping: Keeping,
  plan: () => { readonly said: Omit<StateRecord, 'at' | 'files'>; readonly files: readonly PlannedFile[] },
): string | undefined {
  const { folder, disk, now } = keeping;
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
      makeReady(keeping, id, record, files);
      change(keeping, id, record);
      removeOld(folder, at, { disk });
      return id;
    });
  return saidInOfficeWords(save, NOTHING_CHANGED);
}

function makeReady(
  { folder, disk }: Keeping,
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
      // Without links what goes is moved in its turn.
      if (before !== null)
        keepOld(disk, path, placeIn(folder, path), beforePlace(ready, index, path), after !== null);
      if (typeof content === 'string') disk.copy(content, afterPlace(ready, index, path));
      else if (content !== undefined) disk.write(afterPlace(ready, index, path), content);
    }
    disk.write(recordPlace(ready), `${JSON.stringify(record, null, 2)}\n`);
    // From here on all that the save needs is on the disk.
    disk.rename(ready, statePlace(folder, id, '.jalan'));
  } catch (error) {
    try {
      disk.remove(ready);
    } catch {
      // It goes when a program next looks; why the save is refused counts more.
    }
    throw error;
  }
}

/** @throws Refused for a file that has vanished */
function keepOld(disk: Disk, path: string, place: string, to: string, orCopy: boolean): void {
  try {
    linked(disk, place, to, orCopy);
  } catch (error) {
    throw existsSync(place) ? error : changedMeanwhile(path);
  }
}

function change({ folder, disk }: Keeping, id: string, record: StateRecord): void {
  const making = statePlace(folder, id, '.jalan');
  const touched = new Set<string>();
  try {
    made(folder, making, record, disk, touched);
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
    // All is in its place; the state gets its name when a program next looks.
  }
}
