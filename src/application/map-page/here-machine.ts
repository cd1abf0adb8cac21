import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { Position } from '../../domain/map/geometry.ts';
import { shownMessage } from '../../domain/shared/shown-error.ts';
import type { OwnPosition } from '../ports/own-position.ts';
import type { HereEvent } from './here-events.ts';
import { toMapPage } from './map-page-messages.ts';

/** The ports of the machine for the visitor's own position. */
export interface HerePorts {
  readonly ownPosition: OwnPosition;
}

/** What is known about the visitor's own position. */
export interface HereContext {
  readonly at?: Position;
  readonly error: string;
}

const explain = {
  type: 'explain',
  params: ({ event }: { readonly event: { readonly error: unknown } }) => event.error,
} as const;

const show = {
  type: 'show',
  params: ({ event }: { readonly event: { readonly output: Position } }) => event.output,
} as const;

/** The visitor's own position, only when asked for (spec §4 Map). */
export function createHereMachine({ ownPosition }: HerePorts) {
  return setup({
    types: { context: {} as HereContext, events: {} as HereEvent },
    actors: { find: fromPromise<Position>(() => ownPosition.find()) },
    actions: {
      show: assign((_, at: Position) => ({ at, error: '' })),
      sendToMapPage: sendTo(toMapPage, (_, at: Position) => ({ type: 'here.found', at })),
      explain: assign((_, error: unknown) => ({ error: shownMessage(error) })),
    },
  }).createMachine({
    id: 'here',
    context: { error: '' },
    initial: 'unasked',
    states: {
      unasked: { on: { 'here.asked': 'finding' } },
      finding: {
        invoke: {
          src: 'find',
          onDone: { target: 'found', actions: [show, { ...show, type: 'sendToMapPage' }] },
          onError: { target: 'refused', actions: explain },
        },
      },
      found: { on: { 'here.asked': 'finding' } },
      refused: { on: { 'here.asked': 'finding' } },
    },
  });
}
