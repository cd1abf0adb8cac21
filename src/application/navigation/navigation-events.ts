import * as v from 'valibot';
import { TAB_IDS } from '../../domain/navigation/tabs.ts';
import { carrying, type EventIn } from '../shared/common-events.ts';

/** What happens to the navigation bar. */
export const NAVIGATION_EVENTS = {
  'tab.activated': carrying(
    'tab.activated',
    { tab: v.picklist(TAB_IDS) },
    ...TAB_IDS.map((tab) => ({ tab })),
  ),
};

/** What happens to the navigation bar. */
export type NavigationEvent = EventIn<typeof NAVIGATION_EVENTS>;
