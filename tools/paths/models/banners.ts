import * as v from 'valibot';
import type { BannersContext } from '../../../src/application/banners/banners-machine.ts';
import type { Model } from '../model.ts';
import { examplesOf } from './examples.ts';
import { HOSTILE_NUMBERS } from './hostile.ts';
import { index, listOf, slide } from './shapes.ts';

/** The banner carousel. */
export const banners: Model = {
  machine: 'banners',
  scenarios: ['nothing-baked', 'banners-error', 'banners-recover', 'banners-empty'],
  events: examplesOf('banners'),
  hostile: HOSTILE_NUMBERS.map((number) => ({ type: 'slide.changed', index: number })),
  collapse: ({ slides, index: shown }: BannersContext) => [slides.length, shown],
  context: v.pipe(
    v.strictObject({ slides: listOf(slide), index }),
    v.check(
      ({ slides, index: shown }) => shown < Math.max(1, (slides as readonly unknown[]).length),
      'a slide that is not there',
    ),
  ),
};
