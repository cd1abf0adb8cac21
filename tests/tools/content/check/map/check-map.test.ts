import { join, resolve } from 'node:path';
import { map } from 'virtual:city-map';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MapConfig } from '../../../../../src/domain/map/map-config.ts';
import { checkMap } from '../../../../../tools/content/check/map/check-map.ts';
import { type MadeLayers, madeArchive } from '../../../../fixtures/made-archive.ts';
import { madeFiles, writeFiles } from '../../../made-files.ts';
import { lines, mapWith } from './made-map.ts';

const ROOT = resolve(import.meta.dirname, '../../../../..');

it('finds nothing in the map of this site', async () => {
  expect(
    await checkMap({ config: map, root: ROOT, folder: join(ROOT, 'public'), content: join(ROOT, 'content') }),
  ).toEqual([]);
});

let root: string;
beforeEach(() => {
  root = madeFiles();
});

const write = (name: string, data: string | Uint8Array) => writeFiles(root, { [`public/${name}`]: data });

// The sheets stand elsewhere, and are not looked for.
const BARE: Partial<MapConfig> = {
  layers: [],
  special: [],
  tiles: '/kota.pmtiles',
  index: '/indeks/',
  sheets: 'https://ubin.id/lembar/',
};
const check = async (parts: Partial<MapConfig> = {}) =>
  lines(await checkMap({ config: mapWith({ ...BARE, ...parts }), root, folder: join(root, 'public') }));

const [lon, lat] = map.centre;
const SQUARE = [
  [
    [lon, lat],
    [lon + 0.001, lat],
    [lon + 0.001, lat + 0.001],
    [lon, lat + 0.001],
    [lon, lat],
  ],
];
const area = (properties: object) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Polygon', coordinates: SQUARE },
});
const RIGHT: MadeLayers = {
  persil: [area({ persil: '05.0001', zona: 'R-2' })],
  blok: [area({ zona: 'R-2' })],
  kelurahan: [area({ nama: 'A' })],
};
const archive = (layers: MadeLayers): Promise<Uint8Array> => madeArchive(layers, map.bounds);
const writeLists = () =>
  writeFiles(root, { 'public/indeks/kota.json': '[]', 'public/indeks/jalan.json': '[]' });

/** The archive with some bytes of its header changed. */
async function changed(...bytes: readonly (readonly [at: number, byte: number])[]): Promise<Uint8Array> {
  const data = await archive(RIGHT);
  for (const [at, byte] of bytes) data[at] = byte;
  return data;
}

it('names every file that is missing', async () => {
  const [special] = map.special;
  expect(await check({ special: special ? [special] : [] })).toEqual(
    [
      ['peta/lapisan/khusus-banjir.geojson', '/peta/lapisan/khusus-banjir.geojson'],
      ['indeks/kota.json', '/indeks/kota.json'],
      ['indeks/jalan.json', '/indeks/jalan.json'],
      ['kota.pmtiles', '/kota.pmtiles'],
    ].map(
      ([file, address]) =>
        `error public/${file}: there is no such file; put it here, or write another address than ${address} in peta.yaml`,
    ),
  );
});

it('says of a large layer that it is, and reads no more than the map does', async () => {
  const [layer] = map.layers;
  const layers = layer ? [{ ...layer, source: { kind: 'geojson', url: '/a.geojson' } as const }] : [];
  writeLists();
  write('kota.pmtiles', await archive(RIGHT));
  write('a.geojson', `{"type":"FeatureCollection","features":[null]}${' '.repeat(6_000_000)}`);
  const large = await check({ layers });
  write('a.geojson', ' '.repeat(34_000_000));
  expect([large, await check({ layers })]).toEqual([
    [
      'warning public/a.geojson: 6 MB take long to open on a phone; simplify it, or make it PMTiles',
      'error public/a.geojson: features[0] is no Feature and is left out; remove it',
    ],
    [
      'error public/a.geojson: 34 MB are more than the map reads, and nothing is shown; simplify it, or make it PMTiles',
    ],
  ]);
});

it('holds the lists of parcels against that of the kelurahan', async () => {
  const one = { id: '05', name: 'A', district: 'B', centre: map.centre, bounds: map.bounds };
  write('indeks/kota.json', JSON.stringify([{ ...one, parcels: 1, zones: { 'R-2': 1 } }]));
  write('indeks/jalan.json', '<p>404');
  write('kota.pmtiles', await archive(RIGHT));
  const without = await check();
  write('indeks/persil-05.json', JSON.stringify([['06.0001', '', 'R-2', 1, lon, lat]]));
  expect([without, await check()]).toEqual([
    [
      'error public/indeks/jalan.json: this is no list; write [ … ]',
      'error public/indeks/persil-05.json: there is no such file; put it here, or write another address than /indeks/persil-05.json in peta.yaml',
    ],
    [
      'error public/indeks/jalan.json: this is no list; write [ … ]',
      "error public/indeks/persil-05.json: parcel 06.0001 does not begin with '05.', its kelurahan; renumber it",
    ],
  ]);
});

it('holds the numbers that have changed against the lists', async () => {
  const one = { id: '05', name: 'A', district: 'B', centre: map.centre, bounds: map.bounds };
  write('indeks/kota.json', JSON.stringify([{ ...one, parcels: 1, zones: { 'R-2': 1 } }]));
  write('indeks/jalan.json', '[]');
  write('indeks/persil-05.json', JSON.stringify([['05.0001', '', 'R-2', 1, lon, lat]]));
  write('kota.pmtiles', await archive(RIGHT));
  write('indeks/nomor-lama.json', '{"renamed":[["05.9","05.0001"]],"moved":[["05.0002",""]]}');
  expect(await check()).toEqual([
    'error public/indeks/nomor-lama.json: number 05.0002 has moved, and no list has it; import the map again: npm run map:import',
  ]);
});

it('names the zones whose sheet is missing or no PDF', async () => {
  writeLists();
  write('kota.pmtiles', await archive(RIGHT));
  const zones = map.zones.slice(0, 3);
  write('lembar/r-2.pdf', '%PDF-1.7');
  write('lembar/r-3.pdf', '<!doctype html>');
  expect(await check({ zones, activities: [], sheets: '/lembar/' })).toEqual([
    'error public/lembar/r-3.pdf: zone R-3 has a sheet that is no PDF; save it as one',
    'error public/lembar/r-4.pdf: zone R-4 has no sheet; put it here, draw it with npm run content -- sheets, or leave sheets out',
  ]);
});

describe('the archive of tiles', () => {
  beforeEach(writeLists);

  it.each<[string, () => string | Uint8Array | Promise<Uint8Array>, ...string[]]>([
    ['is right', () => archive(RIGHT)],
    ['is a page', () => '<!doctype html>', 'this is a web page, not PMTiles; put the archive itself here'],
    ['is empty', () => '', 'this is no PMTiles archive; make it with npm run map:import'],
    [
      'is of another kind',
      () => 'x'.repeat(200),
      'this is no PMTiles archive; make it with npm run map:import',
    ],
    ['is of another version', () => changed([7, 2]), 'this is PMTiles version 2; convert it to version 3'],
    [
      'holds pictures',
      () => changed([99, 2]),
      'this holds pictures or another kind of tiles; make vector tiles (MVT)',
    ],
    [
      'is compressed in another way',
      () => changed([98, 3]),
      'the compression of its tiles is brotli, which browsers do not read; use gzip',
    ],
    [
      'ends too early',
      () => changed([101, 13]),
      'its last zoom is 13, too far away for parcels; cut the tiles to zoom 15',
    ],
    [
      'lies elsewhere',
      () => changed([105, 0], [113, 0]),
      expect.stringMatching(/^its tiles cover \[.*\], nothing of the bounds of the map; correct either$/),
    ],
    [
      'is cut off',
      async () => (await archive(RIGHT)).slice(0, 140),
      expect.stringMatching(/^its directory or a tile cannot be read \(.*\); make the archive again$/),
    ],
    [
      'lacks a layer',
      () => archive({ ...RIGHT, blok: [] }),
      'no tile of zoom 15 in the bounds has the layer blok; add it (docs/map.md)',
    ],
    [
      'has zones without a rule, each told once',
      () =>
        archive({
          ...RIGHT,
          persil: ['05.0001', '05.0002'].map((persil) => area({ persil, zona: 'X-9' })),
          blok: [area({ zona: 'X-9' })],
        }),
      "tile 15/26646/17046, persil 05.0001: zone 'X-9' has no rule; add it to zona.csv",
      "tile 15/26646/17046, blok: zone 'X-9' has no rule; add it to zona.csv",
    ],
    [
      'has parcels without number and zone',
      () => archive({ ...RIGHT, persil: [area({ zona: 'R-2' }), area({ persil: '05.0003' })] }),
      'tile 15/26646/17046, persil without number: has no persil and is not found; write its number',
      'warning public/kota.pmtiles: tile 15/26646/17046, persil 05.0003: has no zone; write its code, unless the plan ends there',
    ],
  ])('%s', async (_, data, ...expected) => {
    write('kota.pmtiles', await data());
    const findings = (await check()).map((line) => line.replace('error public/kota.pmtiles: ', ''));
    expect(findings).toEqual(expected);
  });
});
