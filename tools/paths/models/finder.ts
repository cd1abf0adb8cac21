import * as v from 'valibot';
import type { FinderContext } from '../../../src/application/finder/finder-machine.ts';
import { formatAnswers } from '../../../src/domain/finder/finder.ts';
import type { Model } from '../model.ts';
import { examplesOf } from './examples.ts';
import { HOSTILE_TEXTS } from './hostile.ts';
import { optionalText } from './shapes.ts';

/** 'Mau membangun apa?'. */
export const finder: Model = {
  machine: 'finder',
  scenarios: ['all-well', 'share-fails', 'share-cancelled'],
  events: examplesOf('finder'),
  hostile: HOSTILE_TEXTS.flatMap((text) => [
    { type: 'finder.opened', answers: text },
    { type: 'answer.chosen', answer: text },
    { type: 'question.revisited', question: text },
  ]),
  collapse: ({ answers, at, draft, procedure, hasParcel }: FinderContext) => [
    formatAnswers(answers),
    at,
    draft,
    procedure,
    hasParcel,
  ],
  context: v.strictObject({
    answers: v.strictObject({
      what: optionalText,
      where: optionalText,
      size: optionalText,
      whom: optionalText,
    }),
    at: v.picklist(['what', 'where', 'size', 'whom']),
    draft: optionalText,
    procedure: optionalText,
    hasParcel: v.boolean(),
  }),
};
