import { addProtocol } from 'maplibre-gl';
import { PMTiles } from 'pmtiles';
import type { MapConfig } from '../../../domain/map/map-config.ts';
import { LAYER_PROTOCOL, TILES_PROTOCOL } from '../style/style-of.ts';
import { failureSentence, fetchLayerData, fetchRaster, rasterAddress } from './fetch-layer.ts';
import { LayerError } from './layer-data.ts';

/** Hears of a layer whose data does not come; `id` is `kota` for the base map. */
export type LayerFailed = (id: string, message: string) => void;

const EMPTY = { type: 'FeatureCollection', features: [] };

/**
 * Answers MapLibre's questions for data: archives of tiles by ranges, layers by their addresses. A layer that fails is
 * told of once and drawn empty.
 */
export function answerProtocols(config: MapConfig, failed: LayerFailed): void {
  const archives = new Map<string, PMTiles>();
  const told = new Set<string>();
  const tell = (id: string, error: unknown) => {
    if (told.has(id)) return;
    told.add(id);
    failed(id, failureSentence(error));
  };
  addProtocol(TILES_PROTOCOL, async ({ url, type }, { signal }) => {
    const [, file = '', z, x, y] = /^pmtiles:\/\/(.+?)(?:\/(\d+)\/(\d+)\/(\d+))?$/.exec(url) ?? [];
    const archive = archives.get(file) ?? new PMTiles(file);
    archives.set(file, archive);
    try {
      if (type === 'json') return { data: await tileJson(archive, url) };
      const tile = await archive.getZxy(Number(z), Number(x), Number(y), signal);
      return { data: tile?.data ?? new ArrayBuffer(0) };
    } catch (error) {
      if (!signal.aborted) tell(idOf(config, file), tilesError(error));
      throw error;
    }
  });
  addProtocol(LAYER_PROTOCOL, async ({ url }, { signal }) => {
    const [, id = '', z = '', x = '', y = '', bbox = ''] =
      /^lapisan:\/\/([^/?]+)(?:\/(\d+)\/(\d+)\/(\d+)\?(.*))?$/.exec(url) ?? [];
    const source = config.layers.find((layer) => layer.id === id)?.source;
    try {
      if (source?.kind === 'geojson') return { data: await fetchLayerData(source.url, signal) };
      if (source?.kind !== 'xyz' && source?.kind !== 'wms') return { data: EMPTY };
      return { data: await fetchRaster(rasterAddress(source, { z, x, y, bbox }), signal) };
    } catch (error) {
      if (signal.aborted) throw error;
      tell(id, error);
      if (source?.kind === 'geojson') return { data: EMPTY };
      throw error;
    }
  });
}

const idOf = ({ layers }: MapConfig, file: string): string =>
  layers.find(({ source }) => source.kind === 'pmtiles' && source.url === file)?.id ?? 'kota';

async function tileJson(archive: PMTiles, url: string): Promise<object> {
  const { minZoom, maxZoom, minLon, minLat, maxLon, maxLat } = await archive.getHeader();
  return {
    tiles: [`${url}/{z}/{x}/{y}`],
    minzoom: minZoom,
    maxzoom: maxZoom,
    bounds: [minLon, minLat, maxLon, maxLat],
  };
}

// The library says it in English, each time the same.
function tilesError(error: unknown): unknown {
  const message = error instanceof Error ? error.message : '';
  if (/range|content-length/i.test(message)) {
    return new LayerError('Server tidak memberi bagian dari berkas peta; berkasnya tidak dapat dibuka.');
  }
  if (/magic|version|header|directory/i.test(message))
    return new LayerError('Berkas peta tidak dapat dibaca.');
  return new LayerError('Data peta tidak datang dari server.');
}
