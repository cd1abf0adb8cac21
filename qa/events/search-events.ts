import * as v from 'valibot';
import { SEARCH_GROUP_IDS, SEARCH_SOURCES } from '../../src/domain/search/search-groups.ts';
import { bare, carrying, sharedPage } from './fields.ts';

const words = v.string();
const page = { title: 'Cari: krk', url: 'https://bupc.example.id/home?temukan=krk' };

/** What happens to the search over the whole site. */
export const SEARCH_EVENTS = {
  'search.opened': carrying('search.opened', { words }, { words: '' }, { words: 'krk' }),
  'search.closed': bare('search.closed'),
  'search.retried': bare('search.retried'),
  'words.changed': carrying('words.changed', { words }, { words: 'krk' }, { words: 'pajak' }, { words: '' }),
  'filter.chosen': carrying(
    'filter.chosen',
    { filter: v.picklist(['all', ...SEARCH_GROUP_IDS]) },
    { filter: 'services' },
  ),
  'row.moved': carrying(
    'row.moved',
    { move: v.picklist(['next', 'previous', 'first', 'last']) },
    { move: 'next' },
  ),
  'result.followed': bare('result.followed'),
  'source.changed': carrying(
    'source.changed',
    { source: v.picklist(SEARCH_SOURCES), status: v.picklist(['loading', 'ready', 'failed']) },
    { source: 'news', status: 'ready' },
  ),
  'share.requested': carrying('share.requested', { page: sharedPage }, { page }),
};
