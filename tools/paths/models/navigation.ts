import type { Model } from '@bupc/inspector/node';
import * as v from 'valibot';
import { examplesOf } from './examples.ts';

/** The navigation bar: its tabs. */
export const navigation: Model = {
  machine: 'navigation',
  scenarios: ['all-well'],
  events: examplesOf('navigation'),
  hostile: [{ type: 'tab.activated', tab: '__proto__' }],
  collapse: () => undefined,
  context: v.strictObject({}),
};
