import * as v from 'valibot';
import { TAB_IDS } from '../../src/domain/navigation/tabs.ts';
import { carrying } from './fields.ts';

/** What happens to the navigation bar. */
export const NAVIGATION_EVENTS = {
  'tab.activated': carrying(
    'tab.activated',
    { tab: v.picklist(TAB_IDS) },
    ...TAB_IDS.map((tab) => ({ tab })),
  ),
};
