import * as v from 'valibot';
import type { SearchContext } from '../../../src/application/search/search-machine.ts';
import { SEARCH_GROUP_IDS } from '../../../src/domain/search/search-groups.ts';
import { MAX_SEARCHED } from '../../../src/domain/shared/searched-words.ts';
import type { Model } from '../model.ts';
import { examplesOf } from './examples.ts';
import { HOSTILE_TEXTS } from './hostile.ts';
import { listOf } from './shapes.ts';

const status = v.picklist(['loading', 'ready', 'failed']);

/** The search over the whole site. */
export const search: Model = {
  machine: 'search',
  scenarios: ['all-well', 'search-lost', 'search-breaks', 'share-fails', 'share-cancelled'],
  events: examplesOf('search'),
  hostile: HOSTILE_TEXTS.flatMap((words) => [
    { type: 'words.changed', words },
    { type: 'search.opened', words },
    { type: 'filter.chosen', filter: words },
  ]),
  collapse: ({ words, filter, row, found, isOutdated }: SearchContext) => [
    words,
    filter,
    row,
    found?.total,
    isOutdated,
  ],
  unreachable: {
    'search.open.finding.ready.counting: count failed → search.open.finding.ready.beginning':
      'an index that has come once stays; the way out stands should it not',
  },
  context: v.strictObject({
    words: v.pipe(v.string(), v.maxLength(MAX_SEARCHED)),
    filter: v.picklist(['all', ...SEARCH_GROUP_IDS]),
    isOutdated: v.boolean(),
    row: v.pipe(v.number(), v.integer(), v.minValue(-1)),
    found: v.optional(v.looseObject({ total: v.number(), hits: listOf(v.looseObject({ id: v.string() })) })),
    sources: v.strictObject({
      'legal-products': status,
      gallery: status,
      news: status,
      staff: status,
      guide: status,
    }),
    counts: v.optional(v.record(v.picklist(SEARCH_GROUP_IDS), v.number())),
  }),
};
