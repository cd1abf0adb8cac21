import * as v from 'valibot';
import { bare, carrying, type EventIn, index } from '../shared/common-events.ts';

/** What happens to the search of the guide. */
export const GUIDE_SEARCH_EVENTS = {
  'document.opened': carrying('document.opened', { pageCount: index }, { pageCount: 2 }),
  'query.changed': carrying('query.changed', { query: v.string() }, { query: 'informasi' }, { query: ' ' }),
  'document.closed': bare('document.closed'),
};

/** What happens to the search. */
export type GuideSearchEvent = EventIn<typeof GUIDE_SEARCH_EVENTS>;
