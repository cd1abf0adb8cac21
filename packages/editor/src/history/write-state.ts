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
 * Writes the files of a state and deletes those that go: pictures before the texts that name them. May be called again.
 * @param state its folder
 * @param touched receives the changed paths of a running save: a file changed meanwhile is then a conflict. Without it such a
 * file stays as it is, and its new content stays in the state
 * @throws Refused for a conflict
 */
export function writeState(
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
    // A killed program may have left it under both names.
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
    const old = beforePlace(state, index, path);
    if (existsSync(old)) disk.remove(place);
    else moved(disk, place, old);
    removeEmpty(folder, path);
  }
  const waiting = join(state, 'baru');
  if (existsSync(waiting) && readdirSync(waiting).length === 0) disk.remove(waiting);
}
