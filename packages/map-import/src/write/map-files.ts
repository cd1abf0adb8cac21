import type { City } from '../city/build-city.ts';
import { boundsOf } from '../geometry.ts';
import type { Overlay } from '../overlays.ts';
import type { OnProgress } from '../progress.ts';
import * as texts from '../texts.ts';
import { cutTiles, ZOOMS } from '../tiles/cut-tiles.ts';
import { writePmtiles } from '../tiles/pmtiles.ts';
import { tileLayers } from '../tiles/tile-layers.ts';
import { indexFiles } from './index-files.ts';
import { type Made, madeText } from './made.ts';
import type { NewFile } from './replace-files.ts';

/** The files of a map: tiles, lists, layers, and what was made. */
export async function filesOf(
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

/** Lines of how large the files are. */
export function sizesOf(files: readonly NewFile[]): string[] {
  const total = (begin: string) =>
    files
      .filter(([path]) => path.startsWith(begin))
      .reduce((sum, [, content]) => sum + Buffer.byteLength(content), 0);
  return ['kota.pmtiles', 'indeks/', 'lapisan/']
    .filter((begin) => total(begin) > 0)
    .map((begin) => texts.sizeLine(begin, total(begin)));
}
