import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DISK, type Disk } from './disk.ts';
import { statePlace, statesIn } from './places.ts';
import { recordAt, type SavedState, savedStates } from './states.ts';

/** How long states are saved, and how many bytes of them. */
export interface Limits {
  readonly days: number;
  readonly bytes: number;
  /** So many of the newest stay whatever their age. */
  readonly newest: number;
}

/** A year, and 2 GB. */
export const LIMITS: Limits = { days: 365, bytes: 2 * 1024 ** 3, newest: 20 };

const DAY_MS = 24 * 60 * 60 * 1000;

/** A state that goes, and why. */
export interface Removed {
  readonly state: SavedState;
  readonly because: 'age' | 'size';
}

/**
 * Says which states go: what is older than a number of days beyond the newest ones, then the oldest until the rest is small enough. The
 * newest always stays.
 * @param states the newest first
 */
export function statesToRemove(states: readonly SavedState[], now: Date, limits: Limits = LIMITS): Removed[] {
  const oldest = now.getTime() - limits.days * DAY_MS;
  let bytes = 0;
  return states.flatMap((state, index): Removed[] => {
    if (index >= limits.newest && Date.parse(state.record.at) < oldest) return [{ state, because: 'age' }];
    bytes += state.record.files.reduce((sum, { size }) => sum + size, 0);
    return index > 0 && bytes > limits.bytes ? [{ state, because: 'size' }] : [];
  });
}

const removedList = (folder: string): string => join(statesIn(folder), 'dihapus.txt');

/**
 * Removes the states beyond the limits, and writes down which. A state is none any more before its first file goes: a program that is
 * killed meanwhile leaves no half of one.
 */
export function removeOld(
  folder: string,
  now: Date,
  { limits = LIMITS, disk = DISK }: { readonly limits?: Limits; readonly disk?: Disk } = {},
): void {
  for (const { state, because } of statesToRemove(savedStates(folder), now, limits)) {
    const why = because === 'age' ? `lebih dari ${limits.days} hari` : 'semuanya lebih dari 2 GB';
    try {
      disk.rename(statePlace(folder, state.id), statePlace(folder, state.id, '.buang'));
      endRemoval(folder, state.id, disk, { now, why });
    } catch {
      // What cannot be removed stays, or goes with the next save; this one is made all the same.
      return;
    }
  }
}

/** Removes what is a state no more. It is written down before: its record goes too, and the program may have been killed before that. */
export function endRemoval(
  folder: string,
  id: string,
  disk: Disk,
  { now = new Date(), why = 'terlalu lama, atau semuanya terlalu besar' } = {},
): void {
  const going = statePlace(folder, id, '.buang');
  const record = recordAt(going);
  if (record !== undefined && !removedText(folder).includes(` ${id} (`))
    appendFileSync(
      removedList(folder),
      `${now.toISOString()} ${id} (${record.at}) ${record.kind}: ${record.name}; ${why}\n`,
    );
  disk.remove(going);
}

/** How many states have been removed for their age or size. */
export function removedCount(folder: string): number {
  return removedText(folder).split('\n').length - 1;
}

function removedText(folder: string): string {
  const file = removedList(folder);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
