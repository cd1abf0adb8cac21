import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

/** Where a tile is stored, and of how many tiles in a row it is the body; a run of 0 names a leaf directory. */
export interface Entry {
  readonly id: number;
  run: number;
  readonly offset: number;
  readonly length: number;
}

/** Entries of a leaf where one directory would be too large. */
const LEAF = 2048;

/**
 * Writes the directories of a PMTiles archive: one, or where that is too large leaves and a root that names them.
 * @param most bytes that the root may have
 */
export async function writeDirectories(
  entries: readonly Entry[],
  most: number,
): Promise<{ root: Buffer; leaves: Buffer }> {
  const only = await compress(directoryOf(entries), { level: 9 });
  if (only.length <= most) return { root: only, leaves: Buffer.alloc(0) };
  for (let size = LEAF; ; size *= 2) {
    const made = await withLeaves(entries, size);
    if (made.root.length <= most) return made;
  }
}

async function withLeaves(
  entries: readonly Entry[],
  size: number,
): Promise<{ root: Buffer; leaves: Buffer }> {
  const leaves: Buffer[] = [];
  const named: Entry[] = [];
  let offset = 0;
  for (let index = 0; index < entries.length; index += size) {
    const part = entries.slice(index, index + size);
    const leaf = await compress(directoryOf(part), { level: 9 });
    named.push({ id: part[0]?.id ?? 0, run: 0, offset, length: leaf.length });
    leaves.push(leaf);
    offset += leaf.length;
  }
  return { root: await compress(directoryOf(named), { level: 9 }), leaves: Buffer.concat(leaves) };
}

/** A directory before it is compressed: columns of ids, runs, lengths and offsets. */
export function directoryOf(entries: readonly Entry[]): Buffer {
  const bytes: number[] = [];
  const add = (value: number) => {
    let rest = value;
    while (rest >= 128) {
      bytes.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    bytes.push(rest);
  };
  add(entries.length);
  for (const [index, { id }] of entries.entries()) add(id - (entries[index - 1]?.id ?? 0));
  for (const { run } of entries) add(run);
  for (const { length } of entries) add(length);
  entries.forEach(({ offset }, index) => {
    const before = entries[index - 1];
    add(before && before.offset + before.length === offset ? 0 : offset + 1);
  });
  return Buffer.from(bytes);
}
