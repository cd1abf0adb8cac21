import { config } from 'virtual:city';
import { REGULATIONS } from 'virtual:regulations';
import { describe, expect, it } from 'vitest';
import { createMiniSearchIndex } from '../../../src/adapters/search/mini-search-index.ts';
import type { GalleryFolder } from '../../../src/domain/gallery/gallery.ts';
import type { LegalProduct } from '../../../src/domain/legal-products/legal-product.ts';
import type { Article } from '../../../src/domain/news/article.ts';

const pause = async () => undefined;
const PAGES = [{ page: 6, title: 'Keterangan Rencana Kota (KRK)', text: 'Cara pengurusan KRK di loket.' }];
const NOW = Date.parse('2026-11-28T03:00:00Z');
const parts = { config, pages: async () => PAGES, regulations: async () => [], pause, now: () => NOW };
const product = (name: string, year = '2023'): LegalProduct => ({
  name,
  type: 'pdf',
  url: 'https://a.example/x.pdf',
  year,
});
const article = (id: string, title: string, content: string): Article => ({ id, title, content, images: [] });
const folder = (folderId: string, folderName: string, ...names: string[]): GalleryFolder => ({
  folderId,
  folderName,
  caption: '',
  imageCount: names.length,
  images: names.map((imageName, imageIndex) => ({
    imageName,
    imageIndex,
    fileId: imageName,
    directUrl: '',
    downloadUrl: '',
  })),
  createdDate: '',
});

async function filled() {
  const index = createMiniSearchIndex(parts);
  await index.open();
  await index.setItems('legal-products', [
    product('Perwali Nomor 7 tentang Sempadan Sungai'),
    product('Perda Pajak', '2020'),
  ]);
  await index.setItems('news', [article('a', 'Warga menata kampung', '<p>Penataan jalan &amp; taman</p>')]);
  await index.setItems('gallery', [folder('f', 'Sawah', 'pagi.webp', 'loket-prioritas.webp')]);
  return index;
}

const titles = async (words: string) => {
  const { best, hits } = await (await filled()).find(words);
  return [...(best ? [best] : []), ...hits].map(({ group, title }) => `${group}: ${title}`);
};

describe('finds', () => {
  it.each<[string, string, string]>([
    ['a service by its short name', 'krk', 'services: Keterangan Rencana Kota (KRK)'],
    ['a service by what people call it', 'aturan membangun', 'services: Keterangan Rencana Kota (KRK)'],
    ['a product by a year', 'perwali 2023', 'products: Perwali Nomor 7 tentang Sempadan Sungai'],
    ['the beginning of a word', 'sempa', 'products: Perwali Nomor 7 tentang Sempadan Sungai'],
    ['a slip of the keys', 'sempadna', 'products: Perwali Nomor 7 tentang Sempadan Sungai'],
    ['another form of a word', 'menata taman', 'news: Warga menata kampung'],
    ['words of markup as text', 'jalan taman', 'news: Warga menata kampung'],
    ['a photo by its name', 'loket prioritas', 'photos: Sawah'],
    ['a page of the guide', 'urusan loket', 'guide: Halaman 6: Keterangan Rencana Kota (KRK)'],
    ['a layer of the map', 'pola ruang rdtr', 'layers: Pola Ruang RDTR'],
    ['the hours', 'jam buka', 'contact: Jam buka'],
    ['the terms', 'kuota krk prioritas', 'services: KRK Prioritas: syarat dan kuota'],
  ])('%s', async (_name, words, title) => {
    expect(await titles(words)).toContain(title);
  });

  it('forms of one word alike', async () => {
    const lists = await Promise.all(['mengurus', 'pengurusan', 'urusan'].map(titles));
    expect(lists[1]).toEqual(lists[0]);
    expect(lists[2]).toEqual(lists[0]);
  });

  it('no form of a root that words begin with', async () => {
    expect(await titles('tata ruang')).not.toContain('news: Warga menata kampung');
  });

  it('no other year for a year', async () => {
    expect(await titles('perda 2021')).not.toContain('products: Perwali Nomor 7 tentang Sempadan Sungai');
    expect((await (await filled()).find('1999')).total).toBe(0);
  });

  it('what leads to the photo, the dialog and the file', async () => {
    const index = await filled();
    const to = async (words: string) =>
      (await index.find(words)).hits.find(({ group }) => group !== 'services')?.target;
    expect([await to('loket prioritas'), await to('menata kampung taman'), await to('perwali')]).toEqual([
      { kind: 'dialog', open: { galeri: 'f', foto: 2 } },
      { kind: 'dialog', open: { artikel: 'a' } },
      { kind: 'tab', href: 'https://a.example/x.pdf' },
    ]);
  });

  it('the ways into the best answer', async () => {
    const { best } = await (await filled()).find('mengurus krk');
    expect([best?.title, best?.links?.map(({ label }) => label)]).toEqual([
      'Keterangan Rencana Kota (KRK)',
      ['Dokumen', 'Formulir', 'Panduan'],
    ]);
  });

  it('some of the words where no entry has all, and says so', async () => {
    const { hasEvery, total, best } = await (await filled()).find('sempadan xylofon');
    expect([hasEvery, total > 0, best]).toEqual([false, true, undefined]);
  });

  it('all the words of an address alone, for the map knows it', async () => {
    const totals = await Promise.all(
      ['jalan mawar', 'mawar jalan', 'jalan taman'].map(
        async (words) => (await (await filled()).find(words)).total,
      ),
    );
    expect(totals.map((total) => total > 0)).toEqual([false, true, true]);
  });

  it('words that exist where there is nothing', async () => {
    const { total, nearest } = await (await filled()).find('kampoengk');
    expect([total, nearest]).toEqual([0, ['kampung']]);
  });

  it.each([
    '',
    '   ',
    '<script>',
    '.*+?^(){}|[]\\',
    '😀',
    '\ud800',
    'x'.repeat(10_000),
    'constructor __proto__',
    '\u0000',
  ])('an answer to %j', async (words) => {
    const results = await (await filled()).find(words);
    expect(results.words).toBe(words);
  });
});

it('finds what was then where a search says when, and else what has the words', async () => {
  const index = createMiniSearchIndex(parts);
  await index.open();
  const dated = (id: string, createdDate: string) => ({ ...folder(id, `Rapat ${id}`), createdDate });
  await index.setItems('news', [
    { ...article('a', 'Warga', 'Bukan foto di ruang rapat'), createdDate: '2026-10-05' },
    { ...article('b', 'Jalan', 'Peta'), createdDate: '2026-09-05' },
  ]);
  await index.setItems('gallery', [dated('awal', '2026-09-30'), dated('akhir', '2026-10-31T20:00:00+07:00')]);
  const found = async (words: string) => (await index.find(words)).hits.map(({ title }) => title);
  expect(await found('foto rapat bulan lalu')).toEqual(['Rapat akhir']);
  expect(await found('rapat september')).toEqual(['Rapat awal']);
  expect(await found('rapat bulan lalu')).toEqual(['Warga', 'Rapat akhir']);
  expect(await found('berita september')).toEqual(['Jalan']);
  expect(await found('foto rapat bulan ini')).toEqual([]);
  expect((await found('rapat bulan ini')).length).toBeGreaterThan(0);
});

it('takes items in place of those before', async () => {
  const index = await filled();
  await index.setItems('news', [article('b', 'Kabar lain', '')]);
  expect([(await index.find('kampung')).total, (await index.find('kabar')).counts.news]).toEqual([0, 1]);
});

it('keeps the last of two lists that come at once', async () => {
  const index = createMiniSearchIndex({
    ...parts,
    pause: () => new Promise((resolve) => setImmediate(resolve)),
  });
  await index.open();
  const many = Array.from({ length: 300 }, (_, place) => product(`Lampiran ${place}`));
  await Promise.all([
    index.setItems('legal-products', many),
    index.setItems('legal-products', [product('Perda Satu')]),
  ]);
  expect([
    (await index.find('lampiran')).counts.products,
    (await index.find('perda')).counts.products,
  ]).toEqual([0, 1]);
});

it('finds the hours by a holiday of the office', async () => {
  const specialDays = [{ from: '2026-08-17', to: '2026-08-17', name: 'Hari Kemerdekaan' }] as const;
  const index = createMiniSearchIndex({ ...parts, config: { ...config, specialDays } });
  await index.open();
  expect([(await index.find('libur')).best?.title, (await index.find('kemerdekaan')).best?.title]).toEqual([
    'Jam buka',
    'Jam buka',
  ]);
});

it('loses a bad item alone', async () => {
  const index = await filled();
  await index.setItems('legal-products', [{} as LegalProduct, product('Perda Dua')]);
  expect((await index.find('perda dua')).counts.products).toBe(1);
});

it('counts what there is, and goes on without the guide', async () => {
  const index = createMiniSearchIndex({ ...parts, pages: () => Promise.reject(new Error('lost')) });
  const { guide, counts } = await index.open();
  expect([guide, counts.guide, counts.services, counts.products]).toEqual([false, 0, 10, 0]);
});

describe('of the regulations of the sample city', () => {
  const regulations = () => Promise.all(Object.values(REGULATIONS).map((load) => load()));
  const opened = async () => {
    const index = createMiniSearchIndex({ ...parts, regulations });
    await index.setItems('legal-products', [product('Perda Pajak')]);
    await index.open();
    return index;
  };
  const found = async (words: string) => {
    const { best, hits } = await (await opened()).find(words);
    return [...(best ? [best] : []), ...hits].filter(({ group }) => group === 'products');
  };

  it('finds the detailed plan by its abbreviation, before its articles and before the one that it replaced', async () => {
    const titles = (await found('rdtr')).map(({ title }) => title);
    expect(titles[0]).toBe(
      'Peraturan Wali Kota Nomor 31 Tahun 2021 tentang Rencana Detail Tata Ruang Tahun 2021–2041',
    );
    expect(titles[1]).toMatch(/^Pasal \d+ Perwali 31\/2021/);
    expect(titles.findIndex((title) => title.includes('(tidak berlaku lagi)'))).toBeGreaterThan(1);
  });

  it('finds the article and the annex that rule the setback of buildings, beside that of rivers', async () => {
    const hits = await found('sempadan bangunan');
    const titles = hits.map(({ title }) => title);
    expect(titles).toContain('Pasal 60 Perwali 31/2021: Pengukuran garis sempadan bangunan');
    expect(titles).toContain(
      'Lampiran 13 Perwali 31/2021: Zona R-4: gambar sempadan bangunan dan daftar kegiatan',
    );
    expect(titles).toContain('Pasal 6 Perwali 4/2024: Persil di tepi sungai');
    expect(titles.at(-1)).toContain('(tidak berlaku lagi)');
    expect(hits.find(({ title }) => title.startsWith('Pasal 44 '))?.target).toEqual({
      kind: 'page',
      href: '/produk-hukum/perwali-31-2021/pasal-44#ayat-3',
    });
  });

  it.each([
    ['pasal 44', 'pasal-44'],
    ['pasal 44 perwali 31/2021', 'pasal-44'],
    ['lampiran 13', 'lampiran-13'],
    ['pasal 44 sempadan bangunan', 'pasal-44#ayat-3'],
  ])('leads %j to the top of what it names, and to the paragraph that has other words', async (words, to) => {
    const [first] = await found(words);
    expect(first?.target).toEqual({ kind: 'page', href: `/produk-hukum/perwali-31-2021/${to}` });
  });

  it('finds nothing for the number of a parcel, but the other words beside it', async () => {
    expect(await found('05.0148')).toEqual([]);
    expect(await found('persil 05.0148')).toEqual([]);
    expect(await found('05')).toEqual([]);
    expect(await found('warung makan 05.0148')).toEqual(await found('warung makan'));
    expect((await found('warung makan')).length).toBeGreaterThan(0);
  });

  it('puts the regulation that is named before its articles', async () => {
    const [first, second] = await found('perwali 4/2024');
    expect([first?.target, second?.title]).toEqual([
      { kind: 'page', href: '/produk-hukum/perwali-4-2024' },
      expect.stringMatching(/^Pasal \d+ Perwali 4\/2024/),
    ]);
  });

  it('finds a short word that exists as a whole word alone', async () => {
    const index = await opened();
    await index.setItems('news', [
      article('a', 'Imbalan warga', ''),
      article('b', 'Jamaah dan buka puasa', ''),
    ]);
    expect((await index.find('imb')).counts.news).toBe(0);
    expect((await index.find('imbal')).counts.news).toBe(1);
    expect((await index.find('jam buka')).counts.news).toBe(0);
  });

  it('goes on without them, and takes them when it is opened again', async () => {
    let isThere = false;
    const index = createMiniSearchIndex({
      ...parts,
      regulations: () => (isThere ? regulations() : Promise.reject(new Error('lost'))),
    });
    await index.setItems('legal-products', [product('Perda Pajak')]);
    expect((await index.open()).counts.products).toBe(1);
    isThere = true;
    expect((await index.open()).counts.products).toBeGreaterThan(100);
    expect((await index.find('perda pajak')).counts.products).toBe(1);
  });
});
