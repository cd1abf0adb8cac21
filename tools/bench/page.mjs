// npm run bench:page: Lighthouse (mobile, simulated slow 4G) on the built page, the median of five runs, beside
// the same HTML without any script: what the application costs on top of a static page. Needs a build and the
// network of the package registry, from which Lighthouse comes.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { findChromium } from '../chromium.mjs';
import { serve } from '../serve.mjs';

const RUNS = 5;
const LIGHTHOUSE = 'lighthouse@12.8.2';
const FLAGS =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
};

const folder = mkdtempSync(join(tmpdir(), 'bupc-bench-'));
const dist = resolve(import.meta.dirname, '../../dist');
const bare = join(folder, 'bare');

/** The same pages without their scripts, so that the difference is the application's. */
function makeBare() {
  cpSync(dist, bare, { recursive: true });
  const html = readFileSync(join(dist, 'home.html'), 'utf8').replace(/<script>.*?<\/script>/gs, '');
  writeFileSync(join(bare, 'home.html'), html);
  writeFileSync(join(bare, 'home.html.br'), brotliCompressSync(html));
  writeFileSync(join(bare, 'home.html.gz'), gzipSync(html));
}

async function measure(url) {
  const file = join(folder, 'report.json');
  await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${FLAGS}`,
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() } },
  );
  const { audits, categories } = JSON.parse(readFileSync(file, 'utf8'));
  const values = Object.entries(METRICS).map(([name, id]) => [name, audits[id].numericValue]);
  return Object.fromEntries([...values, ['score', categories.performance.score * 100]]);
}

// On a busy machine a run now and then ends without a trace; it says nothing of the page.
async function measureAgain(url, tries = 3) {
  try {
    return await measure(url);
  } catch (error) {
    if (tries <= 1) throw error;
    return measureAgain(url, tries - 1);
  }
}

const median = (numbers) => numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)];

async function medians(root) {
  const server = await serve({ dist: root, port: 0 });
  const { port } = server.address();
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measureAgain(`http://localhost:${port}/home`));
  server.close();
  return Object.fromEntries(Object.keys(runs[0]).map((name) => [name, median(runs.map((run) => run[name]))]));
}

try {
  makeBare();
  const reference = await medians(bare);
  const page = await medians(dist);
  for (const name of Object.keys(page)) {
    const ratio = reference[name] ? ` (${(page[name] / reference[name]).toFixed(2)} of the bare page)` : '';
    console.log(`${name.padEnd(6)} ${page[name].toFixed(name === 'CLS' ? 4 : 0)}${ratio}`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
