import { copyFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { importMap } from '../../src/import-map.ts';

const FROM = join(import.meta.dirname, '..', 'fixtures', 'luas');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shapefile-'));
  for (const ending of ['.shp', '.shx', '.dbf', '.prj'])
    copyFileSync(join(FROM, `bidang${ending}`), join(folder, `bidang${ending}`));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const imported = () =>
  importMap('persil: { berkas: bidang.shp, nomor: NIB, kelurahan: DESA }', {
    base: folder,
    out: join(folder, 'out'),
    zoneTable: join(folder, 'zona.csv'),
  });
const table = () => join(folder, 'bidang.dbf');

it('a record that its table has as deleted is told with its number, and shifts none', async () => {
  const bytes = readFileSync(table());
  bytes.write('*', bytes.readUInt16LE(8) + bytes.readUInt16LE(10), 'latin1');
  writeFileSync(table(), bytes);
  const { report } = await imported();
  expect(report.read).toEqual([
    'bidang.shp (persil): 6 fitur dibaca, 5 dipakai, 1 dilewati (1 sudah dihapus di .dbf)',
  ]);
  expect(report.leftOut).toEqual([
    'bidang.shp: 1 fitur sudah dihapus di tabelnya (.dbf), jadi dilewati (fitur 2)',
  ]);
});

it('a table that is cut off is refused without the words of a library', async () => {
  truncateSync(table(), Math.floor(readFileSync(table()).length * 0.6));
  await expect(imported()).rejects.toThrow(
    /^bidang\.shp: berkas ini tidak dapat dibaca sebagai peta\.[^()]*$/,
  );
});

it.each(['.shx', '.dbf'])('the lack of its %s is named', async (ending) => {
  rmSync(join(folder, `bidang${ending}`));
  await expect(imported()).rejects.toThrow(`bidang.shp: berkas ${ending} di sampingnya tidak ada.`);
});
