import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';
import { type Bounds, middleOf } from '../geometry.ts';
import { type Entry, writeDirectories } from './directories.ts';

const compress = promisify(gzip);

/** A tile as it is stored: compressed with gzip. */
export interface StoredTile {
  /** Its place on the curve of PMTiles. */
  readonly id: number;
  readonly z: number;
  readonly bytes: Uint8Array;
}

/** Compresses a tile. */
export async function storeTile(z: number, x: number, y: number, data: Uint8Array): Promise<StoredTile> {
  return { id: zxyToTileId(z, x, y), z, bytes: await compress(data, { level: 9 }) };
}

/** Bytes of the header. */
const HEADER = 127;
/** The root directory has to end within so many bytes from the start. */
const ROOT_END = 16_384;
const MVT = 1;
const GZIP = 2;

/**
 * Makes an archive of vector tiles, PMTiles version 3: tiles in the order of the curve, equal ones stored once, runs of
 * them in one entry.
 * @param metadata what the archive says of itself, such as its `vector_layers`
 */
export async function writePmtiles(
  tiles: readonly StoredTile[],
  bounds: Bounds,
  metadata: object,
): Promise<Buffer> {
  const { entries, bodies, size } = place(tiles.toSorted((a, b) => a.id - b.id));
  const { root, leaves } = await writeDirectories(entries, ROOT_END - HEADER);
  const json = await compress(JSON.stringify(metadata), { level: 9 });
  const header = Buffer.alloc(HEADER);
  header.write('PMTiles', 0, 'latin1');
  header.writeUInt8(3, 7);
  const json0 = HEADER + root.length;
  const leaves0 = json0 + json.length;
  const data0 = leaves0 + leaves.length;
  const places = [HEADER, root.length, json0, json.length, leaves0, leaves.length, data0, size];
  const counts = [tiles.length, entries.length, bodies.length];
  [...places, ...counts].forEach(
    (count, index) => void header.writeBigUInt64LE(BigInt(count), 8 + index * 8),
  );
  const zooms = tiles.map(({ z }) => z);
  const [first, last] = [Math.min(...zooms), Math.max(...zooms)];
  // Clustered, both compressions, the kind of tiles, the zooms.
  [1, GZIP, GZIP, MVT, first, last].forEach((byte, index) => void header.writeUInt8(byte, 96 + index));
  const degrees = (value: number) => Math.round(value * 1e7);
  bounds.forEach((value, index) => void header.writeInt32LE(degrees(value), 102 + index * 4));
  header.writeUInt8(Math.min(last, first + 2), 118);
  middleOf(bounds).forEach((value, index) => void header.writeInt32LE(degrees(value), 119 + index * 4));
  return Buffer.concat([header, root, json, leaves, ...bodies]);
}

function place(sorted: readonly StoredTile[]): { entries: Entry[]; bodies: Uint8Array[]; size: number } {
  const stored = new Map<string, { offset: number; length: number }>();
  const bodies: Uint8Array[] = [];
  const entries: Entry[] = [];
  let size = 0;
  for (const { id, bytes } of sorted) {
    const key = createHash('sha256').update(bytes).digest('base64');
    let at = stored.get(key);
    if (at === undefined) {
      at = { offset: size, length: bytes.length };
      stored.set(key, at);
      bodies.push(bytes);
      size += bytes.length;
    }
    const before = entries.at(-1);
    if (before && before.offset === at.offset && before.id + before.run === id) before.run += 1;
    else entries.push({ id, run: 1, ...at });
  }
  return { entries, bodies, size };
}
