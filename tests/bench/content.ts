import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeProgress } from '@bupc/content/progress.ts';
import { textTable } from '@bupc/content/table.ts';
import sharp from 'sharp';
import { buildContent } from '../../tools/content/site-content.ts';

const FOLDERS = 1000;
const PHOTOS = 20;
const WIDTH = 320;
const HEIGHT = 240;
const MEBIBYTE = 1_048_576;

/** Gives a photo of its own: a gradient between two colours. */
function photo(seed: number, [width, height]: readonly [number, number]): Promise<Buffer> {
  const colour = (at: number) => `hsl(${(seed * 47 + at) % 360} 60% ${30 + (seed % 40)}%)`;
  const gradient = `<linearGradient id="g"><stop stop-color="${colour(0)}"/><stop offset="1" stop-color="${colour(140)}"/></linearGradient>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${gradient}<rect width="100%" height="100%" fill="url(#g)"/><text y="40" font-size="30">${seed}</text></svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

/**
 * npm run bench -w packages/bench -- content [-- folders photos width height]: how long a content folder takes that is far larger than an
 * office has, and how much memory; first drawn, then built again unchanged.
 */
export async function main(args: readonly string[]): Promise<void> {
  const [folders = FOLDERS, photos = PHOTOS, width = WIDTH, height = HEIGHT] = args.map(Number);
  const root = mkdtempSync(join(tmpdir(), 'bench-content-'));
  const places = {
    folder: join(root, 'content'),
    publicDir: join(root, 'public'),
    state: join(root, '.content'),
  };
  try {
    for (let folder = 0; folder < folders; folder += 1) {
      const place = join(places.folder, 'gallery', `2024-01-01-album-${folder}`);
      mkdirSync(place, { recursive: true });
      for (let at = 0; at < photos; at += 1) {
        writeFileSync(join(place, `${at}.jpg`), await photo(folder * photos + at, [width, height]));
      }
    }
    const rows = [];
    for (const run of ['first', 'again']) {
      const start = performance.now();
      const { pictures, mistakes } = await buildContent(places, {
        names: ['gallery'],
        progress: (count) => writeProgress(process.stderr, count, 'pictures'),
      });
      if (mistakes.length > 0) throw new Error(JSON.stringify(mistakes[0]));
      const seconds = (performance.now() - start) / 1000;
      const peak = process.resourceUsage().maxRSS / 1024;
      rows.push([run, pictures.used, pictures.drawn, Number(seconds.toFixed(1)), Math.round(peak)]);
    }
    console.log(`${folders} folders of ${photos} photos, ${width} × ${height}`);
    console.log(textTable(['run', 'pictures', 'drawn', 'seconds', 'peak MB'], rows));
    console.log(`${Math.round(process.memoryUsage().heapUsed / MEBIBYTE)} MB of heap at the end`);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
