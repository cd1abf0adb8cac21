import { bare, type EventIn } from '../shared/common-events.ts';

/** What happens to the news. */
export const NEWS_EVENTS = { 'refresh.requested': bare('refresh.requested') };

/** What happens to the news section. */
export type NewsEvent = EventIn<typeof NEWS_EVENTS>;
