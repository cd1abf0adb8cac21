import * as v from 'valibot';
import { bare, carrying, index } from './fields.ts';

/** What happens to the search of the guide. */
export const GUIDE_SEARCH_EVENTS = {
  'document.opened': carrying('document.opened', { pageCount: index }, { pageCount: 2 }),
  'query.changed': carrying('query.changed', { query: v.string() }, { query: 'informasi' }, { query: ' ' }),
  'document.closed': bare('document.closed'),
};
