import type { SearchGroup } from '../../domain/search/search-groups.ts';
import type { IconName } from '../shared/icon.tsx';

/** The icon of each group. */
export const GROUP_ICONS: Readonly<Record<SearchGroup, IconName>> = {
  services: 'layers',
  procedures: 'list',
  products: 'scales',
  guide: 'book',
  news: 'news',
  photos: 'folder',
  layers: 'map',
  people: 'people',
  contact: 'phone',
};
