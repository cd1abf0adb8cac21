import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { config } from 'virtual:city';
import { map } from 'virtual:city-map';
import { expect, it } from 'vitest';
import { readMap } from '../../../tools/city/map/read-map.ts';
import { readCity } from '../../../tools/city/read-city.ts';

it('reads the office and the map of the content folder', async () => {
  expect(readCity({})).toEqual(config);
  expect(await readMap({})).toEqual(map);
  const other = readCity({ CONTENT_DIR: 'tests/fixtures/other-city' });
  expect(other.office.name).toBe('Badan Agraria dan Tata Wilayah Cakrawala');
});

it('refuses an office that cannot be used, with its file, the lines and everything that is wrong', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'city-test-'));
  const file = join(folder, 'kantor.yaml');
  const office = { ...config, origin: 'kota.id', vision: 1 };
  await writeFile(file, JSON.stringify(office, null, 2));
  const refusal = (() => {
    try {
      return readCity({ CONTENT_DIR: folder });
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
  })();
  await rm(folder, { recursive: true });
  const lineOf = (text: string) =>
    JSON.stringify(office, null, 2)
      .split('\n')
      .findIndex((line) => line.startsWith(`  "${text}"`)) + 1;
  expect(String(refusal).split('\n')).toEqual([
    `${file}, line ${lineOf('origin')}: origin takes an http(s) origin without a path, such as https://bupc.example.id; it holds "kota.id"`,
    `${file}, line ${lineOf('vision')}: vision takes a text that is not blank; it holds 1`,
  ]);
});

it('says where to begin in a folder without an office', async () => {
  expect(() => readCity({ CONTENT_DIR: 'tests/fixtures/hostile-markup' })).toThrow(
    'tests/fixtures/hostile-markup/kantor.yaml: there is no such file; docs/another-city.md says how to begin',
  );
});
