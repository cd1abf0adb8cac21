import { config } from 'virtual:city';
import { map } from 'virtual:city-map';
import { expect, it } from 'vitest';
import { readMap } from '../../../tools/city/map/read-map.ts';
import { movedFiles } from '../../../tools/city/moved-files.ts';
import { readCity } from '../../../tools/city/read-city.ts';
import { madeOffice } from '../made-files.ts';

// No text of a regulation was known then.
const { slug: _slug, ...regulation } = map.regulation;

/** The map as map.config.ts said it: limits beside the other fields of a zone, no activities within limits. */
function oldMap() {
  const { has: _has, needs: _needs, zones, activities, ...rest } = map;
  return {
    ...rest,
    regulation,
    zones: zones.map(({ buildingLimits, ...zone }) => ({ ...zone, ...buildingLimits })),
    activities: activities.map(({ limited: _limited, ...activity }) => activity),
  };
}

it('writes from the configuration of before files that say the same', async () => {
  const files = movedFiles({ ...config }, oldMap());
  const env = { CONTENT_DIR: madeOffice(files) };
  const activities = map.activities.map((activity) => ({ ...activity, limited: {} }));
  expect([readCity(env), await readMap(env)]).toEqual([
    config,
    { ...map, activities, regulation, needs: [] },
  ]);
  expect(Object.keys(files)).toEqual([
    'kantor.yaml',
    'peta/peta.yaml',
    'peta/zona.csv',
    'peta/kegiatan.csv',
    'peta/syarat.csv',
  ]);
});

it('writes nothing of what there was not', () => {
  expect(Object.keys(movedFiles({ ...config }, undefined))).toEqual(['kantor.yaml']);
});
