import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { importMap } from '../src/import-map.ts';
import { box, CITY, folderWith, type MadeFolder } from './made-city.ts';

let folder: MadeFolder;
afterEach(() => folder.remove());

it('an import gives parcels numbers by their land, in whatever file they stand', async () => {
  const [first, second, third] = CITY.persil;
  const stacked = box({ ALAMAT: 'Rumah susun' }, 20, 0, 20, 10);
  folder = folderWith({ persil: [first, third, stacked] });
  folder.write('utara.geojson', [second]);
  const out = join(folder.path, 'out');
  const yaml = 'persil: [{ berkas: persil.geojson, alamat: ALAMAT }, { berkas: utara.geojson }]';
  const { made: map, report } = await importMap(yaml, {
    ...{ base: folder.path, out, zoneTable: join(folder.path, 'zona.csv') },
  });
  const list = JSON.parse(readFileSync(join(out, 'indeks/persil-01.json'), 'utf8')) as [string][];
  expect([map.numbers, list.map(([id]) => id)]).toEqual(['given', ['01.59005050', '01.59005150']]);
  const given =
    'tanpa kolom nomor; setiap persil diberi nomor menurut letaknya, bukan nomor kantor. Nomor itu berubah bila persilnya diukur ulang, dipecah, atau digabung';
  expect(report.notes).toEqual([
    `persil.geojson: ${given}`,
    'persil.geojson: 2 persil tanpa nomor bertumpuk di satu tempat, sehingga tidak dapat diberi nomor; menjadi lahan dengan zona saja (fitur 2, 3)',
    `utara.geojson: ${given}`,
  ]);
  expect(report.read[0]).toBe(
    'persil.geojson (persil): 3 fitur dibaca, 1 dipakai, 2 dilewati (2 bertumpuk tanpa nomor)',
  );
});
