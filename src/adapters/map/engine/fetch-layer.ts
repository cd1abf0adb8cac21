import type { LayerSource } from '../../../domain/map/map-config.ts';
import * as texts from '../../../domain/map/texts.ts';
import { FeedError } from '../../../domain/shared/feed-error.ts';
import { fetchJson } from '../../http/fetch-json.ts';
import { type LayerData, LayerError, readLayerData } from './layer-data.ts';

const REASONS: Readonly<Record<FeedError['kind'], string>> = {
  http: texts.layerNotFound,
  format: texts.layerAnswerInvalid,
  size: texts.layerTooLarge,
  network: texts.layerServerUnreachable,
  timeout: texts.layerTimedOut,
};

/** Gives the reason why a layer is not shown, as a sentence. */
export function failureSentence(error: unknown): string {
  if (error instanceof LayerError) return error.message;
  return error instanceof FeedError ? REASONS[error.kind] : texts.layerFailed;
}

/**
 * Gets the GeoJSON of a layer.
 * @throws LayerError, FeedError
 */
export async function fetchLayerData(url: string, signal: AbortSignal): Promise<LayerData> {
  return readLayerData(await fetchJson(url, signal));
}

/**
 * The position of a raster tile, and the part of the earth it shows: west, south, east, north in metres of EPSG:3857.
 */
export interface RasterTile {
  readonly z: string;
  readonly x: string;
  readonly y: string;
  readonly bbox: string;
}

/** Gives the address of a raster tile. */
export function rasterAddress(
  source: Extract<LayerSource, { readonly kind: 'xyz' | 'wms' }>,
  { z, x, y, bbox }: RasterTile,
): string {
  if (source.kind === 'xyz') {
    return source.url.replace('{z}', z).replace('{x}', x).replace('{y}', y);
  }
  const query = new URLSearchParams({
    service: 'WMS',
    version: '1.3.0',
    request: 'GetMap',
    layers: source.layers,
    styles: '',
    format: 'image/png',
    transparent: 'true',
    crs: 'EPSG:3857',
    width: '256',
    height: '256',
    bbox,
  });
  return `${source.url}${source.url.includes('?') ? '&' : '?'}${query}`;
}

/**
 * Gets a raster tile.
 * @throws LayerError where the answer is not a picture; FeedError
 */
export async function fetchRaster(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal, credentials: 'omit' }).catch((error: unknown) => {
    throw FeedError.network(error);
  });
  if (!response.ok) throw FeedError.http(response.status);
  const type = response.headers.get('Content-Type') ?? '';
  if (!type.startsWith('image/')) throw new LayerError(texts.layerAnswerNoPicture);
  return response.arrayBuffer();
}
