import { assign, fromPromise, setup } from 'xstate';
import { sampleProfiles } from '../../domain/staff/sample-profiles.ts';
import type { StaffItem, StaffProfile } from '../../domain/staff/staff-profile.ts';
import { staffProfiles } from '../../domain/staff/staff-profiles.ts';
import type { Feed } from '../ports/feed.ts';
import type { ProfileEvent } from './profile-events.ts';

/** What the staff profile needs from outside. */
export interface ProfilePorts {
  readonly feeds: { readonly staff: Feed<StaffItem> };
  /** The centre's name, for defaults and samples (spec §3 Staff profile item). */
  readonly centreName: string;
}

/** The processed profiles, in order. */
export interface ProfileContext {
  readonly profiles: readonly StaffProfile[];
}

/**
 * The staff profile (spec §4 Profile dialog): asks its feed once, on the first opening; a failure shows the
 * sample entries under its notice, an empty feed shows them without one.
 * @param ports the staff feed and the centre's name
 */
export function createProfileMachine({ feeds, centreName }: ProfilePorts) {
  return setup({
    types: { context: {} as ProfileContext, events: {} as ProfileEvent },
    actors: {
      loadStaff: fromPromise<readonly StaffItem[]>(({ signal }) => feeds.staff.load(signal)),
    },
    actions: {
      show: assign((_, items: readonly StaffItem[]) => ({ profiles: staffProfiles(items, centreName) })),
      showSamples: assign(() => ({ profiles: sampleProfiles(centreName) })),
    },
    guards: {
      isEmpty: (_, items: readonly StaffItem[]) => items.length === 0,
    },
  }).createMachine({
    id: 'profile',
    context: { profiles: [] },
    initial: 'idle',
    states: {
      idle: { on: { 'profile.opened': 'loading' } },
      loading: {
        invoke: {
          src: 'loadStaff',
          onDone: [
            {
              guard: { type: 'isEmpty', params: ({ event }) => event.output },
              target: 'loaded',
              actions: 'showSamples',
            },
            { target: 'loaded', actions: { type: 'show', params: ({ event }) => event.output } },
          ],
          onError: {
            target: 'failed',
            actions: ['showSamples'],
          },
        },
      },
      loaded: {},
      failed: { on: { 'feed.retried': 'loading' } },
    },
  });
}
