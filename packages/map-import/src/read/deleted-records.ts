import { closeSync, openSync, readSync } from 'node:fs';
import { extname } from 'node:path';
import { beside } from './dbf-letters.ts';

/** Records that are read at once. */
const RECORDS = 4096;
const DELETED = '*'.charCodeAt(0);

/** The numbers, from 1, of the features that the table of a shapefile has as deleted; none for another file. */
export function deletedRecords(file: string): number[] {
  const table = extname(file).toLowerCase() === '.shp' ? beside(file, '.dbf') : undefined;
  if (table === undefined) return [];
  const open = openSync(table, 'r');
  try {
    const head = Buffer.alloc(32);
    if (readSync(open, head, 0, 32, 0) < 32) return [];
    const [count, start, length] = [head.readUInt32LE(4), head.readUInt16LE(8), head.readUInt16LE(10)];
    const part = Buffer.alloc(Math.max(1, length) * RECORDS);
    const deleted: number[] = [];
    for (let first = 0; length > 1 && first < count; first += RECORDS) {
      const bytes = readSync(open, part, 0, part.length, start + first * length);
      for (let at = 0; (at + 1) * length <= bytes && first + at < count; at += 1)
        if (part[at * length] === DELETED) deleted.push(first + at + 1);
      if (bytes < part.length) break;
    }
    return deleted;
  } finally {
    closeSync(open);
  }
}
