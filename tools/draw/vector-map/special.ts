import { type Block, within } from './blocks.ts';
import { area, type Feature, line, point } from './features.ts';
import { bent, COLUMNS, coastAt, type Metres, RIVER, ROWS, riverAt } from './ground.ts';
import { cityEdge, kelurahanOfCity, river } from './land.ts';
import type { StreetPiece } from './streets.ts';

const along = (column: number, from = 0, to = ROWS): Metres[] =>
  Array.from({ length: to - from + 1 }, (_, step) => bent(column, from + step)).filter(
    ([x, y]) => y < coastAt(x) - 30,
  );
const across = (row: number, from = 0, to = COLUMNS): Metres[] =>
  Array.from({ length: to - from + 1 }, (_, step) => bent(from + step, row));
const kind = (jenis: string, nama = jenis) => ({ jenis, nama });

/** The railway, along a lane from the south to the harbour. */
export const railway = (): Metres[] => along(17);

/** Every layer of the catalogue but the detailed plan, by id. */
export function catalogueLayers(
  blocks: readonly Block[],
  streets: readonly StreetPiece[],
): Map<string, Feature[]> {
  const kelurahan = kelurahanOfCity();
  const roads = { arteri: 'Arteri', kolektor: 'Kolektor', lokal: 'Lokal' } as const;
  const districts = [...new Set(kelurahan.map(({ district }) => district))];
  return new Map<string, Feature[]>([
    ['batas-kota', [area(cityEdge(), { nama: 'Kota' })]],
    [
      'batas-kecamatan',
      districts.flatMap((district) =>
        kelurahan
          .filter((one) => one.district === district)
          .map(({ edge }) => area(edge, { nama: district })),
      ),
    ],
    [
      'batas-kelurahan',
      kelurahan.map(({ name, district, edge }) => area(edge, { nama: name, kecamatan: district })),
    ],
    [
      'rtrw-pusat-pelayanan',
      [
        point([500, 250], kind('Pusat kota', 'Balai Kota')),
        ...[5, 3, 10].map((part) =>
          point(kelurahan[part]?.centre ?? [0, 0], kind('Subpusat kota', kelurahan[part]?.name)),
        ),
        ...[0, 8, 13, 14, 15].map((part) =>
          point(kelurahan[part]?.centre ?? [0, 0], kind('Pusat lingkungan', kelurahan[part]?.name)),
        ),
      ],
    ],
    [
      'rtrw-jalan',
      streets
        .filter(({ kind: one }) => one === 'arteri' || one === 'kolektor')
        .map(({ kind: one, name, line: points }) => line(points, kind(roads[one as 'arteri'], name))),
    ],
    [
      'rtrw-kereta-api',
      [
        line(railway(), kind('Jalur kereta api')),
        point(bent(17, 40), kind('Stasiun', 'Stasiun Bandar')),
        point(bent(17, 14), kind('Stasiun', 'Stasiun Selatan')),
      ],
    ],
    [
      'rtrw-transportasi-laut',
      [
        line(
          [
            [1300, coastAt(1300)],
            [1450, 2700],
            [1200, 3300],
            [1500, 4200],
          ],
          kind('Alur pelayaran'),
        ),
        point([1300, coastAt(1300) - 30], kind('Pelabuhan', 'Pelabuhan Bandar Lama')),
      ],
    ],
    [
      'rtrw-energi',
      [
        line(along(42), kind('Jaringan listrik')),
        line(across(20, 6, 42), kind('Jaringan listrik')),
        point(bent(42, 50), kind('Gardu induk', 'Gardu Induk Kebonwaru')),
      ],
    ],
    [
      'rtrw-telekomunikasi',
      [
        line(across(40), kind('Serat optik')),
        line(along(24), kind('Serat optik')),
        ...[
          [10, 50],
          [30, 44],
          [36, 16],
          [8, 14],
        ].map(([u = 0, v = 0]) => point(bent(u, v), kind('Menara'))),
      ],
    ],
    [
      'rtrw-sumber-daya-air',
      [
        line(river(), kind('Sungai', 'Kali Wening')),
        line(across(15, 0, 20), kind('Irigasi')),
        line(across(8, 0, 22), kind('Irigasi')),
        point([riverAt(1700), 1700], kind('Pengendali banjir', 'Pintu Air Wening')),
      ],
    ],
    [
      'rtrw-air-minum',
      [
        line(across(33), kind('Pipa utama')),
        line(along(12, 0, 60), kind('Pipa utama')),
        point(bent(12, 33), kind('Instalasi pengolahan air', 'IPA Karangmulya')),
      ],
    ],
    [
      'rtrw-air-limbah',
      [
        line(across(47, 6, 44), kind('Saluran air limbah')),
        line(along(30, 8, 58), kind('Saluran air limbah')),
        point(bent(44, 58), kind('Instalasi pengolahan limbah', 'IPAL Kebonwaru')),
      ],
    ],
    [
      'rtrw-persampahan',
      [
        ...[
          [9, 41],
          [21, 27],
          [33, 37],
          [40, 12],
        ].map(([u = 0, v = 0]) => point(bent(u, v), kind('Tempat pengolahan sampah'))),
        point(bent(46, 4), kind('Tempat pemrosesan akhir')),
      ],
    ],
    [
      'rtrw-drainase',
      [
        line(along(6), kind('Saluran primer')),
        line(along(36), kind('Saluran primer')),
        line(across(25), kind('Saluran sekunder')),
        line(across(50), kind('Saluran sekunder')),
        ...[3, 9, 15, 33, 39, 45].map((column) => line(along(column, 10, 60), kind('Saluran tersier'))),
      ],
    ],
    ['rtrw-pola-ruang', generalised(blocks)],
    ['rtrw-kawasan-strategis', strategic()],
    [
      'khusus-kawasan-strategis',
      strategic().map(({ geometry, properties }) => ({
        type: 'Feature',
        geometry,
        properties: {
          nama: String(properties.nama),
          anjuran: 'Rencana bangunan dibahas bersama dinas sebelum KRK.',
        },
      })),
    ],
    [
      'khusus-banjir',
      [
        area(besideRiver(190, -2200, 700), {
          nama: 'Rawan banjir sedang',
          anjuran: 'Lantai dasar paling rendah 60 cm di atas jalan.',
        }),
        area(besideRiver(320, 900, 1900), {
          nama: 'Rawan banjir tinggi',
          anjuran: 'Lantai dasar paling rendah 120 cm di atas jalan, tanpa ruang bawah tanah.',
        }),
      ],
    ],
    [
      'khusus-cagar-budaya',
      [
        area(square(620, 420, 260), {
          nama: 'Kawasan Kota Lama',
          anjuran: 'Muka bangunan dipertahankan; ubahan lewat tim cagar budaya.',
        }),
      ],
    ],
    [
      'khusus-sempadan-sungai',
      [
        area(besideRiver(RIVER + 75, -2600, 2050), {
          nama: 'Sempadan Kali Wening',
          anjuran: 'Tanpa bangunan dalam 15 m dari tepi sungai.',
        }),
      ],
    ],
    [
      'khusus-lahan-pangan',
      blocks
        .filter(({ zone, row }) => zone === 'P-1' && row < 6)
        .map(({ corners }) =>
          area(corners, {
            nama: 'Lahan pangan berkelanjutan',
            anjuran: 'Tidak boleh dialihkan ke penggunaan lain.',
          }),
        ),
    ],
  ]);
}

function strategic(): Feature[] {
  return [
    area(square(1900, 1250, 620), kind('Ekonomi', 'Kawasan Industri Kebonwaru')),
    area(square(560, 330, 420), kind('Sosial budaya', 'Pusat Kota Lama')),
    area(besideRiver(170, -1400, 1300), kind('Lingkungan', 'Koridor Kali Wening')),
  ];
}

function square(x: number, y: number, half: number): Metres[] {
  return [
    [x - half, y - half],
    [x + half, y - half * 0.9],
    [x + half * 0.94, y + half],
    [x - half * 0.9, y + half * 0.96],
  ];
}

function besideRiver(half: number, from: number, to: number): Metres[] {
  const heights = Array.from({ length: Math.floor((to - from) / 60) + 1 }, (_, index) => from + index * 60);
  return [
    ...heights.map((y): Metres => [riverAt(y) + half, y]),
    ...heights.reverse().map((y): Metres => [riverAt(y) - half, y]),
  ];
}

const REGIONAL: Readonly<Record<string, string>> = {
  'R-2': 'Kawasan permukiman',
  'R-3': 'Kawasan permukiman',
  'R-4': 'Kawasan permukiman',
  SPU: 'Kawasan permukiman',
  'C-1': 'Perdagangan dan jasa',
  'K-1': 'Perdagangan dan jasa',
  'K-2': 'Perdagangan dan jasa',
  KT: 'Perdagangan dan jasa',
  KPI: 'Kawasan industri',
  TR: 'Kawasan industri',
  'RTH-1': 'Ruang terbuka hijau',
  'RTH-2': 'Ruang terbuka hijau',
  'RTH-4': 'Ruang terbuka hijau',
  PS: 'Lindung dan mangrove',
  EM: 'Lindung dan mangrove',
  'P-1': 'Pertanian',
};
const WIDE = 3;
const HIGH = 5;

// The regional plan is coarse: cells of several blocks, by what most of them are.
function generalised(blocks: readonly Block[]): Feature[] {
  const cells = new Map<string, Block[]>();
  for (const block of blocks) {
    const key = `${Math.floor(block.column / WIDE)} ${Math.floor(block.row / HIGH)}`;
    cells.set(key, [...(cells.get(key) ?? []), block]);
  }
  return [...cells].map(([key, members]) => {
    const [column = 0, row = 0] = key.split(' ').map(Number);
    const counts = new Map<string, number>();
    for (const { zone } of members) {
      const regional = REGIONAL[zone] ?? '';
      counts.set(regional, (counts.get(regional) ?? 0) + 1);
    }
    const [jenis = ''] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
    const corners: Metres[] = [
      bent(column * WIDE, row * HIGH),
      bent((column + 1) * WIDE, row * HIGH),
      bent((column + 1) * WIDE, (row + 1) * HIGH),
      bent(column * WIDE, (row + 1) * HIGH),
    ];
    return area(corners, { jenis });
  });
}

/** Places that have names on the map. */
export function namedPlaces(blocks: readonly Block[]): Feature[] {
  const park = blocks.find(({ zone }) => zone === 'RTH-2');
  return [
    ...kelurahanOfCity().map(({ name, centre }) => point(centre, { jenis: 'kelurahan', nama: name })),
    point([500, 330], { jenis: 'tempat', nama: 'Balai Kota' }),
    point(bent(17, 40), { jenis: 'tempat', nama: 'Stasiun Bandar' }),
    point([1300, coastAt(1300) - 60], { jenis: 'tempat', nama: 'Pelabuhan' }),
    point([-350, -750], { jenis: 'taman', nama: 'Hutan Kota Rawabening' }),
    point([2150, -1800], { jenis: 'taman', nama: 'Hutan Bukit Hijau' }),
    ...(park ? [point(within(park.corners, 0.5, 0.5), { jenis: 'taman', nama: 'Alun-alun' })] : []),
    point([-900, 2600], { jenis: 'air', nama: 'Teluk Wening' }),
  ];
}
