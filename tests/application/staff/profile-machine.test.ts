import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createProfileMachine } from '../../../src/application/staff/profile-machine.ts';
import { FeedError } from '../../../src/domain/shared/feed-error.ts';
import { sampleProfiles } from '../../../src/domain/staff/sample-profiles.ts';
import type { StaffItem } from '../../../src/domain/staff/staff-profile.ts';
import { staffProfiles } from '../../../src/domain/staff/staff-profiles.ts';
import { controlledFeed } from '../../fakes/controlled-feed.ts';
import { aStaffItem } from '../../fixtures/staff.ts';

const CENTRE = 'BUPC';
const samples = sampleProfiles(CENTRE);
const head = aStaffItem({ title: 'Kepala BUPC', category: 'Kepala' });

function created() {
  const feed = controlledFeed<readonly StaffItem[]>();
  const actor = createActor(createProfileMachine({ feeds: { staff: feed }, centreName: CENTRE })).start();
  const state = () => {
    const { value, context } = actor.getSnapshot();
    return { value, profiles: context.profiles };
  };
  return { actor, feed, state, open: () => actor.send({ type: 'profile.opened' }) };
}

it('asks nothing before it is opened', () => {
  const { feed, state } = created();
  expect(feed.asked()).toBe(0);
  expect(state()).toEqual({ value: 'idle', profiles: [] });
});

it('asks once on the first opening, and not again when opened later', async () => {
  const { feed, state, open } = created();
  open();
  open();
  expect(state().value).toBe('loading');
  await feed.answer([head]);
  open();
  expect(feed.asked()).toBe(1);
  expect(state()).toEqual({ value: 'loaded', profiles: staffProfiles([head], CENTRE) });
});

it('shows the sample entries without an error when the feed is empty', async () => {
  const { feed, state, open } = created();
  open();
  await feed.answer([]);
  expect(state()).toEqual({ value: 'loaded', profiles: samples });
});

it('shows nothing when the rules drop every item', async () => {
  const { feed, state, open } = created();
  open();
  await feed.answer([aStaffItem({ imageUrl: '' })]);
  expect(state()).toEqual({ value: 'loaded', profiles: [] });
});

it('fails with the sample entries, and replaces them on a retry that works', async () => {
  const { actor, feed, state, open } = created();
  open();
  await feed.fail(FeedError.http(500));
  expect(state()).toEqual({ value: 'failed', profiles: samples });
  open();
  expect(feed.asked()).toBe(1);
  actor.send({ type: 'feed.retried' });
  expect(state().value).toBe('loading');
  await feed.answer([head]);
  expect(state()).toEqual({ value: 'loaded', profiles: staffProfiles([head], CENTRE) });
});
