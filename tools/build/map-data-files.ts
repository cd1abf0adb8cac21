import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Environment } from '../city/city-files.ts';
import { makeMapData } from '../city/map/map-data.ts';

/** Writes the downloads of the map into a build (contract "Map data"); what the office has switched off is not among them. */
export async function writeMapData(env: Environment, dist: string): Promise<void> {
  const { texts } = await makeMapData(env);
  for (const [address, text] of texts) {
    const file = resolve(dist, `.${address}`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
