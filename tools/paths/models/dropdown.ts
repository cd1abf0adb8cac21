import * as v from 'valibot';
import { examplesOf } from '../../../src/qa/application/events/event-problems.ts';
import type { Model } from '../model.ts';

/** The dropdown of legal products. */
export const dropdown: Model = {
  machine: 'dropdown',
  scenarios: ['all-well'],
  events: examplesOf('dropdown'),
  hostile: [],
  collapse: () => undefined,
  context: v.strictObject({}),
};
