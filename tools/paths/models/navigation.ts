import * as v from 'valibot';
import { TAB_IDS } from '../../../src/domain/navigation/tabs.ts';
import type { Model } from '../model.ts';

/** The navigation bar: its tabs. */
export const navigation: Model = {
  machine: 'navigation',
  scenarios: ['all-well'],
  events: TAB_IDS.map((tab) => ({ type: 'tab.activated', tab })),
  hostile: [{ type: 'tab.activated', tab: '__proto__' }],
  collapse: () => undefined,
  context: v.strictObject({}),
};
