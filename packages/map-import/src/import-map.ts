import type { Account } from './account.ts';
import { buildCity, type City } from './city/build-city.ts';
import { compareCity } from './compare/compare-city.ts';
import { judgeOldNumbers, oldNumbers } from './compare/leading-on.ts';
import { changeLines, dateHints } from './compare/lines.ts';
import { readOldNumbers } from './compare/old-number-tables.ts';
import { shrunkSince } from './compare/shrunk.ts';
import { readStanding } from './compare/standing.ts';
import * as compareTexts from './compare/texts.ts';
import { type Bounds, meet, middleOf, rounded } from './geometry.ts';
import { boundaryLayers, catalogueLayers, type Overlay, specialLayers } from './overlays.ts';
import type { OnProgress } from './progress.ts';
import { checkTogether, isInIndonesia, placeText } from './read/check-places.ts';
import { cityReader } from './read/city-reader.ts';
import { type Gdal, startGdal } from './read/gdal.ts';
import { createReader, type Reader } from './read/read-entries.ts';
import { Refusal } from './refusal.ts';
import { emptyReport, type Lines, type Report } from './report.ts';
import { readSource } from './source/read-source.ts';
import { fieldsNamed, type Source } from './source/source.ts';
import { unlisted } from './source/unlisted.ts';
import * as texts from './texts.ts';
import { writeBlocks } from './write/blocks-file.ts';
import { type Made, readMade } from './write/made.ts';
import { filesOf, sizesOf } from './write/map-files.ts';
import { oldNumberFiles } from './write/old-numbers.ts';
import { type NewFile, replaceFiles, restore } from './write/replace-files.ts';
import { planZones } from './write/zone-file.ts';

/** From where to where a map is imported. */
export interface ImportPlaces {
  /** The folder of sumber.yaml, from which the paths in it start. */
  readonly base: string;
  /** The folder of the map that is served, such as content/akar/peta. */
  readonly out: string;
  /** The table of zones, to which rows are added; it need not be there yet. */
  readonly zoneTable: string;
  /** Where the blocks are written as GeoJSON, for who offers them; the page reads them from the tiles. */
  readonly blocksFile?: string;
  /** Codes of a table that cannot be added to, such as a workbook: zones that it lacks are only reported, of a broken one none. */
  readonly knownZones?: readonly string[] | 'unread';
  /** Of codes of zones, those of which the table of activities says something; undefined where there is no such table. */
  readonly ruledZones?: (codes: readonly string[]) => readonly string[] | undefined;
  /** Goes on where a layer or half of what stood would be gone. */
  readonly mayShrink?: boolean;
}

/** What an import made, and what is to be said of it. */
export interface Imported {
  readonly made: Made;
  readonly report: Report;
  readonly accounts: readonly Account[];
}

/**
 * Makes the map that the page reads from the office's files.
 * @param yaml the text of sumber.yaml
 * @throws Refusal where the files cannot be a map, or would take away half of the one that stands or more; what was there before is
 *   then untouched
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
  const rows = await readOldNumbers(places.base, source['nomor-lama']);
  const all = createReader({ gdal, base: places.base, wanted: fieldsNamed(source), report, onProgress });
  const reader = await cityReader(all, source, { gdal, report });
  const roles = { reader, report, accounts: [] as Account[] };
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
  await restore(places.out);
  const stood = await readStanding(places.out);
  const isElsewhere = stood?.made !== undefined && !meet(stood.made.bounds, city.bounds);
  const standing = isElsewhere ? undefined : stood;
  const claims = judgeOldNumbers(city, rows, standing, roles);
  const made = madeOf(city, layers, special, source, report.notes);
  if (isElsewhere) reportElsewhere(stood.made.bounds, made.bounds, places, report);
  const shrunk = standing === undefined ? [] : shrunkSince(standing, made);
  if (shrunk.length > 0 && places.mayShrink !== true) throw new Refusal(compareTexts.shrunk(shrunk));
  const changes =
    standing && (await compareCity(city, standing, new Set(claims.reused.map(({ old }) => old))));
  if (standing && changes) {
    report.compared.push(...changeLines(changes, shrunk, standing, made));
    report.compared.push(...dateHints(changes, standing, source.tanggal));
  }
  const numbers = oldNumbers(city, claims, standing, changes, source.tanggal);
  const files = await filesOf(city, [...layers, ...special], made, onProgress);
  await writeAll(places, city, [...oldNumberFiles(numbers), ...files], report);
  if (places.blocksFile !== undefined) await writeBlocks(places.blocksFile, city);
  report.read.push(...roles.accounts.map(texts.accountLine));
  report.unused.push(...unusedLines(places.base, source, reader));
  report.made.push(texts.countsLine(made.counts), ...sizesOf(files));
  report.next.push(texts.NEXT_CHECK);
  return { made, report, accounts: roles.accounts };
}

function unusedLines(base: string, source: Source, { unnamed }: Reader): string[] {
  const columns = [...unnamed].filter(([, names]) => names.length > 0);
  const files = unlisted(base, source);
  return [
    ...columns.map(([file, names]) => texts.unusedColumns(file, names)),
    ...(files.length > 0 ? [texts.unusedFiles(files)] : []),
  ];
}

// Numbers of another city say nothing of this one's; but a projection may be wrong.
function reportElsewhere(was: Bounds, is: Bounds, { mayShrink }: ImportPlaces, report: Lines): void {
  const [before, now] = [was, is].map((bounds) => placeText(middleOf(bounds))) as [string, string];
  if (mayShrink !== true) throw new Refusal(compareTexts.elsewhere(before, now));
  report.compared.push(compareTexts.OTHER_CITY);
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
    zones: city.zones.map(({ code }) => code).sort(),
    features: Object.fromEntries([
      ...layers.map(({ id, count }) => [id, count] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
      ...special.map(({ id, count }) => [`khusus-${id}`, count] as const),
    ]),
    ...(source.tanggal !== undefined && { date: source.tanggal }),
    ...(city.hasGivenNumbers && { numbers: 'given' as const }),
    ...(notes.length > 0 && { notes }),
  };
}

async function writeAll(
  { out, zoneTable, knownZones, ruledZones }: ImportPlaces,
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
  // Layers that an office has added by hand stay.
  await replaceFiles(out, files, replaced, (path) => path.startsWith('lapisan/') && !own.has(path));
  const codes = city.zones.map(({ code }) => code);
  const ruled = ruledZones?.(codes) ?? codes;
  const unruled = codes.filter((code) => !ruled.includes(code));
  if (unruled.length > 0) report.next.push(compareTexts.unruled(unruled));
  if (knownZones === 'unread') {
    report.next.push(texts.NEXT_ZONES_UNREAD);
    return;
  }
  if (knownZones !== undefined) {
    const lacking = codes.filter((code) => !knownZones.includes(code));
    if (lacking.length > 0) report.next.push(texts.nextOwnZones(lacking));
    return;
  }
  writeZones?.(report);
}
