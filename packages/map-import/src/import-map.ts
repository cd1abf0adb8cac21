import { buildCity, type City } from './city/build-city.ts';
import { type Bounds, boundsOf, middleOf, rounded } from './geometry.ts';
import { boundaryLayers, catalogueLayers, type Overlay, specialLayers } from './overlays.ts';
import type { OnProgress } from './progress.ts';
import { checkTogether, isInIndonesia, placeText } from './read/check-places.ts';
import { cityReader } from './read/city-reader.ts';
import { type Gdal, startGdal } from './read/gdal.ts';
import { createReader } from './read/read-entries.ts';
import { emptyReport, type Lines, type Report } from './report.ts';
import { readSource } from './source/read-source.ts';
import { fieldsNamed, type Source } from './source/source.ts';
import * as texts from './texts.ts';
import { cutTiles, ZOOMS } from './tiles/cut-tiles.ts';
import { writePmtiles } from './tiles/pmtiles.ts';
import { tileLayers } from './tiles/tile-layers.ts';
import { indexFiles } from './write/index-files.ts';
import { type Made, madeText, readMade } from './write/made.ts';
import { type NewFile, putInPlace } from './write/put-in-place.ts';
import { planZones } from './write/zone-file.ts';

/** From where to where a map is imported. */
export interface ImportPlaces {
  /** The folder of sumber.yaml, from which the paths in it start. */
  readonly base: string;
  /** The folder of the map that is served, such as public/peta. */
  readonly out: string;
  /** The table of zones, to which rows are added; it need not be there yet. */
  readonly zoneTable: string;
  /** Codes of a table that cannot be added to, such as a workbook: zones that it lacks are only told. */
  readonly knownZones?: readonly string[];
}

/** What an import made, and what is to be said of it. */
export interface Imported {
  readonly made: Made;
  readonly report: Report;
}

/**
 * Makes the map that the page reads from the office's files.
 * @param yaml the text of sumber.yaml
 * @throws Refusal where the files cannot be a map; what was there before is then untouched
 */
export async function importMap(
  yaml: string,
  places: ImportPlaces,
  onProgress: OnProgress = () => undefined,
): Promise<Imported> {
  const source = readSource(yaml);
  const gdal = await startGdal();
  return importFrom(source, gdal, places, onProgress).finally(() => gdal.release());
}

async function importFrom(
  source: Source,
  gdal: Gdal,
  places: ImportPlaces,
  onProgress: OnProgress,
): Promise<Imported> {
  const report = emptyReport();
  const all = createReader({ gdal, base: places.base, wanted: fieldsNamed(source), report, onProgress });
  const reader = await cityReader(all, source, { gdal, report });
  const roles = { reader, report };
  const special = await specialLayers(roles, gdal, source);
  const catalogue = await catalogueLayers(roles, source.lapisan);
  const city = await buildCity(roles, gdal, source, onProgress);
  checkTogether(reader.placed);
  if (!isInIndonesia(city.bounds))
    report.notes.push(texts.outsideIndonesia(placeText(middleOf(city.bounds))));
  const given = catalogue.map(({ id }) => id);
  const layers = [
    ...(city.hasBoundaries ? await boundaryLayers(gdal, city.kelurahan, given) : []),
    ...catalogue,
  ];
  const made = madeOf(city, layers, special, source, report.notes);
  const files = await filesOf(city, [...layers, ...special], made, onProgress);
  await writeAll(places, city, files, report);
  report.made.push(texts.countsLine(made.counts), ...sizes(files));
  report.next.push(texts.NEXT_CHECK);
  return { made, report };
}

function madeOf(
  city: City,
  layers: readonly Overlay[],
  special: readonly Overlay[],
  source: Source,
  notes: string[],
): Made {
  const bounds = city.bounds.map((value) => rounded(value, 4)) as Bounds;
  const [lon, lat] = middleOf(bounds);
  return {
    bounds,
    centre: [rounded(lon, 4), rounded(lat, 4)],
    counts: {
      parcels: city.parcels.filter(({ id }) => id !== '').length,
      blocks: city.blocks.length,
      kelurahan: city.kelurahan.length,
      streets: new Set(city.streets.map(({ name }) => name).filter(Boolean)).size,
      buildings: city.buildings.length,
    },
    layers: layers.map(({ id }) => id).sort(),
    special: special.map(({ id }) => ({ id, name: source.khusus.find((one) => one.id === id)?.nama ?? id })),
    ...(source.tanggal !== undefined && { date: source.tanggal }),
    ...(notes.length > 0 && { notes }),
  };
}

async function filesOf(
  city: City,
  overlays: readonly Overlay[],
  made: Made,
  onProgress: OnProgress,
): Promise<NewFile[]> {
  const layers = tileLayers(city);
  const shown = layers.flatMap(({ features }) => features.map(({ shape }) => shape));
  const tiles = await cutTiles(layers, (part) => onProgress(texts.STEPS.tiles, part));
  const metadata = {
    vector_layers: [...new Set(layers.map(({ name }) => name))].map((id) => ({
      id,
      fields: {},
      minzoom: Math.min(...layers.filter(({ name }) => name === id).map(({ from }) => from)),
      maxzoom: ZOOMS.last,
    })),
  };
  return [
    ['kota.pmtiles', await writePmtiles(tiles, boundsOf(shown), metadata)],
    ...indexFiles(city),
    ...overlays.map(({ file }) => file),
    ['dibuat.json', madeText(made)],
  ];
}

async function writeAll(
  { out, zoneTable, knownZones }: ImportPlaces,
  city: City,
  files: readonly NewFile[],
  report: Lines,
): Promise<void> {
  const writeZones = knownZones === undefined ? planZones(zoneTable, city.zones) : undefined;
  const before = await readMade(out);
  const own = new Set([
    ...(before?.layers ?? []).map((id) => `lapisan/${id}.geojson`),
    ...(before?.special ?? []).map(({ id }) => `lapisan/khusus-${id}.geojson`),
  ]);
  const replaced = ['kota.pmtiles', 'indeks', 'lapisan', 'dibuat.json'];
  // What an office has put among the layers by hand stays.
  await putInPlace(out, files, replaced, (path) => path.startsWith('lapisan/') && !own.has(path));
  if (knownZones !== undefined) {
    const lacking = city.zones.map(({ code }) => code).filter((code) => !knownZones.includes(code));
    if (lacking.length > 0) report.next.push(texts.nextOwnZones(lacking));
    return;
  }
  writeZones?.(report);
}

function sizes(files: readonly NewFile[]): string[] {
  const total = (begin: string) =>
    files
      .filter(([path]) => path.startsWith(begin))
      .reduce((sum, [, content]) => sum + Buffer.byteLength(content), 0);
  return ['kota.pmtiles', 'indeks/', 'lapisan/']
    .filter((begin) => total(begin) > 0)
    .map((begin) => texts.sizeLine(begin, total(begin)));
}
