import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DataFile, type DataSet, dataAddress, type MapData } from '../../../src/domain/map/data-set.ts';
import { type DataSource, dataSources } from '../../../src/domain/map/data-sources.ts';
import { type DataFeature, featureTable } from '../../../src/domain/map/feature-table.ts';
import type { MapConfig } from '../../../src/domain/map/map-config.ts';
import { activityTable, zoneTable } from '../../../src/domain/map/rule-tables.ts';
import { contentFile, type Environment, siteFile } from '../city-files.ts';
import { BLOCKS_LAYER } from './map-of.ts';
import { BLOCKS_FILE, MAP_FOLDER, readMap, readTerms } from './read-map.ts';

/** The data of a map, with the text of each file that can be downloaded, by its address. */
export interface MadeData {
  readonly data: MapData;
  readonly texts: ReadonlyMap<string, string>;
}

/** What can be downloaded of one source. */
interface Offered extends Pick<DataSet, 'count' | 'missing'> {
  readonly texts: Readonly<Partial<Record<DataFile['kind'], string>>>;
}

/** Makes the downloads of the map of the content folder (contract "Map data"). @throws CityError */
export async function makeMapData(env: Environment): Promise<MadeData> {
  const map = await readMap(env);
  const texts = new Map<string, string>();
  const groups = dataSources(map, readTerms(env)).map(({ name, sets }) => ({
    name,
    sets: sets.map((source) => setOf(source, offered(env, map, source), texts)),
  }));
  return { data: { groups, bounds: map.bounds }, texts };
}

function setOf(
  { from: _, isOff: __, ...known }: DataSource,
  made: Offered,
  texts: Map<string, string>,
): DataSet {
  const files = Object.entries(made.texts).map(([name, text]): DataFile => {
    const kind = name as DataFile['kind'];
    const address = dataAddress(known.id, kind);
    texts.set(address, text);
    return { kind, address, bytes: Buffer.byteLength(text) };
  });
  const { count, missing } = made;
  return { ...known, ...(count !== undefined && { count }), files, ...(missing && { missing }) };
}

function offered(env: Environment, map: MapConfig, { from, isOff, id }: DataSource): Offered {
  if (isOff) return { texts: {}, missing: 'off' };
  if (from.kind === 'table') {
    return from.table === 'zona'
      ? { count: map.zones.length, texts: { csv: zoneTable(map.zones) } }
      : {
          count: map.activities.length * map.zones.filter(({ isUnruled }) => !isUnruled).length,
          texts: { csv: activityTable(map.activities, map.zones) },
        };
  }
  if (from.kind === 'geojson' && from.url.startsWith('/')) return offeredLayer(siteFile(env, from.url));
  // What the import has cut into tiles it has also written whole.
  if (from.kind === 'tiles' && id === BLOCKS_LAYER)
    return offeredLayer(contentFile(env, join(MAP_FOLDER, BLOCKS_FILE)).path);
  return { texts: {}, missing: from.kind === 'tiles' ? 'unmade' : 'elsewhere' };
}

/** Offers a file of GeoJSON as it stands, byte by byte, and as a table; the check of the content names one that cannot be read. */
function offeredLayer(path: string): Offered {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const features = featuresIn(text);
  if (features === undefined) return { texts: {}, missing: 'unmade' };
  return { count: features.length, texts: { geojson: text, csv: featureTable(features) } };
}

function featuresIn(text: string): readonly DataFeature[] | undefined {
  try {
    const { features } = JSON.parse(text);
    return Array.isArray(features) && features.every((one) => typeof one === 'object' && one)
      ? features
      : undefined;
  } catch {
    return undefined;
  }
}
