import { bare, type EventIn } from '../shared/common-events.ts';

/** What happens to the staff profile. */
export const PROFILE_EVENTS = {
  'profile.opened': bare('profile.opened'),
  'feed.retried': bare('feed.retried'),
};

/** What happens to the staff profile. */
export type ProfileEvent = EventIn<typeof PROFILE_EVENTS>;
