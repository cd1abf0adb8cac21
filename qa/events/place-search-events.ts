import * as v from 'valibot';
import { bare, carrying, strict } from './fields.ts';
import { bounds, position } from './map-fields.ts';

const AT: [number, number] = [112.75, -7.25];
const BOUNDS: [number, number, number, number] = [112.74, -7.26, 112.76, -7.24];
const found = strict('a found place', {
  kind: v.picklist(['coordinates', 'parcel', 'street', 'kelurahan']),
  name: v.string(),
  detail: v.string(),
  at: position,
  bounds: v.exactOptional(bounds),
  parcel: v.exactOptional(v.string()),
  kelurahan: v.exactOptional(v.array(v.string())),
});
const query = v.string();

/** What happens to the search for places. */
export const PLACE_SEARCH_EVENTS = {
  'query.changed': carrying(
    'query.changed',
    { query },
    { query: 'layar' },
    { query: 'jalan nakhoda 14' },
    { query: '05.0148' },
    { query: '-7.25, 112.75' },
    { query: ' ' },
  ),
  'query.submitted': bare('query.submitted'),
  'query.cleared': bare('query.cleared'),
  'result.chosen': carrying(
    'result.chosen',
    { place: found },
    { place: { kind: 'kelurahan', name: 'Kelurahan Layar', detail: 'Kec. Tengah', at: AT, bounds: BOUNDS } },
  ),
  'search.retried': bare('search.retried'),
};
