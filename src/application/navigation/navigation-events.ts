import type { TabId } from '../../domain/navigation/tabs.ts';

/** What happens to the navigation bar. */
export type NavigationEvent = { readonly type: 'tab.activated'; readonly tab: TabId };
