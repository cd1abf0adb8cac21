import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { DISK, type Disk } from './disk.ts';
import { alone } from './lock.ts';
import { recordPlace, statePlace, statesIn } from './places.ts';
import { made, takeBack } from './put.ts';
import { isStateId, readRecord, type StateRecord } from './record.ts';

/**
 * Ends what a program that was stopped has left: a save for which all was ready is made whole, one that was taken back is taken back
 * to the end, one that had changed nothing yet goes.
 */
export function finishBroken(folder: string, disk: Disk = DISK): void {
  const states = statesIn(folder);
  if (!existsSync(states)) return;
  for (const name of readdirSync(states).sort()) {
    const [, id = '', stage] = /^(.+)(\.siap|\.jalan|\.batal)$/.exec(name) ?? [];
    if (!isStateId(id)) continue;
    const place = statePlace(folder, id, stage as '.siap');
    if (stage === '.siap') {
      disk.remove(place);
      continue;
    }
    const record = recordAt(place);
    // Nobody knows what to do with it; it stays, and is in nobody's way.
    if (record === undefined) continue;
    if (stage === '.jalan') {
      made(folder, place, record, disk);
      disk.rename(place, statePlace(folder, id));
    } else {
      takeBack(folder, id, record, disk);
    }
  }
}

/** As `finishBroken`, while nobody saves; where the folder cannot be written to, that is told when something is saved. */
export function finishBrokenAlone(folder: string, disk: Disk): void {
  if (!existsSync(statesIn(folder))) return;
  try {
    alone(folder, () => finishBroken(folder, disk));
  } catch {
    // The next save tries again, and says why.
  }
}

function recordAt(place: string): StateRecord | undefined {
  try {
    return readRecord(readFileSync(recordPlace(place), 'utf8'));
  } catch {
    return undefined;
  }
}
