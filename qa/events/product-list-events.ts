import * as v from 'valibot';
import { bare, carrying, ordinal, strict } from './fields.ts';

const narrowing = {
  badge: v.optional(v.picklist(['PDF', 'DOCX', 'ZIP', 'DOC'])),
  category: v.optional(v.string()),
  year: v.optional(v.string()),
};
const filter = strict('a filter', { query: v.string(), ...narrowing });
const partOfFilter = strict('a filter', { query: v.exactOptional(v.string()), ...narrowing });

/** What happens to the list of all legal products. */
export const PRODUCT_LIST_EVENTS = {
  'list.opened': bare('list.opened'),
  'list.closed': bare('list.closed'),
  'filter.changed': carrying(
    'filter.changed',
    { filter: partOfFilter },
    { filter: { query: 'rencana', year: '2023' } },
  ),
  'filter.reset': bare('filter.reset'),
  'page.chosen': carrying('page.chosen', { page: ordinal }, { page: 2 }),
  // Without a filter the address does not open the list.
  'address.changed': carrying(
    'address.changed',
    { filter: v.optional(filter) },
    { filter: { query: 'peta', badge: 'PDF' } },
    {},
  ),
};
