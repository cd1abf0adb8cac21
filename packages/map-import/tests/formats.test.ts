import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { textOf } from '../src/city/fields.ts';
import { boundsOf, rounded } from '../src/geometry.ts';
import { lookInto } from '../src/look/look.ts';
import { readLayer } from '../src/read/features.ts';
import { type Gdal, startGdal } from '../src/read/gdal.ts';
import { type Layer, layersOf } from '../src/read/layers.ts';
import { writeAs, zipped } from './formats.ts';
import { at, CITY, feature, type MadeFeature } from './made-city.ts';

const gdal: Gdal = await startGdal();
let folders: string[] = [];
beforeEach(() => {
  folders = [];
});
afterEach(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const made = async (
  driver: string,
  projection: string,
  options?: readonly string[],
  features: readonly MadeFeature[] = CITY.persil,
) => {
  const folder = await writeAs(gdal, 'persil', features, driver, projection, options);
  folders.push(folder);
  return folder;
};

async function read(file: string, projection?: string) {
  const [layer] = await layersOf(gdal, file);
  if (layer === undefined) throw new Error('no layer');
  const { features } = await readLayer(gdal, layer, projection);
  const bounds = boundsOf(features.map(({ shape }) => shape)).map((value) => rounded(value, 6));
  return { names: features.map(({ properties }) => textOf(properties, 'ALAMAT')).sort(), bounds };
}

const ALL = {
  names: ['Jalan Café 2', 'Jalan Mawar 1', 'Jalan Mawar 3'],
  bounds: [112.75, -7.26, 112.754, -7.258],
};

describe('reads', () => {
  it.each([
    ['a shapefile in UTM', 'ESRI Shapefile', 'EPSG:32749', 'persil.shp', []],
    [
      'a shapefile in its own encoding',
      'ESRI Shapefile',
      'EPSG:32749',
      'persil.shp',
      ['-lco', 'ENCODING=CP1252'],
    ],
    ['a GeoPackage in TM-3 on DGN95', 'GPKG', 'EPSG:23836', 'persil.gpkg', []],
    ['a file geodatabase in UTM on DGN95', 'OpenFileGDB', 'EPSG:23879', 'persil.gdb', []],
    ['GeoJSON', 'GeoJSON', 'EPSG:4326', 'persil.geojson', []],
    ['FlatGeobuf in TM-3', 'FlatGeobuf', 'EPSG:23836', 'persil.fgb', []],
    ['KML', 'KML', 'EPSG:4326', 'persil.kml', []],
  ])('%s', async (_, driver, projection, name, options) => {
    expect(await read(join(await made(driver, projection, options), name))).toEqual(ALL);
  });

  it.each([
    [
      'a zipped shapefile',
      'ESRI Shapefile',
      'EPSG:32749',
      ['persil.shp', 'persil.shx', 'persil.dbf', 'persil.prj', 'persil.cpg'],
      'persil.zip',
    ],
    ['a zipped geodatabase', 'OpenFileGDB', 'EPSG:32749', ['persil.gdb'], 'persil.zip'],
    ['KMZ', 'KML', 'EPSG:4326', ['persil.kml'], 'persil.kmz'],
  ])('%s', async (_, driver, projection, names, archive) => {
    const folder = await made(
      driver,
      projection,
      driver === 'ESRI Shapefile' ? ['-lco', 'ENCODING=UTF-8'] : [],
    );
    zipped(folder, names, join(folder, archive));
    expect(await read(join(folder, archive))).toEqual(ALL);
  });

  it('CSV with longitude and latitude', async () => {
    const points = [feature({ ALAMAT: 'Halte' }, 'Point', at(1, 2))];
    const folder = await made(
      'CSV',
      'EPSG:4326',
      ['-lco', 'GEOMETRY=AS_XY', '-lco', 'SEPARATOR=SEMICOLON'],
      points,
    );
    expect(await read(join(folder, 'persil.csv'))).toEqual({
      names: ['Halte'],
      bounds: [...at(1, 2), ...at(1, 2)],
    });
  });

  it('numbers of 18 digits in a column of numbers as they are', async () => {
    const wide = ['-sql', 'SELECT CAST(NOP AS numeric(20,0)) AS NOP FROM "from"'];
    const parcel = [feature({ NOP: 357_801_000_100_100_000 }, 'Point', at(1, 2))];
    const folder = await made('ESRI Shapefile', 'EPSG:4326', wide, parcel);
    const dbf = join(folder, 'persil.dbf');
    writeFileSync(
      dbf,
      readFileSync(dbf, 'latin1').replace(/35780100010\d{7}/, '357801000100100011'),
      'latin1',
    );
    const [layer] = await layersOf(gdal, join(folder, 'persil.shp'));
    const { features } = await readLayer(gdal, layer as Layer, undefined);
    expect(features.map(({ properties }) => properties)).toEqual([{ NOP: '357801000100100011' }]);
  });

  it('texts with a line separator in them', async () => {
    const parcel = [feature({ ALAMAT: 'Jalan\u2028Mawar' }, 'Point', at(1, 2))];
    const folder = await made('GeoJSON', 'EPSG:4326', [], parcel);
    expect((await read(join(folder, 'persil.geojson'))).names).toEqual(['Jalan Mawar']);
  });

  it('a projection with shift parameters', async () => {
    const folder = await made('ESRI Shapefile', 'EPSG:32749', ['-lco', 'ENCODING=UTF-8']);
    const datum = 'DATUM["Sendiri",SPHEROID["WGS 84",6378137,298.257223563],TOWGS84[0,0,0,0,0,0,0]]';
    const degrees = `GEOGCS["Sendiri",${datum},PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433]]`;
    const zone = { central_meridian: 111, scale_factor: 0.9996, false_easting: 5e5, false_northing: 1e7 };
    const parameters = Object.entries(zone).map(([name, value]) => `PARAMETER["${name}",${value}]`);
    const parts = [degrees, 'PROJECTION["Transverse_Mercator"]', ...parameters, 'UNIT["metre",1]'];
    writeFileSync(join(folder, 'persil.prj'), `PROJCS["Zona 49",${parts.join(',')}]`);
    expect(await read(join(folder, 'persil.shp'))).toEqual(ALL);
  });

  it('numbers of 18 digits in KML that says that they are numbers', async () => {
    const file = join(await made('GeoJSON', 'EPSG:4326'), 'nop.kml');
    const data =
      '<ExtendedData><SchemaData schemaUrl="#s"><SimpleData name="NOP">357801000100100011</SimpleData></SchemaData></ExtendedData>';
    const placemark = `<Placemark>${data}<Point><coordinates>112.75,-7.26</coordinates></Point></Placemark>`;
    const schema = '<Schema id="s"><SimpleField name="NOP" type="int"/></Schema>';
    writeFileSync(file, `<kml><Document>${schema}${placemark}</Document></kml>`);
    const [layer] = await layersOf(gdal, file);
    const { features } = await readLayer(gdal, layer as Layer, undefined);
    expect(features.map(({ properties }) => properties)).toEqual([{ NOP: '357801000100100011' }]);
  });

  it('a shapefile without a projection only where one is said', async () => {
    const folder = await made('ESRI Shapefile', 'EPSG:32749');
    rmSync(join(folder, 'persil.prj'));
    expect(readdirSync(folder)).not.toContain('persil.prj');
    await expect(read(join(folder, 'persil.shp'))).rejects.toThrow(
      "persil.shp: berkas ini tidak menyebut proyeksinya (tidak ada .prj). Tulis di sumber.yaml, misalnya 'proyeksi: EPSG:32749'",
    );
    expect(await read(join(folder, 'persil.shp'), 'EPSG:32749')).toEqual(ALL);
    const [seen] = await lookInto([join(folder, 'persil.shp')]);
    expect([seen?.projection, seen?.bounds, seen?.fields[0]]).toEqual([
      undefined,
      undefined,
      { name: 'NIB', filled: 3, distinct: 2, samples: ['00001', '00002'] },
    ]);
  });
});
