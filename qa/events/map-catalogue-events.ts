import * as v from 'valibot';
import { bare, carrying } from './fields.ts';

/** What happens in the map dialog. */
export const MAP_CATALOGUE_EVENTS = {
  'search.changed': carrying('search.changed', { query: v.string() }, { query: 'rdtr' }, { query: ' ' }),
  'search.reset': bare('search.reset'),
  'category.toggled': carrying('category.toggled', { id: v.string() }, { id: 'rtrw' }),
};
