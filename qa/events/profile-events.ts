import { bare } from './fields.ts';

/** What happens to the staff profile. */
export const PROFILE_EVENTS = {
  'profile.opened': bare('profile.opened'),
  'feed.retried': bare('feed.retried'),
};
