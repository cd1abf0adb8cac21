import { assign, sendTo, setup } from 'xstate';
import type { Position } from '../../domain/map/geometry.ts';
import type { MeasureKind } from '../../domain/map/measure.ts';
import { toMapPage } from './map-page-messages.ts';
import type { MeasureEvent } from './measure-events.ts';

/** The context of measuring. */
export interface MeasureContext {
  readonly kind: MeasureKind;
  readonly points: readonly Position[];
}

/** Measuring a length or an area on the map (spec §4 Map). */
export const measureMachine = setup({
  types: { context: {} as MeasureContext, events: {} as MeasureEvent },
  actions: {
    choose: assign((_, kind: MeasureKind) => ({ kind })),
    add: assign(({ context: { points } }, at: Position) => ({ points: [...points, at] })),
    undo: assign(({ context: { points } }) => ({ points: points.slice(0, -1) })),
    clear: assign({ points: [] }),
    reportOpened: sendTo(toMapPage, { type: 'measure.opened' }),
    reportEnded: sendTo(toMapPage, { type: 'measure.ended' }),
  },
}).createMachine({
  id: 'measure',
  context: { kind: 'length', points: [] },
  initial: 'off',
  states: {
    off: { on: { 'measure.toggled': 'on' } },
    on: {
      entry: 'reportOpened',
      exit: ['clear', 'reportEnded'],
      on: {
        'measure.toggled': 'off',
        'measure.closed': 'off',
        'kind.chosen': { actions: { type: 'choose', params: ({ event }) => event.kind } },
        'point.set': { actions: { type: 'add', params: ({ event }) => event.at } },
        'point.undone': { actions: 'undo' },
      },
    },
  },
});
