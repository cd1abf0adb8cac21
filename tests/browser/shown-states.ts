import type { StateValue } from 'xstate';

/** What a page shows of a machine in a state: words in a part of it; null where the part must not be there. */
export type Shown = readonly [part: string, words: string | RegExp | null];

const DIALOG = '[role="dialog"], dialog[open]';
const dialog = (words: Shown[1]): Shown => [DIALOG, words];
const NO_DIALOG = dialog(null);
const PANEL = '[role="tabpanel"]';
const TAB = '[role="tab"][aria-selected="true"]';
const SEARCH = 'Cari di seluruh situs';
const GUIDE_LOADING = dialog('Memuat Panduan...');
const CURRENT_TAB = 'header ~ nav [aria-current], nav [aria-current]';

/** The machines of several regions, each of which shows: every state that matches is looked at, of others the first. */
export const OF_REGIONS: readonly string[] = ['dialogs', 'checklist', 'parcel'];

/** By machine the states that a page tells apart. */
export const SHOWN: Readonly<Record<string, readonly (readonly [StateValue, Shown])[]>> = {
  activity: [
    ['looking', [PANEL, 'Mau ada apa di tanahnya?']],
    ['showing', [PANEL, 'Di mana boleh ada warung dan toko kelontong?']],
  ],
  article: [
    ['open', dialog('Melihat masa depan kawasan lewat maket kayu')],
    ['closed', NO_DIALOG],
  ],
  autoplay: [['', ['#home', 'Mau mengurus apa hari ini?']]],
  banners: [
    [{ feed: 'failed' }, ['[role="status"], [role="alert"]', 'Gambar utama belum tersedia saat ini.']],
    ['', ['#home', 'Mau mengurus apa hari ini?']],
  ],
  canvas: [
    ['drawing', ['[role="status"]', 'Memuat peta…']],
    ['lost', ['[role="status"]', 'Gambar peta terhenti.']],
    ['undrawable', ['[role="status"]', 'Peta tidak bisa digambar.']],
    ['drawn', ['.map-stage__loading', null]],
  ],
  centre: [
    ['known', ['[role="status"]', 'Tengah peta: R-2 Perumahan kepadatan tinggi, Kel. Layar.']],
    ['unknown', [PANEL, 'Tampil di peta']],
  ],
  checklist: [
    [{ view: 'steps' }, dialog('Semua dalam satu daftar')],
    [{ view: 'list' }, dialog('Per langkah')],
    [{ clearing: 'idle' }, dialog('Hapus centang')],
    [{ clearing: 'asked' }, dialog('Hapus semua centang?')],
  ],
  compare: [
    ['on', [PANEL, 'Bandingkan dua lapisan']],
    ['off', ['[role="slider"]', null]],
  ],
  dialogs: [
    [{ services: 'open' }, dialog('Layanan Tata Ruang')],
    [{ map: 'open' }, dialog('PETA KOTA')],
    [{ interaction: 'open' }, dialog('INTERAKSI TATA RUANG')],
    [{ itrTerms: 'open' }, dialog('ITR Prioritas')],
    [{ krkTerms: 'open' }, dialog('KRK Prioritas')],
    [{ profile: 'open' }, dialog('Profil BUPC')],
    [{ article: 'open' }, dialog('Detail Artikel')],
    [{ lightbox: 'open' }, dialog(/Galeri Foto|\d dari \d+ foto/)],
    [{ guide: 'open' }, dialog('Panduan BUPC')],
    [{ search: 'open' }, dialog(SEARCH)],
    [{ finder: 'open' }, dialog('Mau membangun apa?')],
  ],
  dropdown: [
    ['open', ['#legal-products-dropdown', /./]],
    ['closed', ['button[aria-controls="legal-products-dropdown"][aria-expanded="true"]', null]],
  ],
  finder: [
    ['closed', NO_DIALOG],
    [{ open: { answers: 'found' } }, dialog(/Hasil jawaban Anda|Tambah lantai/)],
    // A question fewer where a parcel answers one.
    ['open', dialog(/Pertanyaan \d dari [34]/)],
  ],
  gallery: [
    ['failed', ['#gallery', 'Galeri belum dapat diperbarui.']],
    [{ loaded: 'fromFallback' }, ['#gallery', 'Galeri yang tampil adalah galeri bawaan situs.']],
    [{ loaded: 'fromExpiredCache' }, ['#gallery', 'Galeri yang tampil adalah salinan terakhir']],
    ['', ['#gallery', /\d foto|Memuat galeri\.\.\.|Tidak Ada Galeri|galeri bawaan situs/]],
  ],
  guide: [
    ['closed', NO_DIALOG],
    [{ open: { document: 'failed' } }, dialog('Gagal Memuat PDF')],
    [{ open: { document: 'locked' } }, dialog('Dokumen ini dibuka dengan kata sandi.')],
    [{ open: { document: 'loading' } }, GUIDE_LOADING],
    ['open', dialog(/Halaman \d+ dari \d+/)],
  ],
  guideSearch: [['', [`:is(${DIALOG}) :is([role="searchbox"], [type="search"])`, '']]],
  here: [['', [PANEL, 'Tampil di peta']]],
  layers: [['', [PANEL, 'Semua lapisan']]],
  legalProducts: [['', ['#products', /Tidak ada produk hukum tersedia|Daftar Kode Zona dan Artinya/]]],
  lightbox: [
    ['closed', NO_DIALOG],
    [{ open: 'empty' }, dialog('Tidak ada gambar')],
    [{ open: 'waiting' }, dialog('Memuat galeri')],
    [{ open: { viewing: { download: 'failed' } } }, dialog(/gagal/i)],
    ['open', dialog('Sawah Dilindungi')],
  ],
  mapCatalogue: [
    [{ browsing: 'searching' }, dialog('1 layer cocok dengan “rdtr”')],
    ['browsing', dialog('Menampilkan 4 kategori peta')],
  ],
  measure: [
    ['on', ['[role="status"]', /Klik titik pertama di peta\.|titik/]],
    ['off', ['button[aria-pressed="true"]', null]],
  ],
  navigation: (
    [
      ['beranda', 'Beranda'],
      ['kontak', 'Kontak'],
      ['layanan', 'Layanan'],
      ['panduan', 'Panduan'],
      ['peta', 'Peta'],
      ['produk', 'Produk Hukum'],
      ['profil', 'Profil'],
    ] as const
  ).map(([state, words]) => [state, [CURRENT_TAB, words]] as const),
  news: [
    ['failed', ['#news', 'Gagal memuat artikel. Silakan coba lagi.']],
    ['', ['#news', 'Terakhir diperbarui']],
  ],
  panel: [['open', [TAB, /./]]],
  // How a form ended shows with a parcel alone, and no path ends on both: forms.spec.ts looks at them.
  parcel: [
    [{ carried: 'none' }, dialog('Belum ada persil')],
    [{ carried: 'loading' }, dialog(/Memuat persil \S/)],
    [{ carried: 'known' }, dialog('Persil 05.0148')],
    [{ carried: 'missing' }, dialog(/Persil \S+ tidak ditemukan\./)],
    [{ carried: 'failed' }, dialog(/Persil \S+ tidak dapat dimuat\./)],
  ],
  place: [
    [{ card: 'shown' }, [PANEL, 'Persil 05.0148, 570 m²']],
    [{ card: 'loading' }, [PANEL, 'Memuat aturan tempat ini…']],
    [{ card: 'closed' }, [PANEL, 'Belum ada tempat yang dipilih.']],
  ],
  placeSearch: [
    ['found', ['[role="option"]', 'Kelurahan Layar']],
    ['', ['[role="option"]', null]],
  ],
  print: [['', [PANEL, 'Tampil di peta']]],
  productList: [
    ['open', ['#products', /\d+ dari 17 produk hukum/]],
    ['closed', ['#products [role="status"]:has-text("dari 17 produk hukum")', null]],
  ],
  profile: [
    ['loading', dialog('Memuat profil...')],
    ['failed', dialog('Gagal Memuat Data')],
    ['loaded', dialog('Kepala')],
  ],
  search: [
    ['closed', NO_DIALOG],
    [{ open: { finding: 'failed' } }, dialog('Pencarian gagal dimuat')],
    [{ open: { finding: { ready: 'found' } } }, dialog('1 hasil untuk “krk”.')],
    ['open', dialog(SEARCH)],
  ],
  // The card shows it, with a parcel that no path of it has.
  setback: [['', [PANEL, 'Tampil di peta']]],
};
