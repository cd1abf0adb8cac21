import type { Change } from '../serve/changes.ts';
import { nameAt } from '../serve/folder-files.ts';
import { Refused, writablePlace } from '../serve/safe-path.ts';
import { type SavedState, savedFile } from './states.ts';

/** What became of a file since a state was saved. */
export interface FileThenNow {
  readonly path: string;
  readonly index: number;
  /** What it would become: as it was then, or gone where there was none. */
  readonly returns: 'same' | 'change' | 'create' | 'delete';
  /** Whether it has changed again since then, so that this would go too. */
  readonly isNewer: boolean;
}

/**
 * Compares the files of a state with the folder as it is.
 * @throws Refused where the record names what may not be written
 */
export function filesThenNow(folder: string, state: SavedState): FileThenNow[] {
  return state.record.files.map(({ path, before, after }, index) => {
    const now = nameAt(writablePlace(folder, path));
    return { path, index, returns: returnOf(now, before), isNewer: now !== before && now !== after };
  });
}

function returnOf(now: string | null, before: string | null): FileThenNow['returns'] {
  if (now === before) return 'same';
  if (before === null) return 'delete';
  return now === null ? 'create' : 'change';
}

/**
 * Returns the changes that restore a state: its files become what they were before it.
 * @throws Refused where the saved content of one is missing or damaged
 */
export function changesBack(folder: string, state: SavedState): Change[] {
  return filesThenNow(folder, state).flatMap(({ path, index, returns }): Change[] => {
    if (returns === 'same') return [];
    if (returns === 'delete') return [{ operation: 'delete', path }];
    const source = savedFile(folder, state, index);
    if (source === undefined || nameAt(source) !== state.record.files[index]?.before)
      throw new Refused(409, `${path}: isi yang tersimpan dari keadaan ini rusak atau hilang`);
    return [{ operation: returns === 'create' ? 'create' : 'update', path, source }];
  });
}
