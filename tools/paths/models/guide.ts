import * as v from 'valibot';
import type { AnyMachineSnapshot } from 'xstate';
import type { GuideContext } from '../../../src/application/guide/guide-context.ts';
import type { Model } from '../model.ts';
import { examplesOf } from './examples.ts';
import { HOSTILE_NUMBERS, HOSTILE_TEXTS } from './hostile.ts';
import { index, optionalText } from './shapes.ts';

const USUAL = { view: 'book', sound: 'on', panel: 'none', place: 'resting', download: 'idle' } as const;
const ZOOMS = [0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5] as const;

/** The guide viewer. */
export const guide: Model = {
  machine: 'guide',
  scenarios: ['all-well', 'reduced-motion', 'download-opened', 'download-blocked', 'download-fails'],
  events: examplesOf('guide'),
  hostile: [
    ...HOSTILE_NUMBERS.flatMap((number) => [
      { type: 'guide.opened', index: number },
      { type: 'page.shown', index: number },
    ]),
    ...HOSTILE_TEXTS.flatMap((text) => [
      { type: 'page.entered', text },
      { type: 'document.failed', message: text },
    ]),
    { type: 'document.loaded', pageCount: 0 },
  ],
  collapse: ({ index: page, pageCount, zoom, layout, isPasswordWrong }: GuideContext) => [
    page,
    pageCount,
    zoom === 1 ? 'usual' : 'zoomed',
    layout,
    isPasswordWrong,
  ],
  // The regions hardly depend on each other: states in which more than two have left their initial state add nothing new.
  stopWhen: ({ value }: AnyMachineSnapshot) =>
    typeof value === 'object' &&
    Object.entries(USUAL).filter(([region, usual]) => value.open[region] !== usual).length > 2,
  context: v.pipe(
    v.strictObject({
      index: v.number(),
      pageCount: index,
      zoom: v.picklist(ZOOMS),
      layout: v.picklist(['single', 'spread']),
      hasSound: v.boolean(),
      attempt: index,
      message: optionalText,
      isPasswordWrong: v.boolean(),
    }),
    // Before the document is here the index is what the address asks for, and is clamped once it is.
    v.check(
      ({ index: page, pageCount }) => pageCount === 0 || (v.is(index, page) && page < pageCount),
      'a page that is not there',
    ),
  ),
};
