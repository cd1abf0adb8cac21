// npm run bench -w packages/bench -- map city: whether a city of twenty times the parcels is as fast as the sample, since only tiles in
// sight are read. It is imported and built as an office would, which takes some four minutes and 3 GB of memory.
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../../tools/serve.mjs';
import { makeCity } from './made-city.mjs';
import { launch, median, opened } from './phone.mjs';

const FILE = '/peta/kota.pmtiles';
const OWN = '/berkas/peta/kota.pmtiles';
const PARCELS = Number(process.env.CITY_PARCELS || 540_000);
/**
 * Views: of the whole city, of a part and of some streets that both cities have, of such elsewhere in the large one. At the
 * zoom of streets the tile that tells of a place is drawn already, at that of a part it is not.
 */
const PART = '?di=-7.25307,112.73960,13.5';
const STREETS = '?di=-7.25307,112.73960,17';
const ELSEWHERE = '?di=-7.27307,112.83960,17';

/**
 * @param {{ root: string, dist: string, runs: number }} options
 */
export async function benchCity({ root, dist, runs }) {
  const folder = await mkdtemp(join(tmpdir(), 'large-city-'));
  const large = join(folder, 'dist');
  const servers = [];
  let browser;
  try {
    await build(root, join(folder, 'content'), large);
    servers.push(await serve({ dist, port: 0 }), await serve({ dist: large, port: 0 }));
    const [usual, twenty] = servers.map((server) => `http://localhost:${server.address().port}/peta/`);
    browser = await launch();
    await measure(browser, [usual, twenty], runs);
    const files = [join(dist, FILE), join(large, OWN)];
    const [small, big] = await Promise.all(
      files.map(async (file) => ((await stat(file)).size / 1e6).toFixed(1)),
    );
    console.log(`kota.pmtiles: ${big} MB, usual ${small} MB; of it only what stands above was read`);
  } finally {
    await browser?.close();
    for (const server of servers) server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Builds the site of a content folder whose map is the made city. */
async function build(root, content, outDir) {
  const map = join(content, 'peta');
  await cp(join(root, 'content'), content, { recursive: true });
  await rm(map, { recursive: true });
  await mkdir(map);
  await makeCity(map, PARCELS);
  await writeFile(join(map, 'peta.yaml'), PETA);
  const run = (...args) => {
    const options = { cwd: root, stdio: 'inherit', env: { ...process.env, CONTENT_DIR: content } };
    if (spawnSync(process.execPath, args, options).status !== 0) throw new Error(`${args[0]} has failed`);
  };
  run(join(root, 'tools/run.mjs'), join(root, 'tools/map-import/map-import.ts'));
  run(join(root, 'tools/vite.mjs'), 'build', '--logLevel', 'warn', '--outDir', outDir);
}

const PETA = `folder: /berkas/peta/
attribution: Kota besar
regulation: { title: Perwali 1, about: RDTR, date: 2026-07-01, found: RDTR }
`;

async function measure(browser, [usual, twenty], runs) {
  const views = [
    ['the whole city', usual, twenty],
    ['a part of it', usual + PART, twenty + PART],
    ['some streets', usual + STREETS, twenty + STREETS],
    ['streets elsewhere', usual + STREETS, twenty + ELSEWHERE],
  ];
  for (const [name, small, big] of views) {
    const seen = [[], []];
    for (let run = 0; run < runs; run += 1)
      for (const [index, address] of [small, big].entries()) seen[index].push(await look(browser, address));
    const [own, other] = seen.map((list) => ({
      drawn: median(list.map(({ drawn }) => drawn)),
      read: middle(list.map(({ read }) => read)),
      click: list[0].click && middle(list.map(({ click }) => click)),
    }));
    console.log(
      `${name}: first map at 4x CPU, slow 4G ${round(other.drawn)} ms, usual ${round(own.drawn)} ms, ` +
        `ratio ${(other.drawn / own.drawn).toFixed(2)}; read ${traffic(other.read)}, usual ${traffic(own.read)}`,
    );
    if (other.click)
      console.log(`  a click until its card: ${traffic(other.click)}, usual ${traffic(own.click)}`);
  }
}

const round = Math.round;
const middle = (list) => ({
  bytes: median(list.map(({ bytes }) => bytes)),
  requests: median(list.map(({ requests }) => requests)),
});
const traffic = ({ bytes, requests }) => `${(bytes / 1e3).toFixed(0)} KB in ${requests} requests`;

/** Opens a view; on streets a place is clicked too, once all that the view needs has come. */
async function look(browser, address) {
  const reading = readingOf();
  const view = await opened(browser, address, { slow: true, watch: reading.watch });
  const { page, context, drawn } = view;
  const read = reading.taken();
  let click;
  if (address.includes('?')) {
    await page.waitForLoadState('networkidle');
    await page.locator('.map-line').waitFor();
    // What the words for the map's centre need is read by then.
    await page.waitForTimeout(3000);
    reading.taken();
    await page.mouse.click(230, 305);
    await page
      .getByText(/^Persil \d+\.\d+/)
      .first()
      .waitFor();
    click = reading.taken();
  }
  await context.close();
  return { drawn, read, click };
}

/** Counts what of the tiles' file is asked for, and what of it comes over the network. */
function readingOf() {
  const asked = new Set();
  let bytes = 0;
  let requests = 0;
  return {
    watch(devtools) {
      devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
        if (!request.url.endsWith(FILE)) return;
        asked.add(requestId);
        requests += 1;
      });
      devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        if (asked.has(requestId)) bytes += encodedDataLength;
      });
    },
    /** Gives what was counted since it was last asked. */
    taken() {
      const now = { bytes, requests };
      bytes = 0;
      requests = 0;
      return now;
    },
  };
}
