import * as v from 'valibot';
import { bare, carrying } from './fields.ts';
import { bounds, view } from './map-fields.ts';

const message = v.string();
const AT: [number, number] = [112.75, -7.25];
const BOUNDS: [number, number, number, number] = [112.74, -7.26, 112.76, -7.24];

/** What happens to the drawn map. */
export const CANVAS_EVENTS = {
  'map.opened': bare('map.opened'),
  'map.refused': carrying('map.refused', { reason: v.string() }, { reason: 'Peta tidak bisa digambar.' }),
  'map.drawn': bare('map.drawn'),
  'map.moved': carrying('map.moved', { view, bounds }, { view: { centre: AT, zoom: 15 }, bounds: BOUNDS }),
  'map.lost': carrying('map.lost', { message }, { message: 'Gambar peta terhenti.' }),
};
