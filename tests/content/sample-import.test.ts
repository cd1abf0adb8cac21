import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Imported, importMap } from '@bupc/map-import';
import { PMTiles } from 'pmtiles';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tilesOf } from '../../src/adapters/map/data/tile-grid.ts';

const SERVED = 'content/akar/peta';
let out: string;
let accounts: Imported['accounts'];
beforeAll(async () => {
  out = mkdtempSync(join(tmpdir(), 'sample-import-'));
  const places = {
    ...{ base: 'content/peta', out, zoneTable: join(out, 'zona.csv') },
    blocksFile: join(out, 'blok.geojson'),
  };
  ({ accounts } = await importMap(readFileSync('content/peta/sumber.yaml', 'utf8'), places));
}, 120_000);
afterAll(() => rmSync(out, { recursive: true, force: true }));

const textsIn = (folder: string) =>
  Object.fromEntries(
    [
      'dibuat.json',
      ...['indeks', 'lapisan'].flatMap((name) =>
        readdirSync(join(folder, name)).map((file) => join(name, file)),
      ),
    ]
      .sort()
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );

it('the lists and layers of the sample city are those that its sources give', () => {
  const [made, served] = [textsIn(out), textsIn(SERVED)];
  expect(Object.keys(served)).toEqual(Object.keys(made));
  expect(Object.keys(served).filter((path) => served[path] !== made[path])).toEqual([]);
});

it('so are the blocks that can be downloaded', () => {
  const [made, offered] = [join(out, 'blok.geojson'), 'content/peta/unduhan/rdtr-pola-ruang.geojson'];
  expect(readFileSync(offered, 'utf8') === readFileSync(made, 'utf8')).toBe(true);
});

it('all features of its sources are used', () => {
  expect(accounts.filter(({ read, used }) => read !== used)).toEqual([]);
});

// Compressed bytes may differ with the version of Node.
it('so are its tiles, once they are unpacked', async () => {
  const [made, served] = [out, SERVED].map((folder) => opened(join(folder, 'kota.pmtiles')));
  const header = await made?.getHeader();
  const { minLon = 0, minLat = 0, maxLon = 0, maxLat = 0, minZoom = 0, maxZoom = -1 } = header ?? {};
  let [tiles, differing] = [0, 0];
  for (let zoom = minZoom; zoom <= maxZoom; zoom += 1) {
    for (const { z, x, y } of tilesOf([minLon, minLat, maxLon, maxLat], zoom)) {
      const [one, other] = await Promise.all([made?.getZxy(z, x, y), served?.getZxy(z, x, y)]);
      if (one) tiles += 1;
      if (Buffer.compare(bytesOf(one), bytesOf(other)) !== 0) differing += 1;
    }
  }
  expect([tiles, differing]).toEqual([header?.numAddressedTiles, 0]);
});

const bytesOf = (tile: { readonly data: ArrayBuffer } | undefined): Buffer =>
  Buffer.from(tile?.data ?? new ArrayBuffer(0));

function opened(path: string): PMTiles {
  const file = readFileSync(path);
  return new PMTiles({
    getKey: () => path,
    getBytes: async (offset, length) => ({
      data: new Uint8Array(file.subarray(offset, offset + length)).buffer,
    }),
  });
}
