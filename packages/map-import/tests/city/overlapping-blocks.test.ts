import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { importMap } from '../../src/import-map.ts';
import {
  box,
  CITY,
  feature,
  folderWith,
  type MadeFeature,
  type MadeFolder,
  ring,
  sourceOf,
} from '../made-city.ts';

let folder: MadeFolder;
afterEach(() => folder.remove());

const zone = (code: string, ...sides: [number, number, number, number]) => box({ KODSZN: code }, ...sides);
const imported = async (zona: readonly MadeFeature[]) => {
  folder = folderWith({ ...CITY, zona });
  const yaml = sourceOf('.geojson').replace(', nama: NAMSZN', '');
  const { report } = await importMap(yaml, {
    base: folder.path,
    out: join(folder.path, 'out'),
    zoneTable: join(folder.path, 'zona.csv'),
  });
  const list = readFileSync(join(folder.path, 'out', 'indeks', 'persil-3578061001.json'), 'utf8');
  const zones = (JSON.parse(list) as string[][]).map(([, , found]) => found);
  return { report, zones };
};

it('blocks of different zones that cover one ground are told, with what they cover', async () => {
  const { report } = await imported([zone('R-2', 0, 0, 40, 20), zone('K-1', 10, 0, 10, 20)]);
  expect(report.notes).toContainEqual(
    expect.stringMatching(
      /^1 pasang blok berlainan zona bertumpuk.*\(zona\.geojson fitur 1 \(R-2\) dan zona\.geojson fitur 2 \(K-1\): 24\.4\d\d m²\)$/,
    ),
  );
});

it('ground that two blocks of a zone cover counts once', async () => {
  // Four tenths of the first parcel twice, and six tenths once.
  const { report, zones } = await imported([
    zone('R-2', 0, 0, 4, 20),
    zone('R-2', 0, 0, 4, 19),
    zone('K-1', 4, 0, 36, 20),
  ]);
  expect(zones[0]).toBe('K-1');
  expect(report.mended).toContainEqual(
    '2 blok bertumpuk dengan blok sezona atau bagiannya sendiri; tanahnya dihitung sekali (zona.geojson fitur 1 (R-2), zona.geojson fitur 2 (R-2))',
  );
  expect(report.notes.join()).not.toContain('bertumpuk');
});

it('a line that two blocks draw half a metre apart is none', async () => {
  const { report } = await imported([zone('R-2', 0, 0, 15.03, 20), zone('K-1', 15, 0, 25, 20)]);
  expect(report.notes.join()).not.toContain('bertumpuk');
});

it('ground that two parts of one block cover counts once', async () => {
  const parts = feature({ KODSZN: 'R-2' }, 'MultiPolygon', [[ring(0, 0, 4, 20)], [ring(0, 0, 4, 19)]]);
  const { report, zones } = await imported([parts, zone('K-1', 4, 0, 36, 20)]);
  expect(zones[0]).toBe('K-1');
  expect(report.mended.join()).toContain('(zona.geojson fitur 1 (R-2))');
});
