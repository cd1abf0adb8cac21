import * as v from 'valibot';
import type { ParcelContext } from '../../../src/application/parcel/parcel-machine.ts';
import type { Model } from '../model.ts';
import { examplesOf } from './examples.ts';
import { HOSTILE_TEXTS } from './hostile.ts';
import { optionalText } from './shapes.ts';

/** The parcel that the address carries. */
export const parcel: Model = {
  machine: 'parcel',
  scenarios: ['all-well', 'parcel-missing', 'parcel-fails', 'forms-blank', 'forms-fail'],
  events: examplesOf('parcel'),
  hostile: HOSTILE_TEXTS.map((text) => ({ type: 'parcel.carried', parcel: text, activity: text })),
  collapse: ({ id, activity, facts }: ParcelContext) => [id, activity, facts !== undefined],
  context: v.strictObject({
    id: optionalText,
    activity: optionalText,
    facts: v.optional(v.looseObject({ id: v.string(), zone: v.string() })),
  }),
};
