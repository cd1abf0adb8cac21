import { bare, type EventIn } from '../shared/common-events.ts';

/** What happens to the visitor's own place. */
export const HERE_EVENTS = { 'here.asked': bare('here.asked') };

/** What happens to the visitor's own place. */
export type HereEvent = EventIn<typeof HERE_EVENTS>;
