import type { Model } from '@bupc/inspector/node';
import * as v from 'valibot';
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
