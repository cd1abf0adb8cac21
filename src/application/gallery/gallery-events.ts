import * as v from 'valibot';
import { bare, carrying, type EventIn } from '../shared/common-events.ts';

/** What happens to the photo gallery. */
export const GALLERY_EVENTS = {
  'refresh.requested': bare('refresh.requested'),
  'search.changed': carrying('search.changed', { query: v.string() }, { query: 'peta' }),
  'page.next': bare('page.next'),
  'page.previous': bare('page.previous'),
};

/** What happens to the gallery section. */
export type GalleryEvent = EventIn<typeof GALLERY_EVENTS>;
