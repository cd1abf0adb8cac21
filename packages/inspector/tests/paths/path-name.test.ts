import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { transitionIds } from '../../src/application/inspection/transition-id.ts';
import { pathName, pathTitle } from '../../src/paths/path-name.ts';

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

it('gives each transition of a machine its own name', () => {
  const machine = setup({
    types: { events: {} as { type: 'go' | 'look' } },
    delays: { rest: 10 },
  }).createMachine({
    id: 'walker',
    initial: 'here',
    on: { look: {} },
    states: {
      here: { on: { go: [{ guard: () => false, target: 'there' }, { target: 'there' }] } },
      there: { after: { rest: 'here' }, always: { guard: () => false, target: 'here' } },
    },
  });
  expect([...transitionIds(machine).values()]).toEqual([
    'walker: look → stays',
    'walker.here: go → walker.there',
    'walker.here: go → walker.there (2)',
    'walker.there: rest over → walker.here',
    'walker.there: always → walker.here',
  ]);
});
