import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLayer } from '../../src/read/features.ts';
import { startGdal } from '../../src/read/gdal.ts';
import { ownNames } from '../../src/read/layer-names.ts';
import { layersOf } from '../../src/read/layers.ts';
import { createReader } from '../../src/read/read-entries.ts';
import { emptyReport } from '../../src/report.ts';
import * as texts from '../../src/texts.ts';
import { box, type MadeFolder, madeFolder } from '../made-city.ts';

describe('the layers of an archive', () => {
  it.each([
    ['their own where they differ', [['a/zona.shp', 'zona']], ['zona']],
    [
      'their paths where they do not',
      [
        ['a/doc.kml', 'doc'],
        ['b/doc.kml', 'doc'],
      ],
      ['a/doc.kml', 'b/doc.kml'],
    ],
    [
      'their paths and their own in files with several',
      [
        ['a.gpkg', 'zona', 'air'],
        ['b.gpkg', 'zona', 'rel'],
      ],
      ['a.gpkg/zona', 'air', 'b.gpkg/zona', 'rel'],
    ],
  ])('have as names %s', (_, files, names) => {
    const named = files.map(([inside = '', ...tables]) => ({ inside, tables }));
    expect(ownNames(named).flat()).toEqual(names);
  });
});

describe('files of one name', () => {
  let folder: MadeFolder;
  beforeEach(() => {
    folder = madeFolder();
  });
  afterEach(() => folder.remove());

  const kml = (name: string) =>
    `<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><name>${name}</name><Point><coordinates>112.75,-7.26</coordinates></Point></Placemark></kml>`;
  const archive = (path: string, files: Readonly<Record<string, string>>) => {
    const bytes = Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)]);
    mkdirSync(dirname(join(folder.path, path)), { recursive: true });
    writeFileSync(join(folder.path, path), zipSync(Object.fromEntries(bytes)));
  };
  const namesIn = async (entries: readonly { berkas: string; lapis?: string }[]) => {
    const gdal = await startGdal();
    const common = { wanted: new Set(['NAME']), report: emptyReport(), onProgress: () => undefined };
    const reader = createReader({ gdal, base: folder.path, ...common });
    const names: unknown[] = [];
    for (const entry of entries) {
      const { features } = await reader.read(entry);
      names.push(features.map(({ properties }) => properties.name));
    }
    return names;
  };

  it('are each read, in two folders', async () => {
    archive('kec1/data.kmz', { 'doc.kml': kml('satu') });
    archive('kec2/data.kmz', { 'doc.kml': kml('dua') });
    const entries = [{ berkas: 'kec1/data.kmz' }, { berkas: 'kec2/data.kmz' }, { berkas: 'kec1/data.kmz' }];
    expect(await namesIn(entries)).toEqual([['satu'], ['dua'], ['satu']]);
  });

  it('are each read by their path, in one archive', async () => {
    archive('data.zip', { 'kec1/doc.kml': kml('satu'), 'kec2/doc.kml': kml('dua') });
    const berkas = 'data.zip';
    await expect(namesIn([{ berkas }])).rejects.toThrow(
      "data.zip: ada beberapa lapis (kec1/doc.kml, kec2/doc.kml). Tulis yang mana, misalnya 'lapis: kec1/doc.kml'.",
    );
    const lapis = ['kec2/doc.kml', 'kec1/doc.kml'];
    expect(await namesIn(lapis.map((one) => ({ berkas, lapis: one })))).toEqual([['dua'], ['satu']]);
  });

  it('are each read, where the archive has a file that only leads to them', async () => {
    const links = ['a.kml', 'b.kml'].map(
      (href) => `<NetworkLink><Link><href>${href}</href></Link></NetworkLink>`,
    );
    archive('data.kmz', {
      'doc.kml': `<kml>${links.join('')}</kml>`,
      'a.kml': kml('satu'),
      'b.kml': kml('dua'),
    });
    const berkas = 'data.kmz';
    await expect(namesIn([{ berkas }])).rejects.toThrow('ada beberapa lapis (a.kml, b.kml).');
    const lapis = ['a.kml', 'b.kml'];
    expect(await namesIn(lapis.map((one) => ({ berkas, lapis: one })))).toEqual([['satu'], ['dua']]);
  });

  it('are not asked of an archive without any', async () => {
    archive('data.zip', {});
    await expect(layersOf(await startGdal(), join(folder.path, 'data.zip'))).rejects.toThrow(
      'data.zip: tidak ada berkas peta di dalam arsip ini',
    );
  });
});

it('names of layers and columns are told in one line', () => {
  expect([
    texts.whichLayer('a.gpkg', ['pola\nruang', 'air']),
    texts.noField('a.gpkg', 'kode', 'KODE', ['KO\tDE']),
    texts.layerIn('a.gpkg', 'a\r\nb'),
  ]).toEqual([
    "a.gpkg: ada beberapa lapis (pola<U+000A>ruang, air). Tulis yang mana, misalnya 'lapis: pola<U+000A>ruang'.",
    "a.gpkg: tidak ada kolom 'KODE' (kode). Yang ada: KO<U+0009>DE.",
    'a.gpkg [a<U+000D><U+000A>b]',
  ]);
});

it('a count of features that is not the file’s is no reason to refuse it', async () => {
  const folder = madeFolder();
  folder.write('a.geojson', [box({ NIB: '1' }, 0, 0, 5, 5)]);
  const gdal = await startGdal();
  const [layer] = await layersOf(gdal, join(folder.path, 'a.geojson'));
  if (layer === undefined) throw new Error('no layer');
  const { features } = await readLayer(gdal, { ...layer, count: 2 }, undefined);
  folder.remove();
  expect(features.map(({ number }) => number)).toEqual([1]);
});
