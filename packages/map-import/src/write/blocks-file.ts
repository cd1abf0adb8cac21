import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { City } from '../city/build-city.ts';
import { geoJson, type LayerFeature } from './layer-files.ts';

/** The blocks of the plan as features: the code of their zone, and its name where the plan has one. */
export function blockFeatures({ blocks, zones }: Pick<City, 'blocks' | 'zones'>): LayerFeature[] {
  const names = new Map(zones.map(({ code, name }) => [code, name]));
  return blocks.map(({ zone, polygons }) => {
    const nama = names.get(zone);
    return {
      properties: { zona: zone, ...(nama && { nama }) },
      shape: { type: 'MultiPolygon', coordinates: polygons },
    };
  });
}

/** Writes the blocks of the plan beside the map; without blocks an earlier file goes. */
export async function writeBlocks(path: string, city: Pick<City, 'blocks' | 'zones'>): Promise<void> {
  const features = blockFeatures(city);
  if (features.length === 0) return rm(path, { force: true });
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.baru`, geoJson(features));
  await rename(`${path}.baru`, path);
}
