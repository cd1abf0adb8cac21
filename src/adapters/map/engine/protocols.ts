import { addProtocol } from 'maplibre-gl';
import type { PMTiles } from 'pmtiles';
import { BASE_LAYER } from '../../../application/ports/map-engine.ts';
import type { MapConfig } from '../../../domain/map/map-config.ts';
import * as texts from '../../../domain/map/texts.ts';
import { openArchive } from '../data/open-archive.ts';
import type { RangeOptions } from '../data/range-source.ts';
import { shareReads } from '../data/share-reads.ts';
import { LAYER_PROTOCOL, TILES_PROTOCOL } from '../style/style-of.ts';
import { reportedError } from './engine-failure.ts';
import { failureSentence, fetchLayerData, fetchRaster, rasterAddress } from './fetch-layer.ts';
import { LayerError } from './layer-data.ts';

/**
 * Receives a layer whose data failed to load.
 * @param isMap whether nothing of the map can be drawn without it
 * @param error what was thrown
 */
export type LayerFailed = (id: string, message: string, isMap: boolean, error: unknown) => void;

const READ: RangeOptions = {
  fetchFile: (url, init) => fetch(url, init),
  // The limit for each part of an archive: on slow phones tiles arrive late rather than never.
  timeoutMs: 60_000,
  signal: new AbortController().signal,
};

const EMPTY = { type: 'FeatureCollection', features: [] };

/**
 * Answers MapLibre's requests for data: archives of tiles by ranges, layers by their addresses. A layer that fails is
 * reported once and drawn empty.
 */
export function answerProtocols(config: MapConfig, failed: LayerFailed): void {
  const archives = new Map<string, PMTiles>();
  const reported = new Set<string>();
  const shareTiles = shareReads<ArrayBuffer>();
  const report = (id: string, error: unknown, isMap = false, shown = error) => {
    if (reported.has(id)) return;
    reported.add(id);
    failed(id, failureSentence(shown), isMap, error);
  };
  addProtocol(TILES_PROTOCOL, async ({ url, type }, { signal }) => {
    const [, file = '', z, x, y] = /^pmtiles:\/\/(.+?)(?:\/(\d+)\/(\d+)\/(\d+))?$/.exec(url) ?? [];
    const archive = archives.get(file) ?? openArchive(file, READ);
    archives.set(file, archive);
    try {
      if (type === 'json') return { data: await tileJson(archive, url) };
      const tile = await shareTiles(url, signal, async (until) => {
        const read = await archive.getZxy(Number(z), Number(x), Number(y), until);
        return read?.data ?? new ArrayBuffer(0);
      });
      // The library transfers it to a worker, so each caller that shares the read needs a copy.
      return { data: tile.slice(0) };
    } catch (error) {
      const id = idOf(config, file);
      if (signal.aborted) throw error;
      report(id, error, id === BASE_LAYER && type === 'json', tilesError(error));
      throw reportedError(error);
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
      report(id, error);
      if (source?.kind === 'geojson') return { data: EMPTY };
      throw reportedError(error);
    }
  });
}

const idOf = ({ layers }: MapConfig, file: string): string =>
  layers.find(({ source }) => source.kind === 'pmtiles' && source.url === file)?.id ?? BASE_LAYER;

async function tileJson(archive: PMTiles, url: string): Promise<object> {
  const { minZoom, maxZoom, minLon, minLat, maxLon, maxLat } = await archive.getHeader();
  return {
    tiles: [`${url}/{z}/{x}/{y}`],
    minzoom: minZoom,
    maxzoom: maxZoom,
    bounds: [minLon, minLat, maxLon, maxLat],
  };
}

// The library's own message is always the same English sentence.
function tilesError(error: unknown): unknown {
  const message = error instanceof Error ? error.message : '';
  if (/range/i.test(message)) {
    return new LayerError(texts.tilesNotInParts);
  }
  if (/magic|version|header|directory/i.test(message)) return new LayerError(texts.tilesUnreadable);
  return new LayerError(texts.tilesNotReached);
}
