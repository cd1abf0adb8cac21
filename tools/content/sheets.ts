import { resolve } from 'node:path';
import { writeSheets } from '@bupc/content';
import { said } from '@bupc/content/files';
import { siteFile } from '../city/city-files.ts';
import { readMap } from '../city/map/read-map.ts';
import { readCity } from '../city/read-city.ts';
import { contentEnv } from './env.ts';
import { sheetLook, zoneSheets } from './zone-sheets.ts';

/**
 * npm run content -- sheets: writes the sheets of the zones into the folder that `sheets` of peta.yaml names.
 * It ends with an error status where that is none of this site.
 */
export async function main(): Promise<void> {
  const root = resolve('.');
  const env = contentEnv(root);
  const city = readCity(env);
  const map = await readMap(env);
  if (!map.sheets?.startsWith('/')) {
    console.error(
      said(
        "`sheets` di peta.yaml bukan folder situs ini; tulis '/berkas/peta/lembar/'",
        "`sheets` of the map's configuration names no folder of this site; write '/berkas/peta/lembar/'",
      ),
    );
    process.exitCode = 1;
    return;
  }
  const folder = siteFile(env, map.sheets);
  await writeSheets(folder, zoneSheets(city, map), sheetLook(city, map));
  console.log(said(`${map.zones.length} lembar di ${folder}`, `${map.zones.length} sheets in ${folder}`));
}
