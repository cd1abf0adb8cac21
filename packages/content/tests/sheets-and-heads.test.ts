import { expect, it } from 'vitest';
import { dataBlocks, shareHead } from '../src/share/head.ts';
import { drawSheet } from '../src/sheets/draw-sheet.ts';
import type { SheetLook, ZoneSheet } from '../src/sheets/sheet.ts';

const LOOK: SheetLook = {
  author: 'Dinas',
  nameLines: ['Dinas', 'Kota'],
  mark: { ground: 'M0 0h56v56H0z', parcels: 'M8 8h18v16H8z', corner: 'M30 8h9v9z' },
  face: {
    file: new URL(
      import.meta.resolve(
        '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
      ),
    ).pathname,
    characters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:-()%',
  },
  language: 'id-ID',
  kind: 'Lembar aturan zona',
  date: 'Data per 1 Juli 2026',
  foot: ['Tidak mengikat.', 'Tanya kami.'],
  pageOf: (page, total) => `Halaman ${page} dari ${total}`,
};

const zone = (activities: number): ZoneSheet => ({
  title: 'Lembar aturan zona R-2',
  file: 'r-2.pdf',
  code: 'R-2',
  name: 'Perumahan',
  group: 'Zona R-2',
  source: 'Perwali 31',
  colour: '#f7de8a',
  pattern: { pixels: new Uint8Array(16).fill(255), width: 2, height: 2, side: 4 },
  limits: { heading: 'Seberapa besar', rows: [{ name: 'KDB', meaning: 'Bagian', value: '60%' }] },
  activities: {
    heading: 'Untuk apa',
    groups: [
      {
        permission: 'conditional',
        heading: 'Dengan syarat',
        list: Array.from({ length: activities }, (_, at) => ({
          name: `Kegiatan ${at}`,
          condition: 'Paling tinggi dua lantai.',
        })),
      },
    ],
  },
});

const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;

it('draws the sheet of a zone with the same bytes each time, on as many pages as it needs', async () => {
  const short = await drawSheet(zone(3), LOOK);
  expect(short.equals(await drawSheet(zone(3), LOOK))).toBe(true);
  expect([pages(short), pages(await drawSheet(zone(120), LOOK))]).toEqual([1, 3]);
});

it('gives a head that names its page and its picture, and data that cannot end their block', () => {
  expect(shareHead({ canonical: 'https://a.id/x', picture: 'https://a.id/x.jpg', title: 'A "b"' })).toEqual([
    '<link rel="canonical" href="https://a.id/x">',
    '<meta property="og:title" content="A &quot;b&quot;">',
    '<meta property="og:url" content="https://a.id/x">',
    '<meta property="og:image" content="https://a.id/x.jpg">',
    '<meta name="twitter:card" content="summary_large_image">',
  ]);
  expect(dataBlocks([{ name: '</script>' }])).toBe(
    '<script type="application/ld+json">{"name":"\\u003c/script>"}</script>',
  );
});
