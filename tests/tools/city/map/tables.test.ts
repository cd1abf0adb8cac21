import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { csvTable } from '@bupc/content/folder/table-file.ts';
import { mistakeLine } from '@bupc/content/mistakes.ts';
import { expect, it } from 'vitest';
import { judgeMap } from '../../../../tools/city/map/read-map.ts';
import { readZones } from '../../../../tools/city/map/zone-table.ts';

const HEAD =
  'kode;nama;kelompok;terang;gelap;pola;kdb;klb;kdh;lantai;tinggi;gsb_depan;gsb_belakang;gsb_samping;pasal';
const R2 = 'R-2;Perumahan;;#F0CB55;#75632F;;60;1,8;20%;3;12 m;3;2;1;pasal 42';
const zonesOf = (...rows: string[]) => {
  const { zones, mistakes } = readZones(csvTable([HEAD, ...rows].join('\n')), 'zona.csv');
  return { zones, mistakes: mistakes.map(mistakeLine) };
};

it('reads a zone as a spreadsheet writes it, and one without limits yet', () => {
  expect(zonesOf(R2, 'SC;Suaka;Lindung;#2a6a74;#123456;kisi;;;;;;;;')).toEqual({
    zones: [
      {
        code: 'R-2',
        name: 'Perumahan',
        group: 'Perumahan',
        light: '#F0CB55',
        dark: '#75632F',
        pattern: 'none',
        buildingLimits: {
          coverage: 60,
          floorRatio: 1.8,
          green: 20,
          storeys: 3,
          height: 12,
          setback: { front: 3, rear: 2, side: 1 },
        },
        clause: 'pasal 42',
      },
      {
        code: 'SC',
        name: 'Suaka',
        group: 'Lindung',
        light: '#2a6a74',
        dark: '#123456',
        pattern: 'grid',
        clause: '',
      },
    ],
    mistakes: [],
  });
});

const withR2 = (column: string, value: string): string => {
  const cells = R2.split(';');
  cells[HEAD.split(';').indexOf(column)] = value;
  return cells.join(';');
};

it.each([
  ['kode', '', 'kode is empty; write the code as the plan does, such as R-2'],
  ['nama', '', 'nama is empty; write the name of the zone'],
  ['terang', 'kuning', 'terang takes a colour, written #F0CB55; it holds "kuning"'],
  ['gelap', '', 'gelap takes a colour, written #F0CB55; it holds nothing'],
  [
    'pola',
    'bintik',
    'pola takes polos, miring turun, miring naik, tegak, tambah, kisi, titik, datar, putus; it holds "bintik"',
  ],
  ['kdb', '6O', 'kdb takes a number from 0 to 100; it holds "6O"'],
  ['kdb', '120', 'kdb takes a number from 0 to 100; it holds "120"'],
  ['lantai', '2,5', 'lantai takes a whole number from 0 to 200; it holds "2,5"'],
  [
    'klb',
    '',
    'klb is empty; write a number, or leave kdb, klb, kdh, lantai, tinggi, gsb_depan, gsb_belakang, gsb_samping all empty',
  ],
  ['kdh', '50', 'kdh makes 110% of the land together with kdb; lower one of them'],
])('names what is wrong with %s %j by its row', (column, value, message) => {
  expect(zonesOf(withR2(column, value))).toEqual({ zones: [], mistakes: [`zona.csv, line 2: ${message}`] });
});

it('takes the first of two zones with one code', () => {
  const { zones, mistakes } = zonesOf(R2, '', R2);
  expect([zones.length, mistakes]).toEqual([
    1,
    ["zona.csv, line 4: kode 'R-2' stands in line 2 too; each code stands once"],
  ]);
});

it('says which columns are missing and which are none', () => {
  const { mistakes } = readZones(csvTable('kode;nma\nR-2;Perumahan'), 'zona.csv');
  expect(mistakes.map(mistakeLine)).toEqual([
    'zona.csv, line 1: has no column nama; write it into the first line',
    "zona.csv, line 1: has a column 'nma'; write nama",
  ]);
});

/** Reads the map of a content folder with these files beside a plain peta.yaml. */
async function mapAndZonesWith(files: Readonly<Record<string, string | Uint8Array>>) {
  const folder = mkdtempSync(join(tmpdir(), 'map-tables-'));
  for (const name of ['peta', 'produk-hukum']) mkdirSync(join(folder, name));
  const all = {
    'peta.yaml': PETA,
    'zona.csv': [HEAD, R2, withR2('kode', 'K-1')].join('\n'),
    ...files,
  };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, 'peta', name), text);
  const read = await judgeMap({ CONTENT_DIR: folder });
  rmSync(folder, { recursive: true });
  return {
    activities: read.value?.activities,
    unruled: read.value?.zones.filter(({ isUnruled }) => isUnruled).map(({ code }) => code),
    mistakes: read.mistakes?.map((one) => mistakeLine(one).replace(`${folder}/`, '')),
  };
}

/** Its activities and mistakes alone. */
async function mapWith(files: Readonly<Record<string, string | Uint8Array>>) {
  const { activities, mistakes } = await mapAndZonesWith(files);
  return { activities, mistakes };
}

const PETA = `folder: https://peta.kota.id/
bounds: [112.7, -7.3, 112.8, -7.2]
centre: [112.75, -7.25]
attribution: Dinas
regulation: { title: Perwali 1, about: RDTR, date: 2026-07-01, found: RDTR }
`;

it('reads the table of activities, its conditions beside the code, in the next column and in the second table', async () => {
  const kegiatan = [
    'kegiatan,Kata lain,R-2,syarat,K-1',
    'Warung,"kios, kelontong",B,Paling luas 30%.,I',
    'Rumah kos,,"T,B1",,B: Di atas lantai usaha.',
    'Gudang,,X,,B',
  ].join('\n');
  const syarat = 'kode;kegiatan;zona;syarat\nB1;;;Parkir di dalam.\n;Gudang;K-1;Paling luas 500 m².';
  expect(await mapWith({ 'kegiatan.csv': kegiatan, 'syarat.csv': syarat })).toEqual({
    mistakes: undefined,
    activities: [
      {
        id: 'warung',
        name: 'Warung',
        words: ['kios', 'kelontong'],
        allowed: ['K-1'],
        limited: {},
        conditional: { 'R-2': 'Paling luas 30%.' },
      },
      {
        id: 'rumah-kos',
        name: 'Rumah kos',
        words: [],
        allowed: [],
        limited: {},
        conditional: { 'R-2': 'Terbatas. Parkir di dalam.', 'K-1': 'Di atas lantai usaha.' },
      },
      {
        id: 'gudang',
        name: 'Gudang',
        words: [],
        allowed: [],
        limited: {},
        conditional: { 'K-1': 'Paling luas 500 m².' },
      },
    ],
  });
});

const utf16 = (text: string) => Uint8Array.from([0xff, 0xfe, ...Buffer.from(text, 'utf16le')]);

it.each([
  ['with a byte order mark', '\uFEFFkegiatan;R-2\nGudang m²;T'],
  ['with the line of Excel', 'sep=;\r\nkegiatan;R-2\r\nGudang m²;T\r\n;;;\r\n'],
  ['in the encoding of Windows', Buffer.from('kegiatan;R-2\nGudang m\xb2;T', 'latin1')],
  ['as Unicode text', utf16('kegiatan\tR-2\nGudang m²\tT')],
  ['with formulas and hyphens of a word processor', 'kegiatan;="R\u20112";\n\u00a0Gudang m²;T;'],
])('reads it %s', async (_, text) => {
  expect(await mapWith({ 'kegiatan.csv': text })).toEqual({
    mistakes: undefined,
    activities: [
      {
        id: 'gudang-m',
        name: 'Gudang m²',
        words: [],
        allowed: [],
        limited: { 'R-2': 'Syaratnya tanyakan kepada petugas.' },
        conditional: {},
      },
    ],
  });
});

it('reads a workbook, and says where there is a CSV too', async () => {
  const workbook = readFileSync('tests/fixtures/kegiatan.xlsx');
  expect(await mapWith({ 'kegiatan.xlsx': workbook })).toEqual({
    mistakes: undefined,
    activities: [
      {
        id: 'warung',
        name: 'Warung',
        words: ['kios', 'kelontong'],
        allowed: ['K-1'],
        limited: {},
        conditional: { 'R-2': 'Paling luas 30%.' },
      },
      { id: 'gudang', name: 'Gudang', words: [], allowed: [], limited: {}, conditional: {} },
    ],
  });
  const both = await mapWith({ 'kegiatan.xlsx': workbook, 'kegiatan.csv': 'kegiatan\nWarung' });
  expect(both.mistakes?.map((line) => line.replace(/there is .*\//, 'there is '))).toEqual([
    'peta/kegiatan.xlsx: there is kegiatan.csv too; keep one of them',
  ]);
  const broken = await mapWith({ 'kegiatan.xlsx': 'kegiatan;R-2' });
  expect(broken.mistakes).toEqual([expect.stringMatching(/^peta\/kegiatan\.xlsx: this cannot be read: /)]);
});

it('names what is wrong in the table of activities by its row and column', async () => {
  const kegiatan = ['kegiatan;id;R-2;K-9', 'Warung;;Y;I', ';;I;I', 'Warung;;I;I'].join('\n');
  expect(await mapWith({ 'kegiatan.csv': kegiatan })).toEqual({
    activities: undefined,
    mistakes: [
      "peta/kegiatan.csv, line 1: has a column 'K-9', which is no zone of zona.csv; write K-1",
      'peta/kegiatan.csv, line 2: R-2 takes I, T, B or X, several with commas, a condition behind a colon; it holds "Y"',
      'peta/kegiatan.csv, line 3: kegiatan is empty; write the name of the activity',
      "peta/kegiatan.csv, line 4: kegiatan 'warung' stands in line 2 too; each stands once",
    ],
  });
});

it('knows the zones of which the table of activities says nothing', async () => {
  const some = await mapAndZonesWith({ 'kegiatan.csv': 'kegiatan;R-2\nWarung;B' });
  expect([some.unruled, (await mapAndZonesWith({})).unruled]).toEqual([['K-1'], []]);
});

it('names the mistakes of all tables at once', async () => {
  const zones = [HEAD, withR2('kdb', '6O')].join('\n');
  const { mistakes } = await mapWith({ 'zona.csv': zones, 'kegiatan.csv': 'kegiatan;R-2\nWarung;Y' });
  expect(mistakes).toEqual([
    'peta/zona.csv, line 2: kdb takes a number from 0 to 100; it holds "6O"',
    'peta/kegiatan.csv, line 2: R-2 takes I, T, B or X, several with commas, a condition behind a colon; it holds "Y"',
  ]);
});

it('names conditions that belong to no cell', async () => {
  const syarat = 'kegiatan;zona;syarat\nWarung;K-9;Di dalam.\n;K-1;Di dalam.\nWarung;R-2;';
  const kegiatan = 'kegiatan;R-2\nWarung;B';
  expect((await mapWith({ 'kegiatan.csv': kegiatan, 'syarat.csv': syarat })).mistakes).toEqual([
    'peta/syarat.csv, line 3: kode is empty; write a code such as B1, or kegiatan and zona',
    'peta/syarat.csv, line 4: syarat is empty; write the condition',
  ]);
  expect(
    (await mapWith({ 'kegiatan.csv': kegiatan, 'syarat.csv': syarat.split('\n').slice(0, 2).join('\n') }))
      .mistakes,
  ).toEqual([
    'peta/syarat.csv, line 2: belongs to no cell of the activities that has T or B; correct kode, kegiatan or zona',
  ]);
});

it('says which lines of peta.yaml cannot be used', async () => {
  const peta = `${PETA.replace('2026-07-01', '2026-02-31').replace('folder: https://peta.kota.id/', 'folder: /peta')}layers:
  - id: batas-kta
    date: 2025-06-30
    origin: Dinas
  - id: rtrw-jalan
    date: 2025-06-30
    origin: Dinas
    source: { kind: xyz, url: 'https://a.id/{z}.png' }
    legend:
      - { label: Arteri, look: { kind: line, colour: merah, width: 0 } }
special:
  - { id: banjir, name: Banjir, look: { kind: hatch, colour: '#125A82' } }
  - { id: banjir, name: Banjir, look: { kind: hatch, colour: '#125A82' } }
`;
  const { mistakes = [] } = await mapWith({ 'peta.yaml': peta });
  expect(mistakes.map((line) => line.replace(/catalogue: .*; it/, 'catalogue; it'))).toEqual([
    'peta/peta.yaml, line 1: folder takes a path that starts and ends with /, or an https address that ends with /; it holds "/peta"',
    'peta/peta.yaml, line 5: regulation.date takes a day, written 2026-01-15; it holds "2026-02-31"',
    'peta/peta.yaml, line 7: layers.0.id takes the id of a layer of the catalogue; it holds "batas-kta"',
    'peta/peta.yaml, line 13: layers.1.source.url takes an https address with {z}, {x} and {y} in it; it holds "https://a.id/{z}.png"',
    'peta/peta.yaml, line 15: layers.1.legend.0.look.colour takes a colour, written #0f766e; it holds "merah"',
    'peta/peta.yaml, line 15: layers.1.legend.0.look.width takes a number above 0; it holds 0',
    expect.stringMatching(/^peta\/peta\.yaml, line 17: special takes each special layer once; it holds \[/),
  ]);
});

it.each([
  [
    'centre: [-7.25, 112.75]',
    'line 3: centre [-7.25,112.75] is latitude, longitude; swap them, longitude comes first',
  ],
  ['centre: [113, -7.25]', 'line 3: centre [113,-7.25] lies outside the bounds; write a place inside them'],
  ['', 'line 1: centre is missing; write it, or import the map: npm run map:import'],
])('refuses %j', async (centre, message) => {
  const peta = PETA.replace('centre: [112.75, -7.25]', centre);
  expect((await mapWith({ 'peta.yaml': peta })).mistakes).toEqual([`peta/peta.yaml, ${message}`]);
});

it('says which articles of its regulation the zones name that its text lacks, and that there is no such text', async () => {
  const named = (teks: string) => PETA.replace('found: RDTR', `found: RDTR, teks: ${teks}`);
  expect((await mapWith({ 'peta.yaml': named('perwali-1-2026') })).mistakes).toEqual([
    'peta/peta.yaml, line 5: there is no produk-hukum/perwali-1-2026.md; write the name of one without .md',
  ]);
  const text = `---
judul: Perwali Nomor 1 Tahun 2026
tentang: RDTR
singkat: Perwali 1/2026
berlaku: 2026-01-15
---

# BAB I Zonasi

## Pasal 41 Zona R-2

Kalimat.
`;
  const files = { 'peta.yaml': named('perwali-1-2026'), '../produk-hukum/perwali-1-2026.md': text };
  expect((await mapWith(files)).mistakes).toEqual([
    'peta/peta.yaml, line 5: zone R-2 names pasal 42, which produk-hukum/perwali-1-2026.md lacks; correct one of them',
    'peta/peta.yaml, line 5: zone K-1 names pasal 42, which produk-hukum/perwali-1-2026.md lacks; correct one of them',
  ]);
});
