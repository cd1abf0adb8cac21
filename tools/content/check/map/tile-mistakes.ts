import { said } from '@bupc/content/files';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import type { PMTiles } from 'pmtiles';
import type { Bounds, Position } from '../../../../src/domain/map/geometry.ts';
import type { MapConfig } from '../../../../src/domain/map/map-config.ts';
import { noZone } from './index-mistakes.ts';
import type { Mistake } from './mistake.ts';

/** What the tiles are compared with. */
export interface TileContext {
  readonly bounds: Bounds;
  readonly attributes: MapConfig['attributes'];
  /** Codes of the zones that have a rule. */
  readonly zones: ReadonlySet<string>;
  /** Layers of the tiles that have to be there. */
  readonly wanted: readonly string[];
}

/**
 * Gives the mistakes in the tiles of an archive's last zoom, within the bounds: missing layers, parcels and blocks
 * without a zone, or with one that has no rule. Each zone is reported once, with the first that has it.
 */
export async function tileMistakes(archive: PMTiles, context: TileContext): Promise<Mistake[]> {
  const { maxZoom } = await archive.getHeader();
  const layers = new Set<string>();
  const found = new Map<string, Mistake>();
  for (const [x, y] of tilesIn(context.bounds, maxZoom)) {
    const bytes = await archive.getZxy(maxZoom, x, y);
    if (bytes === undefined) continue;
    const place = `${said('ubin', 'tile')} ${maxZoom}/${x}/${y}`;
    try {
      const tile = new VectorTile(new PbfReader(bytes.data));
      for (const name of Object.keys(tile.layers)) layers.add(name);
      for (const [key, mistake] of zonesOf(tile, place, context)) {
        if (!found.has(key)) found.set(key, mistake);
      }
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      const message = said(
        `${place}: tidak dapat dibaca (${why}); buat arsipnya sekali lagi`,
        `${place}: cannot be read (${why}); make the archive again`,
      );
      found.set(place, { level: 'error', sort: 'tile', message });
    }
  }
  const missing = context.wanted.filter((name) => !layers.has(name));
  return [
    ...missing.map((name): Mistake => {
      const message = said(
        `tidak ada ubin zoom ${maxZoom} di dalam batas peta yang punya lapis ${name}; tambahkan (docs/map.md)`,
        `no tile of zoom ${maxZoom} in the bounds has the layer ${name}; add it (docs/map.md)`,
      );
      return { level: 'error', sort: 'layer', message };
    }),
    ...found.values(),
  ];
}

function zonesOf({ layers }: VectorTile, place: string, context: TileContext): Map<string, Mistake> {
  const found = new Map<string, Mistake>();
  const { parcel, zone } = context.attributes;
  for (const name of ['persil', 'blok']) {
    const layer = layers[name];
    for (let index = 0; index < (layer?.length ?? 0); index += 1) {
      const properties = layer?.feature(index).properties ?? {};
      const code = properties[zone];
      const one = `${place}, ${name}${name === 'persil' ? ` ${properties[parcel] ?? said('tanpa nomor', 'without number')}` : ''}`;
      const report = (sort: string, key: string, words: string) => {
        if (!found.has(key)) found.set(key, { level: 'error', sort, message: `${one}: ${words}` });
      };
      if (name === 'persil' && (properties[parcel] ?? '') === '') {
        report(
          'no number',
          'no number',
          said(
            `tidak punya ${parcel} dan tidak dapat dicari; tulis nomornya`,
            `has no ${parcel} and is not found; write its number`,
          ),
        );
      }
      if ((code ?? '') === '' && name === 'persil') {
        const [mistake] = noZone(`${one}:`, context.zones);
        if (mistake && !found.has('persil ')) found.set('persil ', mistake);
      } else if ((code ?? '') === '')
        report(
          'no zone',
          `${name} `,
          said(`tidak punya ${zone}; tulis kodenya`, `has no ${zone}; write its code`),
        );
      else if (!context.zones.has(String(code))) {
        const words = said(
          `zona '${code}' tidak punya aturan; tambahkan di zona.csv`,
          `zone '${code}' has no rule; add it to zona.csv`,
        );
        report('zone without a rule', `${name} ${code}`, words);
      }
    }
  }
  return found;
}

function* tilesIn([west, south, east, north]: Bounds, zoom: number): Generator<[x: number, y: number]> {
  const [left, top] = tileAt([west, north], zoom);
  const [right, bottom] = tileAt([east, south], zoom);
  for (let x = left; x <= right; x += 1) for (let y = top; y <= bottom; y += 1) yield [x, y];
}

function tileAt([lon, lat]: Position, zoom: number): [x: number, y: number] {
  const count = 2 ** zoom;
  const down = 0.5 - Math.atanh(Math.sin((lat * Math.PI) / 180)) / (2 * Math.PI);
  return [Math.floor(((lon + 180) / 360) * count), Math.floor(down * count)];
}
