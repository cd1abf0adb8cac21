import { assign, setup } from 'xstate';
import type { PanelTab, SheetSize } from '../../domain/map/sheet.ts';
import type { PanelEvent } from './panel-events.ts';

/** The context of the panel. */
export interface PanelContext {
  readonly tab: PanelTab;
  readonly sheet: SheetSize;
}

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
