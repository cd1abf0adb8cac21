import * as texts from './texts.ts';

/** The groups of search results, in the order in which they are shown (spec §2 Search). */
export const SEARCH_GROUPS = [
  { id: 'services', name: texts.layanan, title: texts.layananDanSyarat },
  { id: 'procedures', name: texts.jalannya, title: texts.jalannya },
  { id: 'products', name: texts.produkHukum2, title: texts.produkHukum2 },
  { id: 'guide', name: texts.panduan, title: texts.panduan },
  { id: 'news', name: texts.berita, title: texts.beritaDanArtikel },
  { id: 'photos', name: texts.foto, title: texts.galeriFoto },
  { id: 'layers', name: texts.lapisanPeta, title: texts.lapisanPeta },
  { id: 'people', name: texts.orang, title: texts.orang },
  { id: 'contact', name: texts.kontakDanJam, title: texts.kontakDanJam },
] as const;

/** The name of a group. */
export type SearchGroup = (typeof SEARCH_GROUPS)[number]['id'];

/** The filter of the results: one group, or all. */
export type SearchFilter = SearchGroup | 'all';

/** The names of all groups, in their order. */
export const SEARCH_GROUP_IDS: readonly SearchGroup[] = SEARCH_GROUPS.map(({ id }) => id);

/** How many results each group has. */
export type SearchCounts = Readonly<Record<SearchGroup, number>>;

/** No result in any group. */
export const NO_COUNTS = Object.fromEntries(SEARCH_GROUP_IDS.map((group) => [group, 0])) as SearchCounts;

/** The sources of the search that load separately and may be late or fail: four feeds and the text of the guide. */
export const SEARCH_SOURCES = ['legal-products', 'gallery', 'news', 'staff', 'guide'] as const;

/** The name of a source. */
export type SearchSource = (typeof SEARCH_SOURCES)[number];

/** The state of a source: loading, searched, or failed. */
export type SourceStatus = 'loading' | 'ready' | 'failed';

/** Every source with its state. */
export type SearchSources = Readonly<Record<SearchSource, SourceStatus>>;
