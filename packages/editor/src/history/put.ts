import { existsSync, readdirSync, rmdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { codeOf } from '@bupc/content/pull/error-code.ts';
import { nameAt } from '../serve/folder-files.ts';
import { isText } from '../serve/page-text.ts';
import { changedMeanwhile, placeIn } from '../serve/safe-path.ts';
import type { Disk } from './disk.ts';
import { afterPlace, beforePlace, statePlace } from './places.ts';
import type { StateRecord } from './record.ts';

/**
 * Puts what a state has ready into its places, and takes away what goes: pictures before the texts that name them. It may have begun
 * before.
 * @param state its place
 * @param touched of a save that goes on, takes the paths that it changes: a file that somebody has changed meanwhile is a conflict then.
 * Without it such a file stays, and its new content with the state
 * @throws Refused for a conflict
 */
export function made(
  folder: string,
  state: string,
  { files }: StateRecord,
  disk: Disk,
  touched?: Set<string>,
): void {
  const known = files.map((file, index) => ({ ...file, index, place: placeIn(folder, file.path) }));
  const left = (path: string) => {
    if (touched) throw changedMeanwhile(path);
  };
  const texts = known.filter(({ path }) => isText(path));
  for (const { index, path, place, before, after } of [
    ...known.filter((one) => !texts.includes(one)),
    ...texts,
  ]) {
    const ready = afterPlace(state, index, path);
    if (after === null || !existsSync(ready)) continue;
    if (![before, after].includes(nameAt(place))) {
      left(path);
      continue;
    }
    touched?.add(path);
    disk.mkdir(dirname(place));
    moved(disk, ready, place);
  }
  for (const { index, path, place, before, after } of known) {
    if (after !== null) continue;
    const now = nameAt(place);
    // It may have gone before its folder did.
    if (now === null) removeEmpty(folder, path);
    else if (now !== before) left(path);
    if (now === null || now !== before) continue;
    touched?.add(path);
    const kept = beforePlace(state, index, path);
    if (existsSync(kept)) disk.remove(place);
    else moved(disk, place, kept);
    removeEmpty(folder, path);
  }
  const waiting = join(state, 'baru');
  if (existsSync(waiting) && readdirSync(waiting).length === 0) disk.remove(waiting);
}

/**
 * Puts back what stood in the places of a state that could not be made whole, and ends the state: it goes, or stays as one to bring
 * back where somebody else has changed a file meanwhile, of which it alone has the old content.
 * @param touched the paths that the save has changed, where that is known: the old content of others is what somebody else has replaced
 */
export function takeBack(
  folder: string,
  id: string,
  record: StateRecord,
  disk: Disk,
  touched?: ReadonlySet<string>,
): void {
  const state = statePlace(folder, id, '.batal');
  const lost = putBack(folder, state, record, disk).filter((path) => touched?.has(path) ?? true);
  if (lost.length === 0) disk.remove(state);
  else disk.rename(state, statePlace(folder, id));
}

/** @returns the paths of files that somebody has changed, and that stay so */
function putBack(folder: string, state: string, { files }: StateRecord, disk: Disk): string[] {
  return files.flatMap(({ path, before, after }, index) => {
    const place = placeIn(folder, path);
    const now = nameAt(place);
    // A folder may have been made for it.
    if (now === null && before === null) removeEmpty(folder, path);
    if (now === before) return [];
    if (now !== after) return [path];
    const kept = beforePlace(state, index, path);
    if (before === null) {
      disk.remove(place);
      removeEmpty(folder, path);
    } else if (existsSync(kept)) {
      disk.mkdir(dirname(place));
      moved(disk, kept, place);
    }
    return [];
  });
}

/** Moves a file; to another disk it is copied beside its place first, so that it is there whole or not at all. */
function moved(disk: Disk, from: string, to: string): void {
  try {
    disk.rename(from, to);
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error;
    const beside = join(dirname(to), `.${basename(to)}.baru`);
    disk.copy(from, beside);
    disk.rename(beside, to);
    disk.remove(from);
  }
}

/** Removes the folder of a file that is gone where nothing else is in it: an empty one would be an album without photos. */
function removeEmpty(folder: string, path: string): void {
  const parts = path.split('/').slice(0, -1);
  // The folders at the top stay: they are the office's order.
  for (let depth = parts.length; depth > 1; depth -= 1) {
    try {
      rmdirSync(join(folder, ...parts.slice(0, depth)));
    } catch {
      return;
    }
  }
}
