import type { MeasuredRule } from '@bupc/bench';
import { entryOf, flattenOutline, type OutlineNode } from '../../../src/domain/guide/outline.ts';
import { countHits, findOnPage, firstHits, nextPageWithHits } from '../../../src/domain/guide/text-search.ts';
import { addressMove } from '../../../src/domain/navigation/address-move.ts';
import { firstByKey } from '../../../src/domain/shared/first-by-key.ts';
import { groupByMinute } from '../../../src/domain/shared/group-by-minute.ts';
import { pageOf } from '../../../src/domain/shared/pages.ts';
import { readSearch, withoutParameters, writeSearch } from '../../../src/domain/shared/search-parameters.ts';
import { list, rule } from './rule.ts';
import { textOf } from './texts.ts';

const TEN = 10;

/** An outline of so many entries, ten below each. */
function outline(count: number): OutlineNode[] {
  if (count <= TEN) return list(count, (index) => ({ title: `Bab ${index}`, index, items: [] }));
  const below = outline(Math.floor(count / TEN) - 1);
  return list(TEN, (index) => ({ title: `Bab ${index}`, index, items: below }));
}

const entries = (count: number) => flattenOutline(outline(count), count);
const pages = (count: number) =>
  list(count, (index) => ({ index, hits: [{ before: 'di', match: 'zona', after: 'ini' }] }));
const parameters = (count: number) => list(count, (index) => `nama${index}=${index}`).join('&');
const openings = (count: number) => list(count, (index) => `${index}`);

/** The rules of the guide, of addresses, and those that others share. */
export const OTHER_RULES: readonly MeasuredRule[] = [
  rule('findOnPage', 'characters', textOf, (text) => findOnPage(text, 'sungai')),
  rule('countHits', 'pages', pages, countHits),
  rule('firstHits', 'pages', pages, (found) => firstHits(found, 200)),
  rule('nextPageWithHits', 'pages', pages, (found) => nextPageWithHits(found, found.length - 2)),
  rule('flattenOutline', 'entries', outline, (nodes) => flattenOutline(nodes, 1_000)),
  rule('entryOf', 'entries', entries, (found) => entryOf(found, found.length)),
  rule('firstByKey', 'items', openings, (items) => firstByKey(items, (item) => item)),
  rule('pageOf, the last page', 'items', openings, (items) => pageOf(items, items.length)),
  rule('readSearch', 'parameters', parameters, readSearch),
  rule('writeSearch', 'parameters', (size) => readSearch(parameters(size)), writeSearch),
  rule(
    'withoutParameters',
    'parameters',
    (size) => readSearch(parameters(size)),
    (search) => withoutParameters(search, ['nama1', 'nama2']),
  ),
  rule(
    'groupByMinute, of one minute',
    'parts',
    (size) => list(size, (index) => [`${index}`, 0] as const),
    groupByMinute,
  ),
  rule(
    'addressMove, all open',
    'openings',
    (size) => ({
      present: { address: '/a', openings: openings(size) },
      wanted: { address: '/b', openings: openings(size).reverse() },
    }),
    ({ present, wanted }) => addressMove(present, wanted),
  ),
];
