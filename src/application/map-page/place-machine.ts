import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import type { AskedPlace } from '../../domain/map/asked-place.ts';
import type { Position } from '../../domain/map/geometry.ts';
import { nearestParcels } from '../../domain/map/nearest-parcels.ts';
import type { PlaceFacts } from '../../domain/map/place.ts';
import * as placeTexts from '../../domain/map/place-texts.ts';
import { ShownError, shownMessage } from '../../domain/shared/shown-error.ts';
import type { MapData } from '../ports/map-data.ts';
import type { Share, SharedPage, ShareOutcome } from '../ports/share.ts';
import { OUTCOME_SHOWN_MS } from '../shared/download-region.ts';
import { findParcel } from '../shared/find-parcel.ts';
import { sharingGuards, sharingRegion } from '../shared/sharing-region.ts';
import { toMapPage } from './map-page-messages.ts';
import type { PlaceEvent } from './place-events.ts';

/** What the card of a place needs from outside. */
export interface PlacePorts {
  readonly mapData: MapData;
  readonly share: Share;
}

/** The context of the card of a place. */
export interface PlaceContext {
  readonly asked?: AskedPlace | undefined;
  readonly facts?: PlaceFacts | undefined;
  readonly error: string;
}

const ask = {
  type: 'ask',
  params: ({ event }: { readonly event: { readonly place: AskedPlace } }) => event.place,
} as const;

/** The message for a number that no parcel has. */
export const NO_SUCH_PARCEL = placeTexts.numberNotOnMap;

const explain = {
  type: 'explain',
  params: ({ event }: { readonly event: { readonly error: unknown } }) => event.error,
} as const;

/**
 * The card of a place (spec §4 Map): none, loading, shown, or failed with its reason; only the last request counts.
 * Sharing its address runs beside it.
 */
export function createPlaceMachine({ mapData, share }: PlacePorts) {
  return setup({
    types: { context: {} as PlaceContext, events: {} as PlaceEvent },
    actors: {
      look: fromPromise<PlaceFacts, AskedPlace | undefined>(({ input, signal }) =>
        look(mapData, input, signal),
      ),
      share: fromPromise<ShareOutcome, SharedPage>(({ input }) => share.share(input)),
    },
    actions: {
      ask: assign((_, asked: AskedPlace) => ({ asked })),
      show: assign((_, facts: PlaceFacts) => ({ facts, error: '' })),
      explain: assign((_, error: unknown) => ({ facts: undefined, error: shownMessage(error) })),
      forget: assign({ asked: undefined, facts: undefined, error: '' }),
      sendToMapPage: enqueueActions(({ context: { asked, facts }, enqueue }) => {
        if (asked && facts) enqueue.sendTo(toMapPage, { type: 'place.shown', asked, facts });
      }),
    },
    guards: sharingGuards,
    delays: { outcomeShown: OUTCOME_SHOWN_MS },
  }).createMachine({
    id: 'place',
    context: { error: '' },
    type: 'parallel',
    states: {
      card: {
        initial: 'closed',
        on: {
          'place.asked': { target: '.loading', actions: ask },
          'place.closed': { target: '.closed', actions: 'forget' },
        },
        states: {
          closed: {},
          loading: {
            invoke: {
              src: 'look',
              input: ({ context }) => context.asked,
              onDone: { target: 'shown', actions: { type: 'show', params: ({ event }) => event.output } },
              onError: { target: 'failed', actions: explain },
            },
          },
          shown: { entry: 'sendToMapPage' },
          failed: { on: { 'place.retried': 'loading' } },
        },
      },
      sharing: sharingRegion,
    },
  });
}

async function look(data: MapData, place: AskedPlace | undefined, signal: AbortSignal): Promise<PlaceFacts> {
  if (place === undefined) throw new ShownError(NO_SUCH_PARCEL);
  if (place.kind === 'position') return lookAround(data, place.at, signal);
  const facts = await findParcel(data, place.id, signal, place.made);
  if (facts === undefined) throw new ShownError(NO_SUCH_PARCEL);
  return facts;
}

/** Reads a place, and which parcels are nearest where it has none; the place stands without these. */
async function lookAround(data: MapData, at: Position, signal: AbortSignal): Promise<PlaceFacts> {
  const facts = await data.placeAt(at, signal);
  if (facts.parcel) return facts;
  const around = await data.parcelsNear(at, signal).catch(() => []);
  const nearest = nearestParcels(at, around);
  return nearest.length > 0 ? { ...facts, nearest } : facts;
}
