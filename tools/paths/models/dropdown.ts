import * as v from 'valibot';
import type { Model } from '../model.ts';
import { examplesOf } from './examples.ts';

/** The dropdown of legal products. */
export const dropdown: Model = {
  machine: 'dropdown',
  scenarios: ['all-well'],
  events: examplesOf('dropdown'),
  hostile: [],
  collapse: () => undefined,
  context: v.strictObject({}),
};
