import * as v from 'valibot';
import type { ProfileContext } from '../../../src/application/staff/profile-machine.ts';
import type { Model } from '../model.ts';
import { examplesOf } from './examples.ts';
import { listOf, profile } from './shapes.ts';

/** The staff profile. */
export const staffProfile: Model = {
  machine: 'profile',
  scenarios: ['all-well', 'staff-empty', 'staff-error', 'staff-recover'],
  events: examplesOf('profile'),
  hostile: [],
  collapse: ({ profiles }: ProfileContext) => profiles.map(({ id }) => id),
  context: v.strictObject({ profiles: listOf(profile) }),
};
