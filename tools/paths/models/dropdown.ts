import * as v from 'valibot';
import type { Model } from '../model.ts';

/** The dropdown of legal products. */
export const dropdown: Model = {
  machine: 'dropdown',
  scenarios: ['all-well'],
  events: [
    { type: 'pointer.entered' },
    { type: 'pointer.left' },
    { type: 'button.toggled' },
    { type: 'outside.pressed' },
    { type: 'item.chosen' },
    { type: 'escape.pressed' },
  ],
  hostile: [],
  collapse: () => undefined,
  context: v.strictObject({}),
};
