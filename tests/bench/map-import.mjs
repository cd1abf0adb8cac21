// How long an import of a large city takes, and how much memory: node tests/bench/map-import.mjs [parcels]
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCity } from './map/made-city.mjs';

const PARCELS = Number(process.argv[2] ?? 500_000);
const folder = mkdtempSync(join(tmpdir(), 'map-import-'));
try {
  await makeCity(folder, PARCELS);
  const started = Date.now();
  const most = await run();
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  const size = Math.round(statSync(join(folder, 'out/kota.pmtiles')).size / 1e6);
  console.log(`${PARCELS} parcels: ${seconds} s, ${most} MB at most, tiles of ${size} MB`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Runs the import and gives the most memory that it had, in MB. */
function run() {
  const program = [
    'tools/run.mjs',
    'tools/map-import/map-import.ts',
    '--from',
    folder,
    '--to',
    join(folder, 'out'),
  ];
  const child = spawn('/usr/bin/time', ['-f', '%M', process.execPath, ...program], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let words = '';
  child.stderr.on('data', (bytes) => {
    words += bytes;
    process.stderr.write(bytes);
  });
  return new Promise((done, failed) => {
    child.on('close', (code) => {
      if (code === 0) done(Math.round(Number(words.trim().split('\n').at(-1)) / 1024));
      else failed(new Error('the import failed'));
    });
  });
}
