import { assign, fromPromise, setup } from 'xstate';
import type { Position } from '../../domain/map/geometry.ts';
import type { PlaceFacts } from '../../domain/map/place.ts';
import type { MapData } from '../ports/map-data.ts';
import type { CentreEvent } from './centre-events.ts';

/** The ports of the machine for the middle of the map. */
export interface CentrePorts {
  readonly mapData: MapData;
}

/** What is known about the middle of the map. */
export interface CentreContext {
  readonly at?: Position;
  readonly facts?: PlaceFacts | undefined;
}

/** Describes what is in the middle of the map, once the map rests (spec §4 Map). */
export function createCentreMachine({ mapData }: CentrePorts) {
  return setup({
    types: { context: {} as CentreContext, events: {} as CentreEvent },
    actors: {
      look: fromPromise<PlaceFacts, Position | undefined>(({ input, signal }) =>
        input ? mapData.placeAt(input, signal) : Promise.reject(new Error('no centre')),
      ),
    },
    actions: {
      move: assign((_, at: Position) => ({ at, facts: undefined })),
      know: assign((_, facts: PlaceFacts) => ({ facts })),
    },
    // Milliseconds without a move.
    delays: { rested: 500 },
  }).createMachine({
    id: 'centre',
    context: {},
    initial: 'unknown',
    on: { 'centre.moved': { target: '.moving', actions: { type: 'move', params: ({ event }) => event.at } } },
    states: {
      unknown: {},
      moving: { after: { rested: 'looking' } },
      looking: {
        invoke: {
          src: 'look',
          input: ({ context }) => context.at,
          onDone: { target: 'known', actions: { type: 'know', params: ({ event }) => event.output } },
          onError: 'unknown',
        },
      },
      known: {},
    },
  });
}
