import * as v from 'valibot';
import type { ProductListContext } from '../../../src/application/legal-products/product-list-machine.ts';
import type { Model } from '../model.ts';
import { examplesOf } from './examples.ts';
import { HOSTILE_NUMBERS, HOSTILE_TEXTS } from './hostile.ts';
import { optionalText } from './shapes.ts';

/** The list of all legal products. */
export const productList: Model = {
  machine: 'productList',
  scenarios: ['all-well'],
  events: examplesOf('productList'),
  hostile: [
    ...HOSTILE_NUMBERS.map((page) => ({ type: 'page.chosen', page })),
    ...HOSTILE_TEXTS.flatMap((query) => [
      { type: 'filter.changed', filter: { query, category: query, year: query } },
      { type: 'address.changed', filter: { query } },
    ]),
  ],
  collapse: ({ filter, page }: ProductListContext) => [filter, page],
  context: v.strictObject({
    filter: v.strictObject({
      query: v.string(),
      badge: v.optional(v.picklist(['PDF', 'DOCX', 'ZIP', 'DOC'])),
      category: optionalText,
      year: optionalText,
    }),
    // As asked for; the view clamps it to the pages there are.
    page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
};
