import { expect, it } from 'vitest';
import { pathName, pathTitle } from '../../../tools/paths/path-name.ts';

it.each([
  [
    'gallery.loading.fetching: loadFeed failed → gallery.loading.recovering',
    'loading-fetching-load-feed-failed-to-loading-recovering',
    'loading.fetching: loadFeed failed → loading.recovering',
  ],
  ['gallery: search.changed → stays', 'search-changed', 'anywhere: search.changed → stays'],
  [
    'lightbox.open.viewing.sharing.copied: outcomeShown over in open.viewing.sharing.copied → lightbox.open.viewing.sharing.idle',
    'sharing-copied-outcome-shown-over-to-sharing-idle',
    'open.viewing.sharing.copied: outcomeShown over in open.viewing.sharing.copied → open.viewing.sharing.idle',
  ],
  [
    'profile.loading: loadStaff done → profile.loaded (2)',
    'loading-load-staff-done-to-loaded-2',
    'loading: loadStaff done → loaded (2)',
  ],
])('%s is called %s', (transition, name, title) => {
  expect([pathName(transition), pathTitle(transition)]).toEqual([name, title]);
});
