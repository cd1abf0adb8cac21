import * as v from 'valibot';
import { PANEL_TABS } from '../../../application/map-page/panel-machine.ts';
import { meant, strict } from '../shared/schema-problems.ts';
import { bare, carrying, sharedPage } from './fields.ts';

const degrees = v.pipe(v.number(), v.finite(), v.description('degrees of WGS 84'));
const position = v.pipe(
  v.tuple([degrees, degrees]),
  v.description('a list of longitude and latitude, in degrees of WGS 84'),
);
const bounds = v.pipe(
  v.tuple([degrees, degrees, degrees, degrees]),
  v.description('a list of west, south, east and north, in degrees of WGS 84'),
);
const view = strict('a view', {
  centre: position,
  zoom: v.pipe(v.number(), v.minValue(0), v.maxValue(24), v.description('a number from 0 to 24')),
});
const id = v.string();
const message = v.string();
const opacity = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(10),
  v.maxValue(100),
  v.description('a whole number from 10 to 100'),
);

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

/** What happens to the map's centre. */
export const CENTRE_EVENTS = {
  'centre.moved': carrying('centre.moved', { at: position }, { at: AT }),
};

/** What happens to the panel. */
export const PANEL_EVENTS = {
  'tab.chosen': carrying('tab.chosen', { tab: v.picklist(PANEL_TABS) }, { tab: 'place' }),
  'sheet.sized': carrying(
    'sheet.sized',
    { size: v.picklist(['low', 'half', 'full']) },
    { size: 'full' },
    { size: 'low' },
  ),
};

const layer = strict('a layer', { id, opacity });

/** What happens to the layers. */
export const LAYERS_EVENTS = {
  'layers.named': carrying(
    'layers.named',
    { layers: v.array(layer) },
    { layers: [{ id: 'rtrw-jalan', opacity: 100 }] },
  ),
  'layer.toggled': carrying('layer.toggled', { id }, { id: 'batas-kecamatan' }),
  'layer.moved': carrying(
    'layer.moved',
    { id, by: v.pipe(v.picklist([-1, 1]), v.description('-1 or 1')) },
    { id: 'rdtr-pola-ruang', by: -1 },
  ),
  'layer.faded': carrying('layer.faded', { id, opacity }, { id: 'rdtr-pola-ruang', opacity: 40 }),
  'layer.failed': carrying(
    'layer.failed',
    { id, message },
    { id: 'rdtr-pola-ruang', message: 'Lapisan ini tidak dapat dimuat.' },
  ),
  'category.toggled': carrying('category.toggled', { id }, { id: 'rtrw' }, { id: 'administration' }),
};

const hasView = v.exactOptional(v.literal(true));
const byPosition = strict('a place', { kind: v.literal('position'), at: position, hasView });
const byParcel = strict('a place', { kind: v.literal('parcel'), id, hasView });
const asked = meant((input): typeof byPosition | typeof byParcel => {
  const isParcel = typeof input === 'object' && input !== null && 'kind' in input && input.kind === 'parcel';
  return isParcel ? byParcel : byPosition;
}, 'a position or a parcel');
const page = { title: 'Persil 05.0148', url: 'https://bupc.example.id/peta/?persil=05.0148' };

/** What happens to the card of a place. */
export const PLACE_EVENTS = {
  'place.asked': carrying(
    'place.asked',
    { place: asked },
    { place: { kind: 'position', at: AT } },
    { place: { kind: 'parcel', id: '05.0148' } },
    { place: { kind: 'parcel', id: '99.0001' } },
  ),
  'place.closed': bare('place.closed'),
  'place.retried': bare('place.retried'),
  'share.requested': carrying('share.requested', { page: sharedPage }, { page }),
};

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
  'query.cleared': bare('query.cleared'),
  'result.chosen': carrying(
    'result.chosen',
    { place: found },
    { place: { kind: 'kelurahan', name: 'Kelurahan Layar', detail: 'Kec. Tengah', at: AT, bounds: BOUNDS } },
  ),
  'search.retried': bare('search.retried'),
};

/** What happens to the search by activity. */
export const ACTIVITY_EVENTS = {
  'query.changed': carrying('query.changed', { query }, { query: 'warung' }),
  'activity.chosen': carrying('activity.chosen', { id, name: v.string() }, { id: 'warung', name: 'Warung' }),
  'activity.cleared': bare('activity.cleared'),
};

/** What happens to measuring. */
export const MEASURE_EVENTS = {
  'measure.toggled': bare('measure.toggled'),
  'measure.closed': bare('measure.closed'),
  'kind.chosen': carrying('kind.chosen', { kind: v.picklist(['length', 'area']) }, { kind: 'area' }),
  'point.set': carrying('point.set', { at: position }, { at: AT }),
  'point.undone': bare('point.undone'),
};

/** What happens to comparing. */
export const COMPARE_EVENTS = {
  'compare.toggled': bare('compare.toggled'),
  'compare.closed': bare('compare.closed'),
  'compare.named': carrying(
    'compare.named',
    { left: id, right: id },
    { left: 'rtrw-kawasan-strategis', right: 'rdtr-pola-ruang' },
  ),
  'side.chosen': carrying(
    'side.chosen',
    { side: v.picklist(['left', 'right']), id },
    { side: 'left', id: 'rtrw-jalan' },
    { side: 'left', id: 'rdtr-pola-ruang' },
  ),
  'line.moved': carrying(
    'line.moved',
    { at: v.pipe(v.number(), v.finite(), v.description('a percentage of the width')) },
    { at: 30 },
  ),
};

/** What happens to the visitor's own place. */
export const HERE_EVENTS = { 'here.asked': bare('here.asked') };

/** What happens to printing. */
export const PRINT_EVENTS = { 'print.asked': bare('print.asked'), 'print.done': bare('print.done') };
