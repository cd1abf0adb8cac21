import * as texts from './texts.ts';

/** The groups of what can be found, in the order in which they stand (spec §2 Search). */
export const SEARCH_GROUPS = [
  { id: 'services', name: texts.layanan, title: texts.layananDanSyarat },
  { id: 'products', name: texts.produkHukum2, title: texts.produkHukum2 },
  { id: 'guide', name: texts.panduan, title: texts.panduan },
  { id: 'news', name: texts.berita, title: texts.beritaDanArtikel },
  { id: 'photos', name: texts.foto, title: texts.galeriFoto },
  { id: 'layers', name: texts.layerPeta, title: texts.layerPeta },
  { id: 'people', name: texts.orang, title: texts.orang },
  { id: 'contact', name: texts.kontakDanJam, title: texts.kontakDanJam },
] as const;

/** The name of a group. */
export type SearchGroup = (typeof SEARCH_GROUPS)[number]['id'];

/** What results are narrowed to: a group, or all of them. */
export type SearchFilter = SearchGroup | 'all';

/** The names of all groups, in their order. */
export const SEARCH_GROUP_IDS: readonly SearchGroup[] = SEARCH_GROUPS.map(({ id }) => id);

/** What comes to the search by itself and may be late or fail: four feeds and the text of the guide. */
export const SEARCH_SOURCES = ['legal-products', 'gallery', 'news', 'staff', 'guide'] as const;

/** The name of a source. */
export type SearchSource = (typeof SEARCH_SOURCES)[number];

/** How a source stands: on its way, searched, or not to be had. */
export type SourceStatus = 'loading' | 'ready' | 'failed';

/** Every source with how it stands. */
export type SearchSources = Readonly<Record<SearchSource, SourceStatus>>;
