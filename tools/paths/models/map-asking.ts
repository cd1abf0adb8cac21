import * as v from 'valibot';
import type { ActivityContext } from '../../../src/application/map-page/activity-machine.ts';
import type { CentreContext } from '../../../src/application/map-page/centre-machine.ts';
import type { HereContext } from '../../../src/application/map-page/here-machine.ts';
import type { PlaceContext } from '../../../src/application/map-page/place-machine.ts';
import type { PlaceSearchContext } from '../../../src/application/map-page/place-search-machine.ts';
import type { PrintContext } from '../../../src/application/map-page/print-machine.ts';
import type { SetbackContext } from '../../../src/application/map-page/setback-machine.ts';
import type { Model } from '../model.ts';
import { examplesOf } from './examples.ts';
import { HOSTILE_TEXTS } from './hostile.ts';
import { buildable, foundPlace, listOf, mapPosition, placeFacts } from './shapes.ts';

const WORLDS = ['all-well', 'map-data-fails', 'map-data-recovers'];
const asked = v.union([
  v.strictObject({ kind: v.literal('position'), at: mapPosition }),
  v.strictObject({ kind: v.literal('parcel'), id: v.string() }),
]);

/** What stands in the middle of the map. */
export const centre: Model = {
  machine: 'centre',
  scenarios: WORLDS,
  events: examplesOf('centre'),
  hostile: [],
  collapse: ({ at, facts }: CentreContext) => [at, facts?.parcel?.id],
  context: v.strictObject({ at: v.optional(mapPosition), facts: v.optional(placeFacts) }),
};

/** The card of a place. */
export const place: Model = {
  machine: 'place',
  scenarios: [...WORLDS, 'share-sheet', 'share-cancelled', 'share-fails'],
  events: examplesOf('place'),
  hostile: HOSTILE_TEXTS.map((id) => ({ type: 'place.asked', place: { kind: 'parcel', id } })),
  collapse: ({ asked: question, facts, error }: PlaceContext) => [question, facts?.parcel?.id, error],
  context: v.strictObject({ asked: v.optional(asked), facts: v.optional(placeFacts), error: v.string() }),
};

/** What the setbacks leave of the parcel on the card. */
export const setback: Model = {
  machine: 'setback',
  scenarios: ['all-well', 'setbacks-unknown', 'setbacks-fail'],
  events: examplesOf('setback'),
  hostile: [],
  collapse: ({ at, buildable }: SetbackContext) => [at, buildable?.area],
  context: v.strictObject({ at: v.optional(mapPosition), buildable: v.optional(buildable) }),
};

/** The search for places. */
export const placeSearch: Model = {
  machine: 'placeSearch',
  scenarios: WORLDS,
  events: examplesOf('placeSearch'),
  hostile: HOSTILE_TEXTS.map((query) => ({ type: 'query.changed', query })),
  collapse: ({ query, found, isSubmitted, error, chosen }: PlaceSearchContext) => [
    query,
    found.length,
    isSubmitted,
    error,
    chosen?.name,
  ],
  context: v.strictObject({
    query: v.string(),
    found: listOf(foundPlace),
    spelling: v.optional(v.string()),
    isSubmitted: v.boolean(),
    error: v.string(),
    chosen: v.optional(foundPlace),
  }),
};

/** The search by activity. */
export const activity: Model = {
  machine: 'activity',
  scenarios: ['all-well'],
  events: examplesOf('activity'),
  hostile: HOSTILE_TEXTS.map((query) => ({ type: 'query.changed', query })),
  collapse: ({ query, chosen, opened }: ActivityContext) => [query, chosen, opened],
  context: v.strictObject({ query: v.string(), chosen: v.string(), opened: v.string() }),
};

/** The visitor's own place. */
export const here: Model = {
  machine: 'here',
  scenarios: ['all-well', 'own-place-refused'],
  events: examplesOf('here'),
  hostile: [],
  collapse: ({ at, error }: HereContext) => [at, error],
  context: v.strictObject({ at: v.optional(mapPosition), error: v.string() }),
};

/** Printing the card of a place. */
export const print: Model = {
  machine: 'print',
  scenarios: ['all-well', 'map-undrawable'],
  events: examplesOf('print'),
  hostile: [],
  collapse: ({ picture, code }: PrintContext) => [picture, code?.size],
  context: v.strictObject({
    address: v.string(),
    picture: v.optional(v.string()),
    code: v.optional(v.strictObject({ path: v.string(), size: v.number() })),
  }),
};
