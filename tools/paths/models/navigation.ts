import * as v from 'valibot';
import type { Model } from '../model.ts';
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
