import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { map } from '../../map.config.ts';
import { config } from '../../site.config.ts';
import { readCity, readMap } from '../../tools/build/chosen-city.ts';
import { config as otherCity } from '../fixtures/other-city.config.ts';

it('reads this city, or the one that SITE_CONFIG names', async () => {
  expect(await readCity({})).toEqual(config);
  expect(await readCity({ SITE_CONFIG: 'tests/fixtures/other-city.config.ts' })).toEqual(otherCity);
});

it('refuses one that cannot be used, with its file and everything that is wrong', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'city-test-'));
  const file = join(folder, 'city.config.ts');
  await writeFile(
    file,
    `export const config = ${JSON.stringify({ ...config, origin: 'kota.id', vision: 1 })};`,
  );
  const refusal = await readCity({ SITE_CONFIG: file }).catch(({ message }) => message);
  await rm(folder, { recursive: true });
  expect(refusal.split('\n')).toEqual([
    `${file}: origin takes an http(s) origin without a path, such as https://bupc.example.id; it holds "kota.id"`,
    `${file}: vision takes a text that is not blank; it holds 1`,
  ]);
});

it('says what SITE_CONFIG takes where no such file is', async () => {
  await expect(readCity({ SITE_CONFIG: 'nowhere.ts' })).rejects.toThrow(
    'SITE_CONFIG takes the path of a file; it holds "nowhere.ts"',
  );
});

it('reads this map, or the one that MAP_CONFIG names', async () => {
  expect(await readMap({})).toEqual(map);
  const other = await readMap({ MAP_CONFIG: 'tests/fixtures/outside-map.config.ts' });
  expect(other.layers[0]?.source).toEqual({ kind: 'geojson', url: 'https://peta.example.id/batas.geojson' });
  await expect(readMap({ MAP_CONFIG: 'nowhere.ts' })).rejects.toThrow(
    'MAP_CONFIG takes the path of a file; it holds "nowhere.ts"',
  );
});
