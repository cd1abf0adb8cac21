import { gzipSync } from 'node:zlib';
import { PMTiles, tileIdToZxy } from 'pmtiles';
import { describe, expect, it } from 'vitest';
import { directoryOf } from '../../src/tiles/directories.ts';
import { type StoredTile, storeTile, writePmtiles } from '../../src/tiles/pmtiles.ts';

const BOUNDS: [number, number, number, number] = [112.7, -7.3, 112.8, -7.2];

const opened = (archive: Buffer) =>
  new PMTiles({
    getKey: () => 'made',
    getBytes: async (offset, length) => ({
      data: new Uint8Array(archive.subarray(offset, offset + length)).buffer,
    }),
  });

const text = async (archive: PMTiles, z: number, x: number, y: number) => {
  const tile = await archive.getZxy(z, x, y);
  return tile && Buffer.from(tile.data).toString();
};

describe('an archive', () => {
  it('gives back each tile, what it says of itself, and nothing where there is none', async () => {
    const tiles = await Promise.all(
      [
        [10, 832, 532],
        [11, 1665, 1065],
        [11, 1664, 1064],
      ].map(([z = 0, x = 0, y = 0]) => storeTile(z, x, y, Buffer.from(`${z}/${x}/${y}`))),
    );
    const archive = opened(await writePmtiles(tiles, BOUNDS, { vector_layers: [{ id: 'blok' }] }));
    const header = await archive.getHeader();
    expect([header.minZoom, header.maxZoom, header.clustered, header.minLon, header.maxLat]).toEqual([
      10,
      11,
      true,
      112.7,
      -7.2,
    ]);
    expect(await archive.getMetadata()).toEqual({ vector_layers: [{ id: 'blok' }] });
    expect(await text(archive, 11, 1665, 1065)).toBe('11/1665/1065');
    expect(await text(archive, 10, 832, 532)).toBe('10/832/532');
    expect(await text(archive, 11, 1, 1)).toBeUndefined();
  });

  it('stores equal tiles once, and a run of them in one entry', async () => {
    const bytes = (await storeTile(12, 0, 0, Buffer.from('sea'))).bytes;
    const tiles = Array.from(
      { length: 9 },
      (_, index): StoredTile => ({ id: 500_000 + index, z: 12, bytes }),
    );
    const header = await opened(await writePmtiles(tiles, BOUNDS, {})).getHeader();
    expect([header.numAddressedTiles, header.numTileEntries, header.numTileContents]).toEqual([9, 1, 1]);
  });

  it('has leaves where one directory would be too large', async () => {
    let id = 1_000_000;
    let seed = 1;
    const next = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % most;
    };
    const tiles = Array.from({ length: 20_000 }, (_, index): StoredTile => {
      id += 1 + next(97);
      return { id, z: tileIdToZxy(id)[0], bytes: gzipSync(`${index} `.repeat(1 + next(31)), { level: 1 }) };
    });
    const archive = await writePmtiles(tiles, BOUNDS, {});
    const header = await opened(archive).getHeader();
    expect([
      header.rootDirectoryOffset + header.rootDirectoryLength < 16_384,
      (header.leafDirectoryLength ?? 0) > 0,
    ]).toEqual([true, true]);
    const [z, x, y] = tileIdToZxy(tiles[11_000]?.id ?? 0);
    expect(await text(opened(archive), z, x, y)).toMatch(/^11000 /);
  });

  it('is the same whatever order tiles come in', async () => {
    const tiles = await Promise.all([1, 2, 3].map((y) => storeTile(12, 5, y, Buffer.from(`${y}`))));
    const [one, other] = await Promise.all(
      [tiles, tiles.toReversed()].map((list) => writePmtiles(list, BOUNDS, {})),
    );
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
  });
});

it('writes a directory as columns', () => {
  const entries = [
    { id: 5, run: 1, offset: 0, length: 10 },
    { id: 300, run: 2, offset: 10, length: 20 },
    { id: 302, run: 1, offset: 0, length: 10 },
  ];
  expect([...directoryOf(entries)]).toEqual([3, 5, 167, 2, 2, 1, 2, 1, 10, 20, 10, 1, 0, 1]);
});
