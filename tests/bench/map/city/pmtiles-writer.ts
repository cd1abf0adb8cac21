import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';
import type { Bounds } from '../../../../src/domain/map/geometry.ts';

/** A tile and its bytes, not compressed. */
export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly data: Uint8Array;
}

const HEADER = 127;
const MVT = 1;
const GZIP = 2;

/**
 * Writes an archive of vector tiles, PMTiles version 3: tiles in the order of their ids, each stored once, one directory.
 * @param metadata what the archive says of itself, such as its `vector_layers`
 * @throws Error where the directory is too large to be the only one
 */
export function writePmtiles(tiles: readonly Tile[], bounds: Bounds, metadata: object): Uint8Array {
  const sorted = tiles
    .map((tile) => ({ ...tile, id: zxyToTileId(tile.z, tile.x, tile.y) }))
    .sort((a, b) => a.id - b.id);
  const stored = new Map<string, { offset: number; length: number }>();
  const bodies: Uint8Array[] = [];
  let size = 0;
  const entries = sorted.map(({ id, data }) => {
    const key = createHash('sha256').update(data).digest('hex');
    let place = stored.get(key);
    if (place === undefined) {
      const body = gzipSync(data, { level: 9 });
      place = { offset: size, length: body.length };
      stored.set(key, place);
      bodies.push(body);
      size += body.length;
    }
    return { id, ...place };
  });
  const directory = gzipSync(directoryOf(entries));
  const json = gzipSync(JSON.stringify(metadata));
  if (HEADER + directory.length > 16_384) throw new Error('the directory of the tiles is too large');
  const zooms = sorted.map(({ z }) => z);
  const header = Buffer.alloc(HEADER);
  header.write('PMTiles', 0, 'latin1');
  header.writeUInt8(3, 7);
  const metadataAt = HEADER + directory.length;
  const dataAt = metadataAt + json.length;
  const counts = [
    HEADER,
    directory.length,
    metadataAt,
    json.length,
    dataAt,
    0,
    dataAt,
    size,
    entries.length,
    entries.length,
    bodies.length,
  ];
  counts.forEach((count, index) => void header.writeBigUInt64LE(BigInt(count), 8 + index * 8));
  header.writeUInt8(1, 96);
  header.writeUInt8(GZIP, 97);
  header.writeUInt8(GZIP, 98);
  header.writeUInt8(MVT, 99);
  header.writeUInt8(Math.min(...zooms), 100);
  header.writeUInt8(Math.max(...zooms), 101);
  const [west, south, east, north] = bounds;
  const places = [west, south, east, north];
  places.forEach((degrees, index) => void header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4));
  header.writeUInt8(12, 118);
  header.writeInt32LE(Math.round(((west + east) / 2) * 1e7), 119);
  header.writeInt32LE(Math.round(((south + north) / 2) * 1e7), 123);
  return Buffer.concat([header, directory, json, ...bodies]);
}

interface Entry {
  readonly id: number;
  readonly offset: number;
  readonly length: number;
}

function directoryOf(entries: readonly Entry[]): Buffer {
  const ids = entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0));
  const offsets = entries.map(({ offset }, index) => {
    const before = entries[index - 1];
    return before && before.offset + before.length === offset ? 0 : offset + 1;
  });
  const numbers = [
    entries.length,
    ...ids,
    ...entries.map(() => 1),
    ...entries.map(({ length }) => length),
    ...offsets,
  ];
  return Buffer.from(numbers.flatMap(varint));
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}
