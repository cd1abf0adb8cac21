import * as v from 'valibot';
import { bare, carrying, type EventIn } from '../shared/common-events.ts';

/** What happens in the map dialog. */
export const MAP_CATALOGUE_EVENTS = {
  'search.changed': carrying('search.changed', { query: v.string() }, { query: 'rdtr' }, { query: ' ' }),
  'search.reset': bare('search.reset'),
  'category.toggled': carrying('category.toggled', { id: v.string() }, { id: 'rtrw' }),
};

/** What happens in the map dialog. */
export type MapCatalogueEvent = EventIn<typeof MAP_CATALOGUE_EVENTS>;
