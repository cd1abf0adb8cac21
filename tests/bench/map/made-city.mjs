// A city of any number of parcels, made as an office would bring it: three files and a sumber.yaml.
import { createWriteStream, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A block of the city: parcels across and up, and streets around it, in metres. */
const [ACROSS, UP, WIDTH, DEPTH, STREET] = [10, 2, 12, 20, 8];
const ZONES = ['R-2', 'R-3', 'K-1', 'SPU', 'RTH-2'];
/** Blocks of a kelurahan on each side. */
const SIDE = 14;

/**
 * Writes the files of a city.
 * @param {string} folder where they are put
 * @param {number} parcels how many it has
 */
export async function makeCity(folder, parcels) {
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
  const columns = Math.ceil(Math.sqrt(parcels / perBlock));
  const [blockWidth, blockDepth] = [ACROSS * WIDTH + STREET, UP * DEPTH + STREET];
  const box = (x, y, w, h) => [at(x, y), at(x + w / 2, y), at(x + w, y), at(x + w, y + h), at(x, y + h)];
  for (let made = 0; made < parcels; made += perBlock) {
    const block = made / perBlock;
    const [column, row] = [block % columns, Math.floor(block / columns)];
    const [x, y] = [column * blockWidth, row * blockDepth];
    await add(
      'zona',
      { KODSZN: ZONES[(column + 3 * row) % ZONES.length] },
      box(x, y, ACROSS * WIDTH, UP * DEPTH),
    );
    for (let index = 0; index < perBlock && made + index < parcels; index += 1) {
      const [i, j] = [index % ACROSS, Math.floor(index / ACROSS)];
      const number = String(((row % SIDE) * SIDE + (column % SIDE)) * perBlock + index + 1).padStart(5, '0');
      const words = { NIB: number, LUASPETA: WIDTH * DEPTH, ALAMAT: `Jalan ${column} No. ${row}` };
      await add('persil', words, box(x + i * WIDTH, y + j * DEPTH, WIDTH, DEPTH));
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
