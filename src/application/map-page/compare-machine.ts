import { assign, sendTo, setup } from 'xstate';
import type { CompareEvent } from './compare-events.ts';
import { toMapPage } from './map-page-messages.ts';

/** The context of comparing. */
export interface CompareContext {
  readonly left: string;
  readonly right: string;
  /** The position of the line: whole percent of the width. */
  readonly at: number;
}

/** Two layers beside each other, with a line between them (spec §4 Map). */
export const compareMachine = setup({
  types: { context: {} as CompareContext, events: {} as CompareEvent },
  actions: {
    name: assign((_, { left, right }: { left: string; right: string }) => ({ left, right })),
    choose: assign(({ context: { left, right } }, { side, id }: { side: 'left' | 'right'; id: string }) => {
      const other = side === 'left' ? right : left;
      // The same layer on both sides would show nothing, so the sides are swapped.
      if (id === other) return { left: right, right: left };
      return side === 'left' ? { left: id } : { right: id };
    }),
    reportOpened: sendTo(toMapPage, { type: 'compare.opened' }),
    reportEnded: sendTo(toMapPage, { type: 'compare.ended' }),
    move: assign((_, at: number) => ({ at: Math.min(95, Math.max(5, Math.round(at))) })),
  },
}).createMachine({
  id: 'compare',
  context: { left: 'rtrw-pola-ruang', right: 'rdtr-pola-ruang', at: 50 },
  initial: 'off',
  on: { 'compare.named': { target: '.on', actions: { type: 'name', params: ({ event }) => event } } },
  states: {
    off: { on: { 'compare.toggled': 'on' } },
    on: {
      entry: 'reportOpened',
      exit: 'reportEnded',
      on: {
        'compare.toggled': 'off',
        'compare.closed': 'off',
        'side.chosen': { actions: { type: 'choose', params: ({ event }) => event } },
        'line.moved': { actions: { type: 'move', params: ({ event }) => event.at } },
      },
    },
  },
});
