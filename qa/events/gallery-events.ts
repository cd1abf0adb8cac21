import * as v from 'valibot';
import { bare, carrying } from './fields.ts';

/** What happens to the photo gallery. */
export const GALLERY_EVENTS = {
  'refresh.requested': bare('refresh.requested'),
  'search.changed': carrying('search.changed', { query: v.string() }, { query: 'peta' }),
  'page.next': bare('page.next'),
  'page.previous': bare('page.previous'),
};
