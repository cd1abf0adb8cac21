import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placesOf } from '@bupc/content/places.ts';
import { writeProgress } from '@bupc/content/progress.ts';
import { pinnedFetch } from '@bupc/content/pull/pinned-fetch.ts';
import { pullReportLines } from '@bupc/content/pull/report.ts';
import { pullContent, readEndpoints } from '../../tools/content/site-content.ts';

const PHOTOS = 20;
const SIDE = 40;
/** Between two looks at the memory, in milliseconds. */
const LOOK_MS = 200;

/** An uncompressed grey TIFF, another one for each number: it costs no time to make. */
function tiff(number: number): Buffer {
  const header = Buffer.from('49492a0008000000', 'hex');
  const entries = [
    [256, 4, 1, SIDE],
    [257, 4, 1, SIDE],
    [258, 3, 1, 8],
    [259, 3, 1, 1],
    [262, 3, 1, 1],
    [273, 4, 1, 8 + 2 + 12 * 8 + 4],
    [277, 3, 1, 1],
    [279, 4, 1, SIDE * SIDE],
  ];
  const directory = Buffer.alloc(2 + 12 * entries.length + 4);
  directory.writeUInt16LE(entries.length, 0);
  for (const [index, [tag = 0, type = 0, count = 0, value = 0]] of entries.entries()) {
    const at = 2 + 12 * index;
    directory.writeUInt16LE(tag, at);
    directory.writeUInt16LE(type, at + 2);
    directory.writeUInt32LE(count, at + 4);
    directory.writeUInt32LE(value, at + 8);
  }
  const pixels = Buffer.alloc(SIDE * SIDE, number % 251);
  pixels.writeUInt32LE(number, 0);
  return Buffer.concat([header, directory, pixels]);
}

const folderOf = (index: number) => ({
  folderId: `f${index}`,
  folderName: `Kegiatan ${index}`,
  images: Array.from({ length: PHOTOS }, (_, photo) => ({ fileId: `1p${index * PHOTOS + photo}` })),
});

/**
 * Pulls a gallery of many folders with 20 small pictures each, all of them different, from a server in this process, and
 * says how long it took and the most memory that was held: node --max-old-space-size=256 tools/run.mjs
 * tests/bench/content-pull.ts [folders]
 */
export async function main([folders = '1000']: readonly string[]): Promise<void> {
  const document = JSON.stringify({
    success: true,
    data: { folders: Array.from({ length: Number(folders) }, (_, index) => folderOf(index)) },
  });
  const server = createServer(({ url = '' }, response) => {
    const id = /\/d\/1p(\d+)=/.exec(url)?.[1];
    response.end(id === undefined ? document : tiff(Number(id)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const root = await mkdtemp(join(tmpdir(), 'pull-bench-'));
  const samples: number[] = [];
  const looks = setInterval(() => samples.push(process.memoryUsage.rss()), LOOK_MS);
  try {
    const config = readEndpoints({ CONTENT_GALLERY_URL: `${origin}/gallery` });
    for (const round of ['first', 'second']) {
      samples.length = 0;
      const start = performance.now();
      const report = await pullContent(placesOf(root), config, {
        ports: {
          fetch: (url, request) =>
            pinnedFetch(new URL(url.pathname, origin), { ...request, mayBePrivate: true }),
        },
        progress: (pictures) => writeProgress(process.stderr, pictures, 'pictures'),
      });
      for (const line of pullReportLines(report, config)) console.log(line);
      console.log(`${round}: ${Math.round((performance.now() - start) / 1000)} s; ${memoryLine(samples)}`);
    }
  } finally {
    clearInterval(looks);
    server.close();
    server.closeAllConnections();
    await rm(root, { recursive: true, force: true });
  }
}

/** Says what was held at a quarter of the time, at the end, and at most. */
function memoryLine(samples: readonly number[]): string {
  const megabytes = (bytes = 0) => `${Math.round(bytes / 1_048_576)} MB`;
  const quarter = samples[Math.floor(samples.length / 4)];
  return `memory after a quarter ${megabytes(quarter)}, at the end ${megabytes(samples.at(-1))}, at most ${megabytes(Math.max(0, ...samples))}`;
}
