import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { Kelurahan } from '../../domain/map/city-overview.ts';
import type { Bounds } from '../../domain/map/geometry.ts';
import {
  type FoundPlace,
  findKelurahan,
  findStreets,
  foundCoordinates,
  foundParcels,
  foundStreet,
  listsOfOwnNumber,
  MOST_PLACES,
  parcelsByNumber,
  parcelsByOwnNumber,
  parcelsOfStreet,
  readPlaceQuery,
} from '../../domain/map/place-search.ts';
import { shownMessage } from '../../domain/shared/shown-error.ts';
import type { MapData } from '../ports/map-data.ts';
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
  readonly error: string;
  /** The place that was chosen last. */
  readonly chosen?: FoundPlace | undefined;
}

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

const tell = { ...choose, type: 'tell' } as const;

/**
 * The search for an address, a kelurahan, a parcel or coordinates (spec §4 Map). It waits until the visitor stops
 * typing; earlier results stay during the next search, and only the last words count.
 */
export function createPlaceSearchMachine({ mapData, cityBounds }: PlaceSearchPorts) {
  return setup({
    types: { context: {} as PlaceSearchContext, events: {} as PlaceSearchEvent },
    actors: {
      find: fromPromise<readonly FoundPlace[], string>(({ input, signal }) =>
        findPlaces(mapData, cityBounds, input, signal),
      ),
    },
    actions: {
      type: assign((_, query: string) => ({ query })),
      choose: assign((_, chosen: FoundPlace) => ({ query: chosen.name, chosen })),
      show: assign((_, found: readonly FoundPlace[]) => ({ found, error: '' })),
      explain: assign((_, error: unknown) => ({ found: [], error: shownMessage(error) })),
      forget: assign({ query: '', found: [], error: '', chosen: undefined }),
      tell: sendTo(toMapPage, (_, found: FoundPlace) => ({ type: 'place.found', found })),
    },
    guards: { saysNothing: (_, query: string) => readPlaceQuery(query, cityBounds).kind === 'none' },
    // Milliseconds after the last key.
    delays: { rested: 150 },
  }).createMachine({
    id: 'place-search',
    context: { query: '', found: [], error: '' },
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
      'result.chosen': { target: '.chosen', actions: [choose, tell] },
    },
    states: {
      idle: {},
      typing: { after: { rested: 'finding' } },
      finding: {
        invoke: {
          src: 'find',
          input: ({ context }) => context.query,
          onDone: { target: 'found', actions: { type: 'show', params: ({ event }) => event.output } },
          onError: { target: 'failed', actions: explain },
        },
      },
      found: {},
      failed: { on: { 'search.retried': 'finding' } },
      chosen: {},
    },
  });
}

async function findPlaces(
  data: MapData,
  bounds: Bounds,
  text: string,
  signal: AbortSignal,
): Promise<FoundPlace[]> {
  const query = readPlaceQuery(text, bounds);
  if (query.kind === 'none') return [];
  if (query.kind === 'coordinates') {
    return [foundCoordinates(query.at, bounds)];
  }
  const kelurahan = await data.overview(signal);
  if (query.kind === 'parcel') {
    if (kelurahan.some(({ id }) => id === query.kelurahan)) {
      const parcels = await data.parcels(query.kelurahan, signal);
      return foundParcels(parcelsByNumber(parcels, query.kelurahan, query.number));
    }
    return findOwnNumber(data, kelurahan, `${query.kelurahan}-${query.number}`, signal);
  }
  if (query.kind === 'own-number') return findOwnNumber(data, kelurahan, query.number, signal);
  const streets = findStreets(await data.streets(signal), query.words);
  const [street] = streets;
  const houses =
    query.house === undefined || street === undefined
      ? []
      : (await Promise.all(street.kelurahan.map((id) => data.parcels(id, signal)))).flat();
  return [
    ...(street && query.house ? foundParcels(parcelsOfStreet(houses, street.name, query.house)) : []),
    ...findKelurahan(kelurahan, query.words),
    ...streets.map((one) => foundStreet(one, kelurahan, one.kelurahan)),
  ].slice(0, MOST_PLACES);
}

async function findOwnNumber(
  data: MapData,
  kelurahan: readonly Kelurahan[],
  number: string,
  signal: AbortSignal,
): Promise<FoundPlace[]> {
  const asked = listsOfOwnNumber(kelurahan, number);
  const lists = await Promise.all(asked.map(({ id }) => data.parcels(id, signal)));
  return foundParcels(parcelsByOwnNumber(lists.flat(), number));
}
