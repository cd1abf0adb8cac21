import { visit } from '@bupc/inspector/visit';
import { test } from '@playwright/test';

test.use({ viewport: { width: 1280, height: 860 } });

test('Reads an article, searches the gallery and turns a photo', async ({ page }) => {
  const machines = await visit(page, '/home', 'all-well', ['banners']);
  await machines.expect({
    navigation: {"state":"beranda","context":{}},
    dialogs: {"state":{"subject":"following","services":"closed","map":"closed","interaction":"closed","itrTerms":"closed","krkTerms":"closed","profile":"closed","article":"closed","lightbox":"closed","guide":"closed","search":"closed","finder":"closed"},"context":{}},
    gallery: {"state":{"loaded":"fromFeed"},"context":{"folders":{"count":13,"first":"1map-loket-prioritas-ZjeA8WM","last":"1map-jalur-hijau-aQswT3ZJ6fw","digest":"60545a1a"},"query":"","page":1}},
    lightbox: {"state":"closed","context":{"index":0,"zoomed":false,"rotation":0}},
    news: {"state":"loaded","context":{"articles":{"count":10,"first":"pola-ruang-tepi-sungai","last":"maket-kawasan","digest":"6b9ebdb0"}}},
    article: {"state":"closed","context":{"index":0}},
    legalProducts: {"state":"loaded","context":{"products":{"count":17,"first":"Lampiran 2 Peta Struktur Ruang Kota","last":"Keputusan Kepala Dinas Nomor 7 Tahun 2024 tentang Kuota Layanan Prioritas","digest":"0e6daaec"},"isAnswered":true}},
    dropdown: {"state":"closed","context":{}},
    productList: {"state":"closed","context":{"filter":{"query":""},"page":1}},
    profile: {"state":"idle","context":{"profiles":[]}},
  });

  await page.evaluate(() => scrollTo({ left: 0, top: 3676, behavior: 'instant' }));
  await machines.expect({});

  await page.getByRole('link', { name: 'Baca Selengkapnya Rencana pola ruang disepakati: hunian di tepi sungai mendapat jarak aman', exact: true }).click();
  await machines.expect({
    dialogs: {"state":{"subject":"following","services":"closed","map":"closed","interaction":"closed","itrTerms":"closed","krkTerms":"closed","profile":"closed","article":"open","lightbox":"closed","guide":"closed","search":"closed","finder":"closed"},"context":{"artikel":"pola-ruang-tepi-sungai"}},
    article: {"state":{"open":{"content":"ready","sharing":"idle"}},"context":{"index":0,"article":{"is":"pola-ruang-tepi-sungai","pictures":8,"digest":"31e660b3"}}},
  });

  await page.getByRole('dialog', { name: 'Detail Artikel', exact: true }).getByRole('button', { name: 'Tutup', exact: true }).click();
  await machines.expect({
    dialogs: {"state":{"subject":"following","services":"closed","map":"closed","interaction":"closed","itrTerms":"closed","krkTerms":"closed","profile":"closed","article":"closed","lightbox":"closed","guide":"closed","search":"closed","finder":"closed"},"context":{}},
    article: {"state":"closed","context":{"index":0}},
  });

  await page.getByRole('searchbox', { name: 'Cari folder galeri', exact: true }).fill('sawah');
  await machines.expect({
    gallery: {"state":{"loaded":"fromFeed"},"context":{"folders":{"count":13,"first":"1map-loket-prioritas-ZjeA8WM","last":"1map-jalur-hijau-aQswT3ZJ6fw","digest":"60545a1a"},"query":"sawah","page":1}},
  });

  await page.evaluate(() => scrollTo({ left: 0, top: 6039, behavior: 'instant' }));
  await machines.expect({});

  await page.getByRole('link', { name: 'Lihat Galeri → Lahan Sawah Dilindungi', exact: true }).click();
  await machines.expect({
    dialogs: {"state":{"subject":"following","services":"closed","map":"closed","interaction":"closed","itrTerms":"closed","krkTerms":"closed","profile":"closed","article":"closed","lightbox":"open","guide":"closed","search":"closed","finder":"closed"},"context":{"galeri":"1map-sawah-dilindungi-pp6m6s","foto":1}},
    lightbox: {"state":{"open":{"viewing":{"details":"folded","download":"idle","sharing":"idle"}}},"context":{"index":0,"zoomed":false,"rotation":0,"folderId":"1map-sawah-dilindungi-pp6m6s","folder":{"is":"1map-sawah-dilindungi-pp6m6s","imageCount":4,"images":4,"digest":"95b12fba"}}},
  });

  await page.getByRole('dialog', { name: 'Lahan Sawah Dilindungi', exact: true }).getByRole('button', { name: 'Tutup', exact: true }).press('ArrowRight');
  await machines.expect({
    dialogs: {"state":{"subject":"following","services":"closed","map":"closed","interaction":"closed","itrTerms":"closed","krkTerms":"closed","profile":"closed","article":"closed","lightbox":"open","guide":"closed","search":"closed","finder":"closed"},"context":{"galeri":"1map-sawah-dilindungi-pp6m6s","foto":2}},
    lightbox: {"state":{"open":{"viewing":{"details":"folded","download":"idle","sharing":"idle"}}},"context":{"index":1,"zoomed":false,"rotation":0,"folderId":"1map-sawah-dilindungi-pp6m6s","folder":{"is":"1map-sawah-dilindungi-pp6m6s","imageCount":4,"images":4,"digest":"95b12fba"}}},
  });

  await page.getByRole('dialog', { name: 'Lahan Sawah Dilindungi', exact: true }).getByRole('button', { name: 'Tutup', exact: true }).press('Escape');
  await machines.expect({
    dialogs: {"state":{"subject":"following","services":"closed","map":"closed","interaction":"closed","itrTerms":"closed","krkTerms":"closed","profile":"closed","article":"closed","lightbox":"closed","guide":"closed","search":"closed","finder":"closed"},"context":{}},
    lightbox: {"state":"closed","context":{"index":0,"zoomed":false,"rotation":0}},
  });
  await machines.end();
});
