import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Kelurahan, Street } from '../../../src/domain/map/city-overview.ts';
import type { Bounds } from '../../../src/domain/map/geometry.ts';
import { readMap } from '../../../tools/city/map/read-map.ts';
import { cutTiles, type TileLayer, tileMetadata, ZOOMS } from './city/cut-tiles.ts';
import { type Tile, writePmtiles } from './city/pmtiles-writer.ts';
import { planCity, tileLayers } from './city/tile-layers.ts';
import { joinBlocks } from './join-blocks.ts';
import { copiesOf, layerIn, listsOf, namesFrom } from './large-city.ts';

/** The city is cut by tiles of this zoom, one after another: all of it at once would not fit into memory. */
const REGION_ZOOM = 12;
/** How much of its neighbours a tile holds: as `buffer` of a layer has it, in parts of a tile. */
const REACH = 1 / 8;

/**
 * Draws a city of twenty times the sample's parcels into the folder of a built site, in place of the sample's.
 * @param args the folder
 */
export async function main([folder]: readonly string[]): Promise<void> {
  if (folder === undefined) throw new Error('Where to?');
  const map = await readMap(process.env);
  const plan = planCity();
  const layers = tileLayers(plan);
  const kelurahan = read<Kelurahan>('kota');
  const names = namesFrom(kelurahan.map(({ parcels }) => parcels));
  const { copies, bounds } = copiesOf(map.bounds);
  const layersIn = (part: Bounds, from: readonly TileLayer[]) =>
    from.map((layer) => layerIn(layer, copies, names, part));

  const joined = { name: 'blok', from: ZOOMS.first, features: joinBlocks(plan.blocks) };
  const far = layers
    .filter(({ from }) => from < REGION_ZOOM)
    .map((layer) => (layer.name === 'blok' ? joined : layer));
  const tiles: Tile[] = cutTiles(layersIn(bounds, far), bounds).filter(({ z }) => z < REGION_ZOOM);
  for (const region of regionsOf(bounds)) {
    const [west, south, east, north] = region;
    const [x, y] = [(east - west) * REACH, (north - south) * REACH];
    const near = layersIn([west - x, south - y, east + x, north + y], layers);
    tiles.push(...cutTiles(near, inside(region)).filter(({ z }) => z >= REGION_ZOOM));
  }
  const archive = writePmtiles(tiles, bounds, tileMetadata(layers));
  writeFileSync(`${folder}/peta/kota.pmtiles`, archive);
  const drawn = copies.map((copy) =>
    listsOf({ kelurahan, streets: read<Street>('jalan'), parcels: plan.parcels }, copy, names),
  );
  const lists = `${folder}/peta/indeks`;
  rmSync(lists, { recursive: true });
  mkdirSync(lists);
  const write = (name: string, rows: readonly unknown[]) =>
    writeFileSync(`${lists}/${name}.json`, JSON.stringify(rows));
  write(
    'kota',
    drawn.flatMap((one) => one.kelurahan),
  );
  write(
    'jalan',
    drawn.flatMap((one) => one.streets),
  );
  for (const { parcels } of drawn) for (const [id, rows] of parcels) write(`persil-${id}`, rows);
  const weight = (archive.length / 1e6).toFixed(1);
  console.log(`${plan.parcels.length * copies.length} parcels, ${tiles.length} tiles, ${weight} MB`);
  writeFileSync(`${folder}/bounds.json`, JSON.stringify({ from: map.bounds, to: bounds }));
}

const read = <T>(name: string): T[] =>
  JSON.parse(readFileSync(new URL(`../../../public/peta/indeks/${name}.json`, import.meta.url), 'utf8'));

/** The tiles of a zoom that bounds touch, as bounds. */
function regionsOf([west, south, east, north]: Bounds): Bounds[] {
  const count = 2 ** REGION_ZOOM;
  const column = (lon: number) => Math.floor(((lon + 180) / 360) * count);
  const row = (lat: number) =>
    Math.floor((0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)) * count);
  const lon = (x: number) => (x / count) * 360 - 180;
  const lat = (y: number) => (Math.atan(Math.sinh((0.5 - y / count) * 2 * Math.PI)) * 180) / Math.PI;
  const regions: Bounds[] = [];
  for (let x = column(west); x <= column(east); x += 1)
    for (let y = row(north); y <= row(south); y += 1) regions.push([lon(x), lat(y + 1), lon(x + 1), lat(y)]);
  return regions;
}

// So that neither rounding nor the edge itself takes the next tile along.
function inside([west, south, east, north]: Bounds): Bounds {
  const little = (east - west) / 1e6;
  return [west + little, south + little, east - little, north - little];
}
