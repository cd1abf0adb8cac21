import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { Position } from '../../domain/map/geometry.ts';
import type { PlaceFacts } from '../../domain/map/place.ts';
import type { LeftBySetbacks } from '../../domain/map/place-card.ts';
import type { Buildable } from '../../domain/map/setback.ts';
import type { MapData } from '../ports/map-data.ts';
import type { SetbackEvent } from './setback-events.ts';

/** The port of the machine for setbacks. */
export interface SetbackPorts {
  readonly mapData: MapData;
}

/** What is known of the setbacks of a parcel. */
export interface SetbackContext {
  /** Where the parcel is that was asked for. */
  readonly at?: Position;
  readonly buildable?: Buildable | undefined;
}

/**
 * What the setbacks leave of the parcel on the card (spec §4 Map): not asked, being reckoned, known, or unknown, which is also
 * said where the data do not come. Only the last parcel counts.
 */
export function createSetbackMachine({ mapData }: SetbackPorts) {
  return setup({
    types: { context: {} as SetbackContext, events: {} as SetbackEvent },
    actors: {
      reckon: fromPromise<Buildable | undefined, Position | undefined>(
        async ({ input, signal }) => input && mapData.setbackAt(input, signal),
      ),
    },
    actions: {
      ask: assign((_, at: Position) => ({ at, buildable: undefined })),
      know: assign((_, buildable: Buildable | undefined) => ({ buildable })),
    },
    guards: { isKnown: (_, buildable: Buildable | undefined) => buildable !== undefined },
  }).createMachine({
    id: 'setback',
    context: {},
    initial: 'unasked',
    on: {
      'setback.asked': {
        target: '.reckoning',
        reenter: true,
        actions: { type: 'ask', params: ({ event }) => event.at },
      },
    },
    states: {
      unasked: {},
      reckoning: {
        invoke: {
          src: 'reckon',
          input: ({ context }) => context.at,
          onDone: [
            {
              guard: { type: 'isKnown', params: ({ event }) => event.output },
              target: 'known',
              actions: { type: 'know', params: ({ event }) => event.output },
            },
            { target: 'unknown' },
          ],
          onError: { target: 'unknown' },
        },
      },
      known: {},
      unknown: {},
    },
  });
}

/** What the setbacks leave of a place, as far as the machine has come: it may still be at the place before. */
export function leftOf(
  {
    context: { at, buildable },
    value,
  }: Pick<SnapshotFrom<ReturnType<typeof createSetbackMachine>>, 'context' | 'value'>,
  facts: PlaceFacts,
): LeftBySetbacks {
  if (String(at) !== String(facts.at)) return 'reckoning';
  return value === 'reckoning' ? 'reckoning' : buildable;
}
