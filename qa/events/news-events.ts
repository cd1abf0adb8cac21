import { bare } from './fields.ts';

/** What happens to the news. */
export const NEWS_EVENTS = { 'refresh.requested': bare('refresh.requested') };
