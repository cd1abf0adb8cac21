// npm run bench -w packages/bench -- map city: whether a city of twenty times the parcels is as fast as the sample, since only tiles in
// sight are read. It is drawn into a copy of the build, which takes some two minutes and 3 GB of memory.
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { serve } from '../../../tools/serve.mjs';
import { launch, median, opened } from './phone.mjs';

const FILE = '/peta/kota.pmtiles';
/**
 * Views: of the whole city, of a part and of some streets that both cities have, of such elsewhere in the large one. At the
 * zoom of streets the tile that tells of a place is drawn already, at that of a part it is not.
 */
const PART = '?di=-7.25307,112.73960,13.5';
const STREETS = '?di=-7.25307,112.73960,17';
const ELSEWHERE = '?di=-7.30539,112.86299,17';

/**
 * @param {{ root: string, dist: string, runs: number }} options
 */
export async function benchCity({ root, dist, runs }) {
  const large = await mkdtemp(join(tmpdir(), 'large-city-'));
  const servers = [];
  let browser;
  try {
    await cp(dist, large, { recursive: true });
    const tool = [join(root, 'tools/run.mjs'), join(root, 'tests/bench/map/draw-city.ts'), large];
    if (spawnSync(process.execPath, tool, { cwd: root, stdio: 'inherit' }).status !== 0)
      throw new Error('The city could not be drawn.');
    await widen(large);
    servers.push(await serve({ dist, port: 0 }), await serve({ dist: large, port: 0 }));
    const [usual, twenty] = servers.map((server) => `http://localhost:${server.address().port}/peta/`);
    browser = await launch();
    await measure(browser, [usual, twenty], runs);
    const sizes = await Promise.all([dist, large].map(async (one) => (await stat(join(one, FILE))).size));
    const [small, big] = sizes.map((size) => (size / 1e6).toFixed(1));
    console.log(`kota.pmtiles: ${big} MB, usual ${small} MB; of it only what stands above was read`);
  } finally {
    await browser?.close();
    for (const server of servers) server.close();
    await rm(large, { recursive: true, force: true });
  }
}

// The page knows how far its city reaches; what is compressed beside it has to know the same.
async function widen(large) {
  const { from, to } = JSON.parse(await readFile(join(large, 'bounds.json'), 'utf8'));
  const known = new RegExp(from.map((one) => String(one).replace('.', '\\.')).join(',\\s*'));
  const assetFile = (name) => join(large, 'assets', name);
  const scripts = (await readdir(join(large, 'assets'))).filter((name) => name.endsWith('.js'));
  let found = 0;
  for (const name of scripts) {
    const code = await readFile(assetFile(name), 'utf8');
    if (!known.test(code)) continue;
    found += 1;
    const wide = code.replace(known, to.join(','));
    await writeFile(assetFile(name), wide);
    await writeFile(`${assetFile(name)}.br`, brotliCompressSync(wide));
    await rm(`${assetFile(name)}.gz`, { force: true });
  }
  if (found === 0) throw new Error('No script of the build holds the bounds of the map.');
}

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
      .getByText(/^Persil \d\d\.\d{4}/)
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
