import { translatePage } from '../translated.ts';
import { expect, test, visit } from './site.ts';

/** What no translation may touch, by the page and where on it: codes, numbers of parcels, addresses, names of laws. */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/home?temukan=perwali+31': {
    '.search-row__title':
      'Peraturan Wali Kota Nomor 31 Tahun 2021 tentang Rencana Detail Tata Ruang Tahun 2021–2041',
  },
  '/home?temukan=05.0148': { '.spoken-word__title': 'Persil 05.0148' },
  '/home?profil': { '.profile-contact a:last-child > span:first-of-type': 'bupc.example.id' },
  '/produk-hukum/perwali-31-2021/pasal-44': {
    '.rule__address a': '/produk-hukum/perwali-31-2021/pasal-44',
    '.regulation-head__state a span[translate]': 'Perwali 7/2025',
    '.ayat a[href*=perwali-4]': 'Perwali 4/2024 Pasal 6',
  },
  '/produk-hukum/perwali-18-2013/pasal-15': { '.regulation__replaced a': 'Perwali 31/2021' },
  '/peta/?persil=05.0148': { '.place-card section p strong[translate]': 'Perwali Nomor 31 Tahun 2021' },
};

test('codes, numbers of parcels, addresses and names of laws stay as they are on a translated page', async ({
  page,
}) => {
  for (const [address, names] of Object.entries(NAMES)) {
    await visit(page, address);
    await page.evaluate(translatePage);
    for (const [part, name] of Object.entries(names))
      await expect(page.locator(part).first()).toHaveText(name);
  }
});
