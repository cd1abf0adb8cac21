import { bare } from './fields.ts';

/** What happens to the visitor's own place. */
export const HERE_EVENTS = { 'here.asked': bare('here.asked') };
