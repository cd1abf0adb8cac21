import * as v from 'valibot';
import type { Model } from '../model.ts';
import { examplesOf } from './examples.ts';

/** The automatic change of slides. */
export const autoplay: Model = {
  machine: 'autoplay',
  scenarios: ['all-well'],
  events: examplesOf('autoplay'),
  hostile: [],
  collapse: (conditions) => conditions,
  context: v.strictObject({
    isPlaying: v.boolean(),
    isSeen: v.boolean(),
    isHidden: v.boolean(),
    isHeld: v.boolean(),
    focus: v.picklist(['elsewhere', 'inside', 'asked']),
  }),
};
