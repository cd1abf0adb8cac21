import { join } from 'node:path';
import { config } from 'virtual:city';
import { map } from 'virtual:city-map';
import { expect, it } from 'vitest';
import { readMap } from '../../../tools/city/map/read-map.ts';
import { readCity } from '../../../tools/city/read-city.ts';
import { readOtherCity } from '../../fixtures/other-city.ts';
import { madeOffice } from '../made-files.ts';

it('reads the office and the map of the content folder', async () => {
  expect(readCity({})).toEqual(config);
  expect(await readMap({})).toEqual(map);
  const other = readOtherCity();
  expect(other.office.name).toBe(
    'Dinas Pekerjaan Umum, Perumahan Rakyat, Kawasan Permukiman, Pertanahan dan Penataan Ruang Kabupaten Kepulauan Cakrawala',
  );
});

it('refuses an office that cannot be used, with its file, the lines and everything that is wrong', () => {
  const text = JSON.stringify({ ...config, origin: 'kota.id', vision: 1 }, null, 2);
  const folder = madeOffice({ 'kantor.yaml': text });
  const at = (field: string) => {
    const line = text.split('\n').findIndex((one) => one.startsWith(`  "${field}"`)) + 1;
    return `${join(folder, 'kantor.yaml')}, line ${line}`;
  };
  expect(() => readCity({ CONTENT_DIR: folder })).toThrow(
    [
      `${at('origin')}: origin takes an http(s) origin without a path, such as https://bupc.example.id; it holds "kota.id"`,
      `${at('vision')}: vision takes a text that is not blank; it holds 1`,
    ].join('\n'),
  );
});

it('says where to begin in a folder without an office', async () => {
  expect(() => readCity({ CONTENT_DIR: 'tests/fixtures/hostile-markup' })).toThrow(
    'tests/fixtures/hostile-markup/kantor.yaml: there is no such file; docs/another-city.md says how to begin',
  );
});
