// How long an import of a large city takes, and how much memory: node tests/bench/map-import.mjs [parcels]
import { spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PARCELS = Number(process.argv[2] ?? 500_000);
/** A block of the city: parcels across and up, and streets around it, in metres. */
const [ACROSS, UP, WIDTH, DEPTH, STREET] = [10, 2, 12, 20, 8];
const ZONES = ['R-2', 'R-3', 'K-1', 'SPU', 'RTH-2'];
/** Blocks of a kelurahan on each side. */
const SIDE = 14;

const folder = mkdtempSync(join(tmpdir(), 'map-import-'));
try {
  await draw();
  const started = Date.now();
  const most = await run();
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  const size = Math.round(statSync(join(folder, 'out/kota.pmtiles')).size / 1e6);
  console.log(`${PARCELS} parcels: ${seconds} s, ${most} MB at most, tiles of ${size} MB`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function draw() {
  const files = Object.fromEntries(
    ['persil', 'zona', 'kelurahan'].map((name) => [
      name,
      createWriteStream(join(folder, `${name}.geojsonl`)),
    ]),
  );
  const add = (name, properties, ring) => {
    const line = {
      type: 'Feature',
      properties,
      geometry: { type: 'Polygon', coordinates: [[...ring, ring[0]]] },
    };
    return (
      files[name].write(`${JSON.stringify(line)}\n`) || new Promise((done) => files[name].once('drain', done))
    );
  };
  const perBlock = ACROSS * UP;
  const columns = Math.ceil(Math.sqrt(PARCELS / perBlock));
  const [blockWidth, blockDepth] = [ACROSS * WIDTH + STREET, UP * DEPTH + STREET];
  const box = (x, y, w, h) => [at(x, y), at(x + w / 2, y), at(x + w, y), at(x + w, y + h), at(x, y + h)];
  for (let made = 0; made < PARCELS; made += perBlock) {
    const block = made / perBlock;
    const [column, row] = [block % columns, Math.floor(block / columns)];
    const [x, y] = [column * blockWidth, row * blockDepth];
    await add(
      'zona',
      { KODSZN: ZONES[(column + 3 * row) % ZONES.length] },
      box(x, y, ACROSS * WIDTH, UP * DEPTH),
    );
    for (let index = 0; index < perBlock && made + index < PARCELS; index += 1) {
      const [i, j] = [index % ACROSS, Math.floor(index / ACROSS)];
      const number = String(((row % SIDE) * SIDE + (column % SIDE)) * perBlock + index + 1).padStart(5, '0');
      await add(
        'persil',
        {
          NIB: number,
          TIPEHAK: 'Hak Milik',
          LUASPETA: WIDTH * DEPTH,
          KECAMATAN: 'Tengah',
          PRODUK: 'Sertipikat',
          ALAMAT: `Jalan ${column} No. ${row}`,
        },
        box(x + i * WIDTH, y + j * DEPTH, WIDTH, DEPTH),
      );
    }
    if (column % SIDE === 0 && row % SIDE === 0) {
      const name = `Kelurahan ${column / SIDE}-${row / SIDE}`;
      await add('kelurahan', { WADMKD: name }, box(x, y, SIDE * blockWidth, SIDE * blockDepth));
    }
  }
  await Promise.all(Object.values(files).map((file) => new Promise((done) => file.end(done))));
  writeFileSync(
    join(folder, 'sumber.yaml'),
    `zona: { berkas: zona.geojsonl, kode: KODSZN }
persil: { berkas: persil.geojsonl, nomor: NIB, alamat: ALAMAT }
kelurahan: { berkas: kelurahan.geojsonl, nama: WADMKD }
`,
  );
}

function at(x, y) {
  return [112.7 + x / 110_400, -7.3 + y / 110_600];
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
