import { assign, setup } from 'xstate';
import type { SheetSize } from '../../domain/map/sheet.ts';

/** The tabs of the panel (spec §2 Map page). */
export const PANEL_TABS = ['layers', 'place', 'activity'] as const;

/** A tab of the panel. */
export type PanelTab = (typeof PANEL_TABS)[number];

/** What the panel holds. */
export interface PanelContext {
  readonly tab: PanelTab;
  readonly sheet: SheetSize;
}

/** What happens to the panel. */
export type PanelEvent =
  | { readonly type: 'tab.chosen'; readonly tab: PanelTab }
  | { readonly type: 'sheet.sized'; readonly size: SheetSize };

/** The panel beside the map, on phones a sheet over it (spec §4 Map). */
export const panelMachine = setup({
  types: { context: {} as PanelContext, events: {} as PanelEvent },
  actions: {
    choose: assign(({ context: { sheet } }, tab: PanelTab) => ({
      tab,
      sheet: sheet === 'low' ? ('half' as const) : sheet,
    })),
    size: assign((_, sheet: SheetSize) => ({ sheet })),
  },
}).createMachine({
  id: 'panel',
  context: { tab: 'layers', sheet: 'low' },
  initial: 'open',
  states: {
    open: {
      on: {
        'tab.chosen': { actions: { type: 'choose', params: ({ event }) => event.tab } },
        'sheet.sized': { actions: { type: 'size', params: ({ event }) => event.size } },
      },
    },
  },
});
