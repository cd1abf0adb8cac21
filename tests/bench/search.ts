import { markdownTable, median, whenAndWhere, writeBlock } from '@bupc/bench';
import { createMiniSearchIndex } from '../../src/adapters/search/mini-search-index.ts';
import type { GalleryFolder } from '../../src/domain/gallery/gallery.ts';
import type { LegalProduct } from '../../src/domain/legal-products/legal-product.ts';
import { readCity } from '../../tools/city/read-city.ts';
import { createRandom, pick } from '../../tools/random.ts';
import { list } from './rules/rule.ts';

const config = readCity(process.env);
const SEED = 17;
const ROUNDS = 15;
const QUERIES = [
  'mengurus krk',
  'peraturan sempadan sungai 2023',
  'keterangn rencana',
  'foto konsultasi warga',
  'pajak kendaraan',
  'r',
] as const;
const WORDS =
  `rencana ruang kota tanah warga jalan sungai sempadan konsultasi pembangunan perumahan penataan kelurahan
  kecamatan pasar taman lahan sawah jembatan permohonan peraturan lampiran keputusan sosialisasi pengukuran bantaran
  persil zona peta pola struktur kawasan lindung hunian usaha sertipikat foto kegiatan petugas kantor loket`.split(
    /\s+/,
  );

/**
 * Prints what a key costs the search over the whole site, with 10,000 entries beside those of the site itself: the median
 * of all keys of a query, and its slowest key.
 * @param args `--write` puts the table into docs/performance.md
 */
export async function main(args: readonly string[] = []): Promise<void> {
  const index = createMiniSearchIndex({
    config,
    now: () => 0,
    pages: async () => [],
    regulations: async () => [],
    pause: async () => undefined,
  });
  await index.open();
  const start = performance.now();
  await index.setItems('legal-products', products(3000));
  await index.setItems('gallery', folders(7000));
  const filled = performance.now() - start;
  const rows: Record<string, string>[] = [];
  for (const query of QUERIES) {
    const keys: number[] = [];
    for (let end = 1; end <= query.length; end += 1) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const began = performance.now();
        await index.find(query.slice(0, end));
        times.push(performance.now() - began);
      }
      keys.push(median(times));
    }
    const { total } = await index.find(query);
    rows.push({
      words: query,
      results: String(total),
      'a key, median': ms(median(keys)),
      'slowest key': ms(Math.max(...keys)),
    });
  }
  const table = markdownTable(rows);
  const said = `Taking in 10,000 entries, in slices of 100: ${Math.round(filled)} ms in all.`;
  console.log(`${table}\n\n${said}`);
  if (args.includes('--write')) {
    writeBlock('docs/performance.md', 'bench:search', `${whenAndWhere()}\n\n${table}\n\n${said}`);
  }
}

const ms = (value: number): string => `${value.toFixed(1)} ms`;

function products(count: number): LegalProduct[] {
  const random = createRandom(SEED);
  return list(count, (place) => ({
    name: `Peraturan Wali Kota Nomor ${place} tentang ${sentence(random, 5)}`,
    type: 'application/pdf',
    url: `https://dokumen.example.id/${place}.pdf`,
    category: 'Perwali',
    year: String(2000 + (place % 25)),
  }));
}

function folders(count: number): GalleryFolder[] {
  const random = createRandom(SEED + 1);
  return list(count, (place) => ({
    folderId: `f${place}`,
    folderName: `${sentence(random, 4)} ${place}`,
    caption: sentence(random, 14),
    imageCount: 0,
    images: [],
    createdDate: '',
  }));
}

function sentence(random: () => number, words: number): string {
  return list(words, () => {
    const word = pick(random, WORDS);
    // Names, numbers and misspellings: so many different words has a real collection.
    return random() < 0.15 ? `${word}${Math.floor(4000 * random()).toString(36)}` : word;
  }).join(' ');
}
