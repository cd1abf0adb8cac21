import * as v from 'valibot';
import { bare, carrying } from './fields.ts';

const id = v.string();
const query = v.string();

/** What happens to the search by activity. */
export const ACTIVITY_EVENTS = {
  'query.changed': carrying('query.changed', { query }, { query: 'warung' }),
  'activity.chosen': carrying('activity.chosen', { id, name: v.string() }, { id: 'warung', name: 'Warung' }),
  'activity.opened': carrying('activity.opened', { id }, { id: 'warung' }),
  'colour.toggled': carrying('colour.toggled', { id }, { id: 'warung' }),
  'activity.cleared': bare('activity.cleared'),
};
