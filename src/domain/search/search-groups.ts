import * as sharedTexts from '../shared/texts.ts';
import * as texts from './texts.ts';

/** The groups of search results, in the order in which they are shown (spec §2 Search). */
export const SEARCH_GROUPS = [
  { id: 'services', name: sharedTexts.services, title: texts.servicesTitle },
  { id: 'procedures', name: texts.procedures, title: texts.procedures },
  { id: 'products', name: sharedTexts.legalProductsShort, title: sharedTexts.legalProductsShort },
  { id: 'guide', name: sharedTexts.guide, title: sharedTexts.guide },
  { id: 'news', name: sharedTexts.newsShort, title: texts.newsTitle },
  { id: 'photos', name: texts.photos, title: texts.photosTitle },
  { id: 'layers', name: texts.layers, title: texts.layers },
  { id: 'people', name: texts.people, title: texts.people },
  { id: 'contact', name: texts.contactAndHours, title: texts.contactAndHours },
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
