import { assign, enqueueActions, setup } from 'xstate';
import type { Bounds } from '../../domain/map/geometry.ts';
import type { MapView } from '../../domain/map/map-view.ts';
import { to } from '../messages.ts';
import type { CanvasEvent } from './canvas-events.ts';

/** The context of the drawn map. */
export interface CanvasContext {
  readonly view: MapView;
  /** The visible part of the earth; absent until the map is drawn. */
  readonly bounds?: Bounds;
  /** Why it cannot be drawn, in words. */
  readonly reason: string;
}

const FIRST_VIEW: MapView = { centre: [0, 0], zoom: 12 };

const move = {
  type: 'move',
  params: ({ event }: { readonly event: { readonly view: MapView; readonly bounds: Bounds } }) => event,
} as const;

// Both are needed: the message compares the state before with the one now.
const moved = [{ ...move, type: 'sendToMapPage' }, move] as const;

/**
 * The map itself (spec §4 Map): loading, drawn, impossible in this browser, or lost; in the last two cases the list
 * replaces it.
 */
export const canvasMachine = setup({
  types: { context: {} as CanvasContext, events: {} as CanvasEvent },
  actions: {
    move: assign((_, { view, bounds }: { view: MapView; bounds: Bounds }) => ({ view, bounds })),
    sendToMapPage: enqueueActions(
      ({ context: { view, bounds }, enqueue }, { view: { centre } }: { view: MapView }) => {
        const isElsewhere = bounds === undefined || String(view.centre) !== String(centre);
        if (isElsewhere) enqueue.sendTo(to('centre'), { type: 'centre.moved', at: centre });
      },
    ),
    explain: assign((_, reason: string) => ({ reason })),
  },
}).createMachine({
  id: 'canvas',
  context: { view: FIRST_VIEW, reason: '' },
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'map.opened': 'drawing',
        'map.refused': {
          target: 'undrawable',
          actions: { type: 'explain', params: ({ event }) => event.reason },
        },
      },
    },
    drawing: {
      on: {
        'map.drawn': 'drawn',
        'map.moved': { actions: moved },
        'map.lost': {
          target: 'lost',
          actions: { type: 'explain', params: ({ event }) => event.message },
        },
      },
    },
    drawn: {
      on: {
        'map.moved': { actions: moved },
        'map.lost': {
          target: 'lost',
          actions: { type: 'explain', params: ({ event }) => event.message },
        },
      },
    },
    undrawable: {},
    lost: {},
  },
});
