import { open } from 'node:fs/promises';
import type { Finding } from '@bupc/content';
import { said } from '@bupc/content/files';
import { PMTiles } from 'pmtiles';
import type { Kelurahan } from '../../../../src/domain/map/city-overview.ts';
import type { MapConfig } from '../../../../src/domain/map/map-config.ts';
import { HEADER_BYTES, headerMistakes } from './archive-header.ts';
import { createFileSource } from './file-source.ts';
import { type GeoJsonUse, geoJsonMistakes } from './geojson-mistakes.ts';
import { type IndexContext, judgeKelurahan, parcelMistakes, streetMistakes } from './index-mistakes.ts';
import { checkText, isOutside, mapFile, missing, type SiteFolder } from './map-files.ts';
import { findingsOf, type Mistake } from './mistake.ts';
import { oldNumberMistakes } from './old-number-mistakes.ts';
import { type AskMap, outsideFindings } from './outside-sources.ts';
import { sheetFindings } from './sheet-findings.ts';
import { type TileContext, tileMistakes } from './tile-mistakes.ts';

/** What a check of the map needs. */
export interface MapCheck extends SiteFolder {
  readonly config: MapConfig;
  /** Requests files on other hosts; absent where that is not wanted. */
  readonly ask?: AskMap;
}

/** The list of numbers that have changed, which only some maps have. */
const OLD_NUMBERS = 'nomor-lama';

/** Checks the files that the map reads (docs/map.md, Checked). */
export async function checkMap({ config, ask, ...site }: MapCheck): Promise<Finding[]> {
  const context: IndexContext = {
    bounds: config.bounds,
    zones: new Set(config.zones.map(({ code }) => code)),
  };
  return [
    ...geoJsonFindings(config, site),
    ...indexFindings(config, site, context),
    ...(await tileFindings(config, site, context)),
    ...sheetFindings(config, site),
    ...(await outsideFindings(config, ask)),
  ];
}

function geoJsonFindings({ layers, special, bounds }: MapConfig, site: SiteFolder): Finding[] {
  const check = (url: string, use: GeoJsonUse) =>
    checkText(url, site, (text) => geoJsonMistakes(text, use, bounds));
  return [
    ...layers.flatMap((layer) =>
      layer.source.kind === 'geojson' ? check(layer.source.url, { kind: 'layer', layer }) : [],
    ),
    ...special.flatMap((layer) => check(layer.url, { kind: 'special', layer })),
  ];
}

function indexFindings({ index, has }: MapConfig, site: SiteFolder, context: IndexContext): Finding[] {
  const check = (name: string, judge: (json: unknown) => Iterable<Mistake>) =>
    checkText(`${index}${name}.json`, site, (text) => judge(jsonIn(text)));
  let kelurahan: readonly Kelurahan[] = [];
  if (!has.kelurahan) return [];
  const city = check('kota', (json) => {
    const { rows, mistakes } = judgeKelurahan(json, context);
    kelurahan = rows;
    return mistakes;
  });
  const ids = new Set(kelurahan.map(({ id }) => id));
  const hasOldNumbers = !isOutside(index) && mapFile(`${index}${OLD_NUMBERS}.json`, site).bytes !== undefined;
  const numbers = new Set<string>();
  const parcels = (has.parcels ? kelurahan : []).flatMap((one) =>
    check(`persil-${one.id}`, (json) => {
      if (hasOldNumbers) for (const number of numbersIn(json)) numbers.add(number);
      return parcelMistakes(json, one, context);
    }),
  );
  return [
    ...city,
    ...(has.streets ? check('jalan', (json) => streetMistakes(json, ids, context)) : []),
    ...parcels,
    ...(hasOldNumbers ? check(OLD_NUMBERS, (json) => oldNumberMistakes(json, numbers)) : []),
  ];
}

const numbersIn = (json: unknown): string[] =>
  Array.isArray(json) ? json.map((row) => (Array.isArray(row) ? String(row[0]) : '')) : [];

// A file that is not JSON is not a list either, and is reported as such.
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function tileFindings(
  { tiles, layers, attributes, has }: MapConfig,
  site: SiteFolder,
  { bounds, zones }: IndexContext,
): Promise<Finding[]> {
  const own = layers.flatMap(({ source }) => (source.kind === 'tiles' ? [source.layer] : []));
  const found = await archiveFindings(tiles, site, {
    bounds,
    zones,
    attributes,
    wanted: [
      ...new Set([
        'blok',
        ...(has.parcels ? ['persil'] : []),
        ...(has.kelurahan ? ['kelurahan'] : []),
        ...own,
      ]),
      // Without zones there is no plan.
    ].filter((name) => name !== 'blok' || zones.size > 0),
  });
  for (const { source } of layers) {
    if (source.kind !== 'pmtiles') continue;
    const wanted = [source.layer];
    found.push(...(await archiveFindings(source.url, site, { bounds, zones, attributes, wanted })));
  }
  return found;
}

async function archiveFindings(address: string, site: SiteFolder, context: TileContext): Promise<Finding[]> {
  if (isOutside(address)) return [];
  const { path, name, bytes } = mapFile(address, site);
  if (bytes === undefined) return findingsOf(name, [missing(address)]);
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
  await file.close();
  const header = headerMistakes(buffer.subarray(0, bytesRead), context.bounds);
  if (header.length > 0) return findingsOf(name, header);
  try {
    return findingsOf(name, await tileMistakes(new PMTiles(createFileSource(path)), context));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const message = said(
      `direktori atau satu ubinnya tidak dapat dibaca (${why}); buat arsipnya sekali lagi`,
      `its directory or a tile cannot be read (${why}); make the archive again`,
    );
    return findingsOf(name, [{ level: 'error', sort: 'archive', message }]);
  }
}
