import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import type { Bounds } from '../../domain/map/geometry.ts';
import { type FoundPlace, readPlaceQuery } from '../../domain/map/place-search.ts';
import { shownMessage } from '../../domain/shared/shown-error.ts';
import type { MapData } from '../ports/map-data.ts';
import { type FoundPlaces, findPlaces } from './find-places.ts';
import { toMapPage } from './map-page-messages.ts';
import type { PlaceSearchEvent } from './place-search-events.ts';

/** What the search for places needs from outside. */
export interface PlaceSearchPorts {
  readonly mapData: MapData;
  /** The bounds of the city. */
  readonly cityBounds: Bounds;
}

/** The context of the search for places. */
export interface PlaceSearchContext {
  readonly query: string;
  readonly found: readonly FoundPlace[];
  /** What was perhaps meant by words that found nothing. */
  readonly spelling?: string | undefined;
  /** Whether the first that these words find is to be chosen: Enter came before it. */
  readonly isSubmitted: boolean;
  readonly error: string;
  /** The place that was chosen last. */
  readonly chosen?: FoundPlace | undefined;
}

const NOTHING: PlaceSearchContext = {
  query: '',
  found: [],
  spelling: undefined,
  isSubmitted: false,
  error: '',
  chosen: undefined,
};

const type = {
  type: 'type',
  params: ({ event }: { readonly event: { readonly query: string } }) => event.query,
} as const;

const explain = {
  type: 'explain',
  params: ({ event }: { readonly event: { readonly error: unknown } }) => event.error,
} as const;

const choose = {
  type: 'choose',
  params: ({ event }: { readonly event: { readonly place: FoundPlace } }) => event.place,
} as const;

const show = {
  type: 'show',
  params: ({ event }: { readonly event: { readonly output: FoundPlaces } }) => event.output,
} as const;

/** What the search does, and over which ports. */
function placeSearchSetup({ mapData, cityBounds }: PlaceSearchPorts) {
  return setup({
    types: { context: {} as PlaceSearchContext, events: {} as PlaceSearchEvent },
    actors: {
      find: fromPromise<FoundPlaces, string>(({ input, signal }) =>
        findPlaces(mapData, cityBounds, input, signal),
      ),
    },
    actions: {
      type: assign((_, query: string) => ({ query, isSubmitted: false })),
      submit: assign({ isSubmitted: true }),
      choose: assign((_, chosen: FoundPlace) => ({ query: chosen.name, chosen, isSubmitted: false })),
      chooseFirst: assign(({ context: { found, query } }) => ({
        query: found[0]?.name ?? query,
        chosen: found[0],
        isSubmitted: false,
      })),
      show: assign((_, { found, spelling }: FoundPlaces) => ({ found, spelling, error: '' })),
      settle: assign({ isSubmitted: false }),
      explain: assign((_, error: unknown) => ({
        found: [],
        spelling: undefined,
        error: shownMessage(error),
        isSubmitted: false,
      })),
      forget: assign(NOTHING),
      sendToMapPage: enqueueActions(({ context: { chosen }, enqueue }) => {
        if (chosen) enqueue.sendTo(toMapPage, { type: 'place.found', found: chosen });
      }),
    },
    guards: {
      saysNothing: (_, query: string) => readPlaceQuery(query, cityBounds).kind === 'none',
      isAwaited: ({ context }, { found }: FoundPlaces) => context.isSubmitted && found.length > 0,
      hasFound: ({ context }) => context.found.length > 0,
    },
    // Milliseconds after the last key.
    delays: { rested: 150 },
  });
}

/**
 * The search for an address, a kelurahan, a parcel or coordinates (spec §4 Map). It waits until the visitor stops
 * typing, or presses Enter: then the first place that these very words find is chosen as soon as it is known. Earlier
 * results stay during the next search, and only the last words count.
 */
export function createPlaceSearchMachine(ports: PlaceSearchPorts) {
  return placeSearchSetup(ports).createMachine({
    id: 'place-search',
    context: NOTHING,
    initial: 'idle',
    on: {
      'query.changed': [
        {
          guard: { type: 'saysNothing', params: ({ event }) => event.query },
          target: '.idle',
          actions: ['forget', type],
        },
        { target: '.typing', actions: type },
      ],
      'query.cleared': { target: '.idle', actions: 'forget' },
      'result.chosen': { target: '.chosen', actions: [choose, 'sendToMapPage'] },
    },
    states: {
      idle: {},
      typing: {
        after: { rested: 'finding' },
        on: { 'query.submitted': { target: 'finding', actions: 'submit' } },
      },
      finding: {
        invoke: {
          src: 'find',
          input: ({ context }) => context.query,
          onDone: [
            {
              guard: { type: 'isAwaited', params: ({ event }) => event.output },
              target: 'chosen',
              actions: [show, 'chooseFirst', 'sendToMapPage'],
            },
            { target: 'found', actions: [show, 'settle'] },
          ],
          onError: { target: 'failed', actions: explain },
        },
        on: { 'query.submitted': { actions: 'submit' } },
      },
      found: {
        on: {
          'query.submitted': {
            guard: 'hasFound',
            target: 'chosen',
            actions: ['chooseFirst', 'sendToMapPage'],
          },
        },
      },
      failed: {
        on: {
          'search.retried': 'finding',
          'query.submitted': { target: 'finding', actions: 'submit' },
        },
      },
      chosen: { on: { 'query.submitted': { actions: 'sendToMapPage' } } },
    },
  });
}
