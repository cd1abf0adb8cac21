import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { DISK, type Disk, inOfficeWords } from './disk.ts';
import { alone } from './lock.ts';
import { entryWords } from './page/words.ts';
import { recordPlace, type Stage, statePlace, statesIn } from './places.ts';
import { made } from './put.ts';
import { isStateId, readRecord, STATES_FOLDER, type StateRecord } from './record.ts';
import { setAside, takeBack } from './take-back.ts';

/**
 * Ends what a program that was stopped has left: a save for which all was ready is made whole, one that was taken back is taken back
 * to the end, one that had changed nothing yet goes, and so does what was being removed. What cannot be ended is set aside.
 * @returns what is to be said of those that are set aside
 */
export function finishBroken(folder: string, disk: Disk = DISK): string[] {
  const states = statesIn(folder);
  if (!existsSync(states)) return [];
  return readdirSync(states)
    .sort()
    .flatMap((name) => {
      const [, id = '', stage] = /^(.+)(\.siap|\.jalan|\.batal|\.buang)$/.exec(name) ?? [];
      return isStateId(id) ? finish(folder, id, stage as Stage, disk) : [];
    });
}

function finish(folder: string, id: string, stage: Stage, disk: Disk): string[] {
  const place = statePlace(folder, id, stage);
  if (stage === '.siap' || stage === '.buang') {
    // Nobody is offered it; what cannot be removed is in nobody's way.
    tried(() => disk.remove(place));
    return [];
  }
  const record = recordAt(place);
  // Nobody knows what to do with it; it stays, and is in nobody's way.
  if (record === undefined) return [];
  try {
    if (stage === '.jalan') made(folder, place, record, disk);
    else takeBack(folder, id, record, disk);
  } catch (error) {
    setAside(folder, place, id, record, disk);
    return [asideWords(`${id}.gagal`, record, error)];
  }
  // All is in its place; it gets its name when a program next looks, where it does not now.
  if (stage === '.jalan') tried(() => disk.rename(place, statePlace(folder, id)));
  return [];
}

/**
 * As `finishBroken`, while nobody saves; where the folder cannot be written to, that is said when something is saved.
 * @returns what is to be said of states that are set aside
 */
export function finishBrokenAlone(folder: string, disk: Disk): string[] {
  if (!existsSync(statesIn(folder))) return [];
  try {
    return alone(folder, () => finishBroken(folder, disk));
  } catch {
    // The next save tries again, and says why.
    return [];
  }
}

function asideWords(name: string, record: StateRecord, error: unknown): string {
  const named = inOfficeWords(error);
  // What would have helped, after the semicolon, comes too late.
  const why = named instanceof Error ? named.message.split(';')[0] : named;
  return `${entryWords(record)}: penyimpanannya dulu terhenti di tengah dan tidak dapat diselesaikan (${why}). Isinya disisihkan ke ${STATES_FOLDER}/${name}, yang sebelumnya di lama, yang baru di baru; yang lain dapat disimpan lagi.`;
}

function tried(act: () => void): void {
  try {
    act();
  } catch {
    // It is tried again when a program next looks.
  }
}

function recordAt(place: string): StateRecord | undefined {
  try {
    return readRecord(readFileSync(recordPlace(place), 'utf8'));
  } catch {
    return undefined;
  }
}
