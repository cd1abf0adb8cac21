import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { openArchive } from '../../../../src/adapters/map/data/open-archive.ts';
import type { FetchFile } from '../../../../src/adapters/map/data/range-source.ts';
import { FeedError } from '../../../../src/domain/shared/feed-error.ts';
import { rangeServer, smallArchive } from './small-city.ts';

const LEAF = /^bytes=127-/;
const TILE = [14, 13_323, 8_522] as const;
const ROOT_AT = 8;
const LEAVES_AT = 40;

/** The archive of the small city as a large one is: its root names a directory of its own for the tiles. */
async function deepArchive(): Promise<Uint8Array> {
  const flat = Buffer.from(await smallArchive());
  // One entry, from the first tile on; no run of tiles, so a directory; its length in two bytes; at the first place.
  const length = Number(flat.readBigUInt64LE(ROOT_AT + 8));
  const root = gzipSync(Buffer.from([1, 0, 0, (length % 128) + 128, Math.floor(length / 128), 1]));
  const deep = Buffer.concat([flat, root]);
  flat.copy(deep, LEAVES_AT, ROOT_AT, ROOT_AT + 16);
  deep.writeBigUInt64LE(BigInt(flat.length), ROOT_AT);
  deep.writeBigUInt64LE(BigInt(root.length), ROOT_AT + 8);
  return deep;
}

const open = (fetchFile: FetchFile) =>
  openArchive('/peta/kota.pmtiles', {
    fetchFile,
    timeoutMs: 1000,
    signal: new AbortController().signal,
  });

it('asks once for the directory of tiles that are wanted at the same time', async () => {
  const { ranges, fetchFile } = rangeServer(await deepArchive());
  const archive = open(fetchFile);
  const [first, second] = await Promise.all([archive.getZxy(...TILE), archive.getZxy(...TILE)]);
  expect(first?.data.byteLength).toBeGreaterThan(0);
  expect(second).toEqual(first);
  expect(ranges.filter((range) => LEAF.test(range))).toHaveLength(1);
  expect(ranges.filter((range) => range === 'bytes=0-16383')).toHaveLength(1);
});

it('asks anew for a directory that did not come, and caches one that did', async () => {
  const { ranges, fetchFile } = rangeServer(await deepArchive());
  let isDown = true;
  const archive = open(async (url, init) => {
    const isLeaf = LEAF.test(new Headers(init.headers).get('Range') ?? '');
    return isLeaf && isDown ? new Response('', { status: 503 }) : fetchFile(url, init);
  });
  await expect(archive.getZxy(...TILE)).rejects.toEqual(FeedError.http(503));
  isDown = false;
  const tile = await archive.getZxy(...TILE);
  expect(tile?.data.byteLength).toBeGreaterThan(0);
  expect(await archive.getZxy(...TILE)).toEqual(tile);
  expect(ranges.filter((range) => LEAF.test(range))).toHaveLength(1);
});
