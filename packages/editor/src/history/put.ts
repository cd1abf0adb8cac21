import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nameAt } from '../serve/folder-files.ts';
import { isText } from '../serve/page-text.ts';
import { changedMeanwhile, placeIn } from '../serve/safe-path.ts';
import type { Disk } from './disk.ts';
import { moved, movedAsNew, removeEmpty } from './move.ts';
import { afterPlace, beforePlace } from './places.ts';
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
    // Before the look: nothing takes time between it and the move.
    if (before === null) disk.mkdir(dirname(place));
    const now = nameAt(place);
    if (![before, after].includes(now) || (now === null && !movedAsNew(disk, ready, place))) {
      left(path);
      continue;
    }
    touched?.add(path);
    // A program that was killed may have put it there under both names.
    if (now === after) disk.remove(ready);
    else if (now !== null) moved(disk, ready, place);
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
