import { visit } from '@bupc/inspector/visit';
import { test } from '@playwright/test';

test.use({ viewport: { width: 1280, height: 860 } });

test('Keeps the menu of legal products open', async ({ page }) => {
  const machines = await visit(page, '/home', 'all-well', ['banners']);
  await machines.expect({
    navigation: {"state":"beranda","context":{}},
    dialogs: {"state":{"subject":"following","services":"closed","map":"closed","interaction":"closed","itrTerms":"closed","krkTerms":"closed","profile":"closed","article":"closed","lightbox":"closed","guide":"closed","search":"closed","finder":"closed"},"context":{}},
    gallery: {"state":{"loaded":"fromFeed"},"context":{"folders":{"count":13,"first":"1map-loket-prioritas-ZjeA8WM","last":"1map-jalur-hijau-aQswT3ZJ6fw","digest":"60545a1a"},"query":"","page":1}},
    news: {"state":"loaded","context":{"articles":{"count":10,"first":"pola-ruang-tepi-sungai","last":"maket-kawasan","digest":"6b9ebdb0"}}},
    legalProducts: {"state":"loaded","context":{"products":{"count":17,"first":"Lampiran 2 Peta Struktur Ruang Kota","last":"Keputusan Kepala Dinas Nomor 7 Tahun 2024 tentang Kuota Layanan Prioritas","digest":"0e6daaec"},"isAnswered":true}},
    dropdown: {"state":"closed","context":{}},
    productList: {"state":"closed","context":{"filter":{"query":""},"page":1}},
    profile: {"state":"idle","context":{"profiles":[]}},
  });

  await page.getByRole('button', { name: 'Produk Hukum', exact: true }).hover();
  await machines.expect({
    navigation: {"state":"produk","context":{}},
    dropdown: {"state":{"open":"hovered"},"context":{}},
  });

  await page.getByRole('button', { name: 'Produk Hukum', exact: true }).click();
  await machines.expect({
    dropdown: {"state":{"open":"pinned"},"context":{}},
  });

  await page.getByRole('heading', { name: 'Mau mengurus apa hari ini?', exact: true }).hover();
  await machines.expect({
    dropdown: {"state":{"open":"leavingPinned"},"context":{}},
  });

  await page.getByRole('button', { name: 'Produk Hukum', exact: true }).hover();
  await machines.expect({
    dropdown: {"state":{"open":"pinned"},"context":{}},
  });

  await page.getByRole('button', { name: 'Produk Hukum', exact: true }).click();
  await machines.expect({
    dropdown: {"state":"closed","context":{}},
  });
  await machines.end();
});
