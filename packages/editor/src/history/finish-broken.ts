import { existsSync } from 'node:fs';
import { codeOf } from '@bupc/content/files';
import { Refused } from '../serve/safe-path.ts';
import { DISK, type Disk, inOfficeWords } from './disk.ts';
import { alone } from './lock.ts';
import { entryWords } from './page/words.ts';
import { type Stage, stateNames, statePlace, statesIn } from './places.ts';
import { isStateId, STATES_FOLDER, type StateRecord } from './record.ts';
import { endRemoval } from './remove-old.ts';
import { rollBack, setAside } from './roll-back.ts';
import { recordAt } from './states.ts';
import { writeState } from './write-state.ts';

/** A save that was stopped and cannot be ended. */
export interface BrokenSave {
  readonly record: StateRecord;
  /** What is to be said of it. */
  readonly words: string;
  /** Whether it is set aside; else it holds its files and is tried again. */
  readonly isAside: boolean;
}

/**
 * Ends what a program that was stopped has left: a save for which all was ready is made whole, one that was taken back is taken back
 * to the end, one that had changed nothing yet goes, and so does what was being removed. What cannot be ended is set aside where
 * that does not pass by itself; else it waits for the next time.
 * @returns those that cannot be ended
 */
export function finishBroken(folder: string, disk: Disk = DISK): BrokenSave[] {
  return stateNames(folder).flatMap((name) => {
    const [, id = '', stage] = /^(.+)(\.siap|\.jalan|\.batal|\.buang)$/.exec(name) ?? [];
    return isStateId(id) ? (finish(folder, id, stage as Stage, disk) ?? []) : [];
  });
}

function finish(folder: string, id: string, stage: Stage, disk: Disk): BrokenSave | undefined {
  const place = statePlace(folder, id, stage);
  if (stage === '.siap' || stage === '.buang') {
    // Nobody is offered it; what cannot be removed is in nobody's way.
    tried(() => (stage === '.siap' ? disk.remove(place) : endRemoval(folder, id, disk)));
    return undefined;
  }
  const record = recordAt(place);
  // Nobody knows what to do with it; it stays, and is in nobody's way.
  if (record === undefined) return undefined;
  try {
    if (stage === '.jalan') writeState(folder, place, record, disk);
    else rollBack(folder, id, record, disk);
  } catch (error) {
    return unended(folder, id, stage, record, { error, disk });
  }
  // All is in its place; it gets its name when a program next looks, where it does not now.
  if (stage === '.jalan') tried(() => disk.rename(place, statePlace(folder, id)));
  return undefined;
}

/** What stays so until somebody changes it: another thing stands in a place. */
const LASTING: readonly string[] = ['ENOTDIR', 'EISDIR', 'EEXIST', 'ENOTEMPTY', 'ELOOP'];

const isLasting = (error: unknown): boolean => error instanceof Refused || LASTING.includes(codeOf(error));

function unended(
  folder: string,
  id: string,
  stage: Stage,
  record: StateRecord,
  { error, disk }: { readonly error: unknown; readonly disk: Disk },
): BrokenSave {
  const waits = (why: unknown) => ({ record, words: waitingWords(record, why), isAside: false });
  if (!isLasting(error)) return waits(error);
  try {
    setAside(folder, statePlace(folder, id, stage), id, record, disk);
  } catch (why) {
    return waits(why);
  }
  return { record, words: asideWords(`${id}.gagal`, record, error), isAside: true };
}

/**
 * As `finishBroken`, while nobody saves; where the folder cannot be written to, that is said when something is saved.
 * @returns what is to be said of saves that cannot be ended
 */
export function finishBrokenAlone(folder: string, disk: Disk): string[] {
  if (!existsSync(statesIn(folder))) return [];
  try {
    return alone(folder, () => finishBroken(folder, disk).map(({ words }) => words));
  } catch {
    // The next save tries again, and says why.
    return [];
  }
}

/**
 * Refuses a save of files that a save which is not ended holds: its content would be lost.
 * @throws Refused for a file that one holds
 */
export function refuseHeld(broken: readonly BrokenSave[], paths: readonly string[]): void {
  const holding = broken.filter(({ isAside, record }) => !isAside && record.files.some(isOneOf(paths)));
  if (holding.length > 0) throw new Refused(409, holding.map(({ words }) => words).join('\n'));
}

const isOneOf =
  (paths: readonly string[]) =>
  ({ path }: { readonly path: string }): boolean =>
    paths.includes(path);

function asideWords(name: string, record: StateRecord, error: unknown): string {
  // What would have helped, after the semicolon, comes too late.
  const [why] = whyOf(error).split(';');
  return `${entryWords(record)}: penyimpanannya dulu terhenti di tengah dan tidak dapat diselesaikan (${why}). Isinya disisihkan ke ${STATES_FOLDER}/${name}, yang sebelumnya di lama, yang baru di baru; yang lain dapat disimpan lagi.`;
}

const waitingWords = (record: StateRecord, error: unknown): string =>
  `${entryWords(record)}: penyimpanannya dulu terhenti di tengah dan belum selesai (${whyOf(error)}). Penyunting mencobanya lagi setiap kali sesuatu disimpan dan saat dijalankan; yang lain dapat disimpan, tetapi ${record.files.map(({ path }) => path).join(', ')} belum.`;

function whyOf(error: unknown): string {
  const named = inOfficeWords(error);
  return named instanceof Error ? named.message : String(named);
}

function tried(act: () => void): void {
  try {
    act();
  } catch {
    // It is tried again when a program next looks.
  }
}
