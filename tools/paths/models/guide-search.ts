import * as v from 'valibot';
import type { GuideSearchContext } from '../../../src/application/guide/guide-search-machine.ts';
import type { Model } from '../model.ts';
import { examplesOf } from './examples.ts';
import { HOSTILE_TEXTS } from './hostile.ts';
import { index, listOf } from './shapes.ts';

/** The search of the guide. */
export const guideSearch: Model = {
  machine: 'guideSearch',
  scenarios: ['all-well'],
  events: examplesOf('guideSearch'),
  hostile: HOSTILE_TEXTS.map((query) => ({ type: 'query.changed', query })),
  collapse: ({ pageCount, query, searched, found }: GuideSearchContext) => [
    pageCount,
    query,
    searched,
    found.length,
  ],
  // The graph knows no order of pages; a world answers for each of them once.
  stopWhen: ({ context }) => context.searched > context.pageCount,
  context: v.pipe(
    v.strictObject({
      pageCount: index,
      query: v.string(),
      found: listOf(v.looseObject({ index, hits: v.array(v.looseObject({ match: v.string() })) })),
      searched: index,
    }),
    v.check(({ pageCount, searched }) => searched <= pageCount, 'more pages searched than there are'),
  ),
};
