import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importMap } from '@bupc/map-import';
import { describe, expect, it } from 'vitest';
import { wktOf } from '../../../../src/domain/map/wkt.ts';
import { writeMapData } from '../../../../tools/build/map-data-files.ts';
import { makeMapData } from '../../../../tools/city/map/map-data.ts';
import { BLOCKS_FILE } from '../../../../tools/city/map/read-map.ts';
import { readCsvRecords } from '../../../fixtures/read-csv.ts';
import { madeFiles } from '../../made-files.ts';
import { HEAD, PETA, R2, readMapWith } from './map-folder.ts';

const setsOf = async (env: Record<string, string>) =>
  (await makeMapData(env)).data.groups.flatMap(({ sets }) => sets);

describe('the data of the sample city', () => {
  it('are 17 layers, the special layers and two tables, each with its files', async () => {
    const { data, texts } = await makeMapData({});
    const counts = data.groups.map(({ name, sets }) => [name, sets.length]);
    expect(counts).toEqual([
      ['PETA ADMINISTRASI', 3],
      ['RTRW', 13],
      ['RDTR', 1],
      ['Lapisan khusus', 5],
      ['Tabel', 2],
    ]);
    const files = data.groups.flatMap(({ sets }) => sets.flatMap((set) => set.files));
    expect(files.map(({ address }) => address).sort()).toEqual([...texts.keys()].sort());
    expect(
      files.filter(({ address, bytes }) => Buffer.byteLength(texts.get(address) ?? '') !== bytes),
    ).toEqual([]);
  });

  it('have each feature of a layer in both files, with every digit', async () => {
    const { data, texts } = await makeMapData({});
    const layers = data.groups.flatMap(({ sets }) => sets).filter(({ files }) => files.length === 2);
    expect(layers).toHaveLength(22);
    for (const { id, count } of layers) {
      const { features } = JSON.parse(texts.get(`/peta/data/${id}.geojson`) ?? '');
      const rows = readCsvRecords(texts.get(`/peta/data/${id}.csv`) ?? '');
      const placeOf = ({ wkt, bujur, lintang }: Record<string, string>) =>
        wkt ?? `POINT (${bujur} ${lintang})`;
      expect([id, rows.length, rows.map(placeOf)]).toEqual([
        id,
        count,
        features.map(({ geometry }: { geometry: Parameters<typeof wktOf>[0] }) => wktOf(geometry)),
      ]);
    }
  });
});

const GEOJSON = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { jenis: '=A1' },
      geometry: { type: 'Point', coordinates: [112.75, -7.25] },
    },
  ],
});
const layer = (id: string, rest: string) => `  - { id: ${id}, date: 2026-01-15, origin: Perda 2, ${rest} }\n`;
const OFFICE = `${PETA}licence: { name: CC BY 4.0, url: https://creativecommons.org/licenses/by/4.0/ }
layers:
${layer('rtrw-jalan', 'source: { kind: geojson, url: /jalan.geojson }, licence: { name: Izin kantor }')}${layer('rtrw-energi', 'source: { kind: geojson, url: /jalan.geojson }, download: false')}${layer('rtrw-drainase', 'source: { kind: wms, url: https://peta.id/wms, layers: a }')}${layer('rtrw-air-minum', 'source: { kind: geojson, url: /tidak-ada.geojson }')}tables:
  - { id: zona, download: false, date: 2025-12-31 }
`;

describe('the data of an office', () => {
  it('are what it allows, where it has them', async () => {
    const folder = madeFiles({
      ...{ 'peta/peta.yaml': OFFICE, 'peta/zona.csv': `${HEAD}\n${R2}`, 'akar/jalan.geojson': GEOJSON },
    });
    const dist = madeFiles();
    const sets = await setsOf({ CONTENT_DIR: folder });
    expect(sets.map(({ id, licence, missing, count }) => [id, licence?.name, missing, count])).toEqual([
      ['rtrw-jalan', 'Izin kantor', undefined, 1],
      ['rtrw-energi', 'CC BY 4.0', 'off', undefined],
      ['rtrw-air-minum', 'CC BY 4.0', 'unmade', undefined],
      ['rtrw-drainase', 'CC BY 4.0', 'elsewhere', undefined],
      ['rdtr-pola-ruang', 'CC BY 4.0', 'unmade', undefined],
      ['zona', 'CC BY 4.0', 'off', undefined],
    ]);
    await writeMapData({ CONTENT_DIR: folder }, dist);
    const there = (name: string) => existsSync(join(dist, 'peta/data', name));
    expect(['rtrw-jalan.geojson', 'rtrw-jalan.csv', 'rtrw-energi.geojson', 'zona.csv'].map(there)).toEqual([
      ...[true, true, false, false],
    ]);
    expect(readFileSync(join(dist, 'peta/data/rtrw-jalan.csv'), 'utf8')).toContain('"\'=A1"');
  });

  it('are the blocks that its import has written', async () => {
    const folder = madeFiles({ 'peta/zona.csv': HEAD });
    const [base, map] = ['tests/fixtures/real-city', join(folder, 'akar/peta')];
    await importMap(readFileSync(join(base, 'sumber.yaml'), 'utf8'), {
      ...{
        base,
        out: map,
        zoneTable: join(folder, 'zona.csv'),
        blocksFile: join(folder, 'peta', BLOCKS_FILE),
      },
    });
    const file = `folder: /peta/\nattribution: Dinas\nregulation: { title: P, about: R, date: 2026-07-01, found: R }\n`;
    const office = madeFiles({ 'peta/peta.yaml': file });
    const { cpSync } = await import('node:fs');
    cpSync(folder, office, { recursive: true });
    const { zones = [], counts } = JSON.parse(readFileSync(join(map, 'dibuat.json'), 'utf8'));
    const blocks = (await setsOf({ CONTENT_DIR: office })).find(({ id }) => id === 'rdtr-pola-ruang');
    expect([blocks?.count, blocks?.files.length]).toEqual([counts.blocks, 2]);
    const { texts } = await makeMapData({ CONTENT_DIR: office });
    const rows = readCsvRecords(texts.get('/peta/data/rdtr-pola-ruang.csv') ?? '');
    expect([...new Set(rows.map(({ zona }) => zona))].sort()).toEqual(zones);
  });

  it.each([
    ['download: tidak', 'layers.0.download takes true or false; it holds "tidak"'],
    ['licence: CC', 'layers.0.licence takes the fields name, url; it holds "CC"'],
    [
      'licence: { name: CC, url: creativecommons.org }',
      'layers.0.licence.url takes an http(s) address; it holds "creativecommons.org"',
    ],
  ])('are named with their file where %s cannot be used', async (rest, words) => {
    const file = `${PETA}layers:\n${layer('rtrw-jalan', rest)}`;
    const { mistakes } = await readMapWith({ 'peta.yaml': file });
    expect(mistakes).toEqual([`peta/peta.yaml, line 7: ${words}`]);
  });
});
