import { expect, it } from 'vitest';
import { PETA, readMapWith } from './map-folder.ts';

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
  const { mistakes = [] } = await readMapWith({ 'peta.yaml': peta });
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
  expect((await readMapWith({ 'peta.yaml': peta })).mistakes).toEqual([`peta/peta.yaml, ${message}`]);
});

it('says which articles of its regulation the zones name that its text lacks, and that there is no such text', async () => {
  const named = (teks: string) => PETA.replace('found: RDTR', `found: RDTR, teks: ${teks}`);
  expect((await readMapWith({ 'peta.yaml': named('perwali-1-2026') })).mistakes).toEqual([
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
  expect((await readMapWith(files)).mistakes).toEqual([
    'peta/peta.yaml, line 5: zone R-2 names pasal 42, which produk-hukum/perwali-1-2026.md lacks; correct one of them',
    'peta/peta.yaml, line 5: zone K-1 names pasal 42, which produk-hukum/perwali-1-2026.md lacks; correct one of them',
  ]);
});

it.each([
  ['procedures: [{ id: buka-usaha, name: Membuka usaha }]', [{ id: 'buka-usaha', name: 'Membuka usaha' }]],
  ['procedures: none', []],
  [undefined, []],
])('with %j in langkah.yaml, it has the needs %j', async (steps, needs) => {
  const files = steps === undefined ? {} : { '../langkah.yaml': steps };
  expect((await readMapWith(files)).map?.needs).toEqual(needs);
});
