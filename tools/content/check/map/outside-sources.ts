import type { Finding } from '@bupc/content';
import { said } from '@bupc/content/files';
import { rasterAddress } from '../../../../src/adapters/map/engine/fetch-layer.ts';
import type { Position } from '../../../../src/domain/map/geometry.ts';
import type { LayerSource, MapConfig } from '../../../../src/domain/map/map-config.ts';
import { MAP_FILE } from '../../../city/map/read-map.ts';
import { isOutside } from './map-files.ts';
import { findingsOf, type Mistake } from './mistake.ts';

/** What a source of the map is to answer with. */
export type MapAnswer = 'picture' | 'json' | 'tiles';

/** Asks for an address and gives why the map can do nothing with the answer; undefined where it can. */
export type AskMap = (address: string, wanted: MapAnswer) => Promise<string | undefined>;

/** Something that the map asks of another host, as it would ask. */
export interface OutsideSource {
  /** Its name in the configuration: 'layer batas-kota'. */
  readonly place: string;
  readonly address: string;
  readonly wanted: MapAnswer;
}

/** Names what the map asks of other hosts; of pictures the tile of the city's centre. */
export function outsideSources(config: MapConfig): OutsideSource[] {
  const { tiles, index, layers, special, centre } = config;
  const all: OutsideSource[] = [
    { place: 'tiles', address: tiles, wanted: 'tiles' },
    { place: 'index', address: `${index}kota.json`, wanted: 'json' },
    ...layers.flatMap(({ id, source }) => layerSource(`layer ${id}`, source, centre)),
    ...special.map(({ id, url }): OutsideSource => {
      return { place: `special layer ${id}`, address: url, wanted: 'json' };
    }),
  ];
  return all.filter(({ address }) => isOutside(address) && URL.canParse(address));
}

/**
 * Requests sources on other hosts.
 * @param ask absent where that is not wanted: then they are counted
 */
export async function outsideFindings(config: MapConfig, ask: AskMap | undefined): Promise<Finding[]> {
  const sources = outsideSources(config);
  if (sources.length === 0) return [];
  if (ask === undefined) {
    const message = said(
      `yang dari host lain untuk peta tidak diminta (${sources.length}); --links memintanya`,
      `what other hosts give of the map was not asked for (${sources.length}); --links does`,
    );
    return findingsOf(MAP_FILE, [{ level: 'note', sort: 'not asked', message }]);
  }
  const problems = await Promise.all(
    sources.map(async ({ place, address, wanted }): Promise<Mistake[]> => {
      const problem = await ask(address, wanted);
      if (problem === undefined) return [];
      // Each location is separate, so every one is reported.
      return [
        {
          level: 'error',
          sort: place,
          message: said(
            `${place}: ${address} tidak dapat dipakai: ${problem}`,
            `${place}: ${address} cannot be used: ${problem}`,
          ),
        },
      ];
    }),
  );
  return findingsOf(MAP_FILE, problems.flat());
}

const TILE_ZOOM = 13;
const TILES = 2 ** TILE_ZOOM;
/** Half of the earth's side on maps of screens, in metres of EPSG:3857. */
const HALF_METRES = 20_037_508.342789244;

function layerSource(place: string, source: LayerSource, centre: Position): OutsideSource[] {
  switch (source.kind) {
    case 'tiles':
      return [];
    case 'geojson':
      return [{ place, address: source.url, wanted: 'json' }];
    case 'pmtiles':
      return [{ place, address: source.url, wanted: 'tiles' }];
    default:
      return [{ place, address: rasterAddress(source, middleTile(centre)), wanted: 'picture' }];
  }
}

function middleTile([lon, lat]: Position) {
  const x = Math.floor(((lon + 180) / 360) * TILES);
  const y = Math.floor((0.5 - Math.atanh(Math.sin((lat * Math.PI) / 180)) / (2 * Math.PI)) * TILES);
  const side = (2 * HALF_METRES) / TILES;
  const west = x * side - HALF_METRES;
  const north = HALF_METRES - y * side;
  const bbox = [west, north - side, west + side, north].join(',');
  return { z: String(TILE_ZOOM), x: String(x), y: String(y), bbox };
}
