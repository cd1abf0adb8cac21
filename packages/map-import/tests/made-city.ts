import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A feature of GeoJSON. */
export interface MadeFeature {
  readonly type: 'Feature';
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: { readonly type: string; readonly coordinates: unknown } | null;
}

const [WEST, SOUTH] = [112.75, -7.26];
/** Degrees of a step: some 11 metres. */
const STEP = 0.0001;

/** A place so many steps from the south-western corner of the made city. */
export const at = (x: number, y: number): [number, number] => [
  Number((WEST + x * STEP).toFixed(6)),
  Number((SOUTH + y * STEP).toFixed(6)),
];

/** A ring around a rectangle, in steps. */
export const ring = (x: number, y: number, wide: number, high: number) => [
  at(x, y),
  at(x + wide, y),
  at(x + wide, y + high),
  at(x, y + high),
  at(x, y),
];

export const feature = (
  properties: MadeFeature['properties'],
  type: string,
  coordinates: unknown,
): MadeFeature => ({ type: 'Feature', properties, geometry: { type, coordinates } });

export const box = (properties: MadeFeature['properties'], ...sides: Parameters<typeof ring>): MadeFeature =>
  feature(properties, 'Polygon', [ring(...sides)]);

/** Two kelurahan side by side; R-2 to the west of the middle of the second parcel, K-1 to the east. */
export const CITY = {
  zona: [
    box({ KODSZN: 'R-2', NAMSZN: 'Perumahan kepadatan tinggi' }, 0, 0, 15, 20),
    box({ KODSZN: 'K-1', NAMSZN: 'Perdagangan dan jasa' }, 15, 0, 25, 20),
  ],
  persil: [
    box({ NIB: '00001', ALAMAT: 'Jalan Mawar 1', ZONA: 'R-2' }, 0, 0, 10, 20),
    box({ NIB: '00002', ALAMAT: 'Jalan Café 2', ZONA: 'K-1' }, 10, 0, 10, 20),
    box({ NIB: '00001', ALAMAT: 'Jalan Mawar 3', ZONA: 'K-1' }, 20, 0, 20, 10),
  ],
  kelurahan: [
    box({ WADMKD: 'MAWAR', WADMKC: 'TENGAH', KDEPUM: '35.78.06.1001' }, 0, 0, 20, 20),
    box({ WADMKD: 'MELATI', WADMKC: 'TENGAH', KDEPUM: '35.78.06.1002' }, 20, 0, 20, 20),
  ],
} as const;

/** The sumber.yaml of the made city, whose files end so. */
export const sourceOf = (ending: string, lines = ''): string =>
  `zona: { berkas: zona${ending}, kode: KODSZN, nama: NAMSZN }
persil: { berkas: persil${ending}, nomor: NIB, alamat: ALAMAT, zona: ZONA }
kelurahan: { berkas: kelurahan${ending}, nama: WADMKD, kode: KDEPUM, kecamatan: WADMKC }
${lines}`;

/** A folder of its own for a test, and how to fill and remove it. */
export interface MadeFolder {
  readonly path: string;
  write(name: string, features: readonly MadeFeature[], more?: object): void;
  remove(): void;
}

export function madeFolder(): MadeFolder {
  const path = mkdtempSync(join(tmpdir(), 'made-city-'));
  return {
    path,
    write: (name, features, more = {}) =>
      writeFileSync(join(path, name), JSON.stringify({ type: 'FeatureCollection', ...more, features })),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** A folder with the made city as GeoJSON; some layers may be others. */
export function folderWith(
  layers: Partial<Record<keyof typeof CITY, readonly MadeFeature[]>> = {},
): MadeFolder {
  const folder = madeFolder();
  for (const [name, features] of Object.entries({ ...CITY, ...layers }))
    folder.write(`${name}.geojson`, features);
  return folder;
}
