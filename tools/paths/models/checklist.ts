import * as v from 'valibot';
import type { ChecklistContext } from '../../../src/application/procedures/checklist-machine.ts';
import { MOST_TICKS } from '../../../src/domain/procedures/checklist.ts';
import type { Model } from '../model.ts';
import { examplesOf } from './examples.ts';
import { HOSTILE_TEXTS } from './hostile.ts';
import { optionalText } from './shapes.ts';

/** The list to tick through the steps. */
export const checklist: Model = {
  machine: 'checklist',
  scenarios: ['all-well'],
  events: examplesOf('checklist'),
  hostile: HOSTILE_TEXTS.flatMap((text) => [
    { type: 'thing.toggled', name: text },
    { type: 'step.shown', step: text },
    { type: 'ticks.read', ticked: [text] },
  ]),
  collapse: ({ ticked, shown }: ChecklistContext) => [ticked.length, shown],
  context: v.strictObject({
    ticked: v.pipe(v.array(v.string()), v.maxLength(MOST_TICKS)),
    isKept: v.boolean(),
    shown: optionalText,
  }),
};
