import { describe, expect, it } from 'vitest';
import type { MapPicture } from '../../../src/application/ports/map-engine.ts';
import type { Position } from '../../../src/domain/map/geometry.ts';
import type { FoundPlace } from '../../../src/domain/map/place-search.ts';
import { parcelOf } from '../../domain/map/rules-world.ts';
import {
  AT,
  BUILDABLE,
  CONFIG,
  calm,
  mapData,
  mapPage,
  PARCEL_FACTS,
  PHONE,
  startedMap,
} from './started-map.ts';

const NEAR = { centre: AT, zoom: 17.5 };
const WEST = [112.69, -7.25] as const;
const STREET: FoundPlace = {
  kind: 'street',
  name: 'Jalan Nakhoda',
  detail: 'Kel. Layar',
  at: AT,
  kelurahan: ['05'],
};
const LAYAR: FoundPlace = { kind: 'kelurahan', name: 'Layar', detail: '', at: AT, bounds: CONFIG.bounds };
const moved = (centre: readonly [number, number], zoom: number, bounds = CONFIG.bounds) =>
  ({ type: 'map.moved', view: { centre, zoom }, bounds }) as const;
/** Shows the north of the city alone. */
const NORTH = [112.7, -7.22, 112.8, -7.2] as const;

type Page = ReturnType<typeof startedMap>;
const card = ({ site }: Page) => [
  site.place.getSnapshot().value.card,
  site.place.getSnapshot().context.facts?.parcel?.id,
  site.panel.getSnapshot().context.tab,
];
const tools = ({ site }: Page) => [site.measure.getSnapshot().value, site.compare.getSnapshot().value];
const drawings = ({ calls }: Page) =>
  calls.filter(([name]) => name === 'draw').map(([, picture]) => picture as MapPicture);

it('has every machine under its name before it starts', () => {
  const { root, site } = mapPage();
  expect(Object.values(site).map(({ id }) => id)).toEqual(Object.keys(site));
  expect(Object.keys(root.getSnapshot().children)).toEqual([
    ...Object.keys(site),
    'engine',
    'scheme',
    'motion',
    'stage',
    'address',
  ]);
});

describe('the drawn map', () => {
  it('opens with the whole city where no view is named', () => {
    const { calls, site } = startedMap();
    expect(calls).toEqual([
      ['open', { centre: CONFIG.centre, zoom: 12 }, ['batas-kota', 'batas-kelurahan', 'rdtr-pola-ruang']],
      ['go', CONFIG.bounds, 24, false],
    ]);
    expect(site.canvas.getSnapshot().value).toBe('drawing');
  });

  it('draws of the parcel on the card what the setbacks leave, once that is known', async () => {
    const page = startedMap({ address: '/peta/?persil=05.0148' });
    await calm();
    const chosen = drawings(page).flatMap((picture) => picture.chosen ?? []);
    const outline = [PARCEL_FACTS.parcel?.shape];
    expect([chosen[0], chosen.at(-1)]).toEqual([{ outline }, { outline, inside: BUILDABLE.shapes }]);
    expect(page.site.setback.getSnapshot().value).toBe('known');
  });

  it('asks no setbacks of a place without a parcel', async () => {
    const page = startedMap();
    page.say({ type: 'map.drawn' });
    page.say({ type: 'map.clicked', at: WEST });
    await calm();
    expect([page.site.place.getSnapshot().value.card, page.site.setback.getSnapshot().value]).toEqual([
      'shown',
      'unasked',
    ]);
  });

  it('opens with the view and the layers that the address names', () => {
    const { calls } = startedMap({ address: '/peta/?lapisan=batas-kota&di=-7.25,112.75,16' });
    expect(calls).toEqual([['open', { centre: AT, zoom: 16 }, ['batas-kota']]]);
  });

  it('says why there is none where none can be drawn, and opens cards all the same', async () => {
    const page = startedMap({ isAble: false });
    page.site.layers.send({ type: 'layer.toggled', id: 'batas-kota' });
    page.site.place.send({ type: 'place.asked', place: { kind: 'parcel', id: '05.0148' } });
    await calm();
    expect([page.calls, page.site.canvas.getSnapshot().value]).toEqual([[], 'undrawable']);
    expect(page.site.canvas.getSnapshot().context.reason).toBe('Peta tidak bisa digambar di peramban ini.');
    expect(page.site.place.getSnapshot().context.facts).toEqual(PARCEL_FACTS);
  });

  it('is drawn anew where something has changed that it shows', () => {
    const page = startedMap();
    page.site.layers.send({ type: 'category.toggled', id: 'rtrw' });
    expect(drawings(page)).toEqual([]);
    page.site.layers.send({ type: 'layers.named', layers: [{ id: 'batas-kota', opacity: 40 }] });
    page.site.activity.send({ type: 'activity.chosen', id: 'warung', name: 'Warung' });
    page.site.measure.send({ type: 'measure.toggled' });
    page.scheme.change(true);
    const layers = [{ id: 'batas-kota', opacity: 0.4 }];
    const activity = { allowed: [], limited: [], conditional: ['R-2'] };
    const measured = { kind: 'length', points: [] };
    expect(drawings(page)).toEqual([
      { layers, dark: false },
      { layers, dark: false, activity },
      { layers, dark: false, activity, measured },
      { layers, dark: true, activity, measured },
    ]);
  });

  it('marks the street that stands in the search, until it is cleared', () => {
    const page = startedMap();
    const bare = { layers: [], dark: false };
    page.site.layers.send({ type: 'layers.named', layers: [] });
    page.site.placeSearch.send({ type: 'result.chosen', place: STREET });
    page.site.placeSearch.send({ type: 'query.cleared' });
    expect(drawings(page)).toEqual([bare, { ...bare, searched: AT }, bare]);
  });

  it('marks a street as tapped or as searched for, never as both, and what is near it', async () => {
    const nearest = [{ id: '05.0148', zone: 'R-2', address: '', area: 600, shape: parcelOf(20, 30) }];
    const data = {
      ...mapData,
      placeAt: async (at: Position) => ({ at, kelurahan: 'Layar', special: [], unknown: [] }),
      parcelsNear: async () => nearest,
    };
    const page = startedMap({ ports: { mapData: data } });
    page.site.layers.send({ type: 'layers.named', layers: [] });
    const marks = () => {
      const { tapped, searched, near } = drawings(page).at(-1) ?? {};
      return [tapped, searched, near?.map(({ letter }) => letter)];
    };
    page.site.placeSearch.send({ type: 'result.chosen', place: STREET });
    await calm();
    expect(marks()).toEqual([undefined, AT, ['A']]);
    page.say({ type: 'map.clicked', at: WEST });
    await calm();
    expect(marks()).toEqual([WEST, AT, ['A']]);
  });

  it('reports layers that did not load, its centre, and that it was lost', () => {
    const { site, say } = startedMap();
    say({ type: 'layer.failed', id: 'batas-kota', message: 'Tidak ada.' });
    say({ type: 'map.drawn' });
    say(moved(AT, 15));
    expect([site.canvas.getSnapshot().value, site.centre.getSnapshot().context.at]).toEqual(['drawn', AT]);
    say({ type: 'map.lost', message: 'Hilang.' });
    expect(site.layers.getSnapshot().context.failures).toEqual({ 'batas-kota': 'Tidak ada.' });
    expect(site.canvas.getSnapshot().value).toBe('lost');
  });

  it('asks what is in its centre once where it stays there', async () => {
    const { site, say, clock } = startedMap();
    say(moved(AT, 15));
    clock.increment(500);
    await calm();
    say(moved(AT, 16));
    expect(site.centre.getSnapshot().value).toBe('known');
    say(moved(WEST, 16));
    expect(site.centre.getSnapshot().value).toBe('moving');
  });

  it('goes on without an engine that fails, and logs it', () => {
    const broken = () => {
      throw new Error('broken');
    };
    const engine = { canDraw: () => true, open: broken, draw: broken, go: broken };
    const page = startedMap({ address: '/peta/?di=-7.25,112.75,16', ports: { engine } });
    expect(page.logged).toEqual([['machine.failed', { message: 'broken' }]]);
    page.site.panel.send({ type: 'tab.chosen', tab: 'activity' });
    expect(page.site.panel.getSnapshot().context.tab).toBe('activity');
  });
});

describe('a click on the map', () => {
  it('opens the card of its place, and leaves the map where it is', async () => {
    const page = startedMap();
    page.say(moved(AT, 15));
    page.say({ type: 'map.clicked', at: AT });
    await calm();
    expect(card(page)).toEqual(['shown', '05.0148', 'place']);
    expect(page.went()).toEqual([CONFIG.bounds]);
  });

  it('moves the map where the card covers the place, at the present zoom, above the sheet', async () => {
    const page = startedMap({ stage: PHONE });
    const low = [112.7, -7.26, 112.8, -7.2] as const;
    page.say(moved([112.75, -7.23], 15, low));
    page.say({ type: 'map.clicked', at: AT });
    await calm();
    expect(page.calls.filter(([name]) => name === 'go').at(-1)).toEqual([
      'go',
      { centre: AT, zoom: 15 },
      344 + 24,
      false,
    ]);
    page.site.place.send({ type: 'share.requested', page: { title: '', url: '' } });
    await calm();
    expect(page.went()).toHaveLength(2);
  });

  it('sets a point while it measures, and opens no card', async () => {
    const page = startedMap();
    page.site.measure.send({ type: 'measure.toggled' });
    page.site.panel.send({ type: 'sheet.sized', size: 'full' });
    page.say({ type: 'map.clicked', at: WEST });
    await calm();
    expect(page.site.measure.getSnapshot().context.points).toEqual([WEST]);
    expect([card(page), page.site.panel.getSnapshot().context.sheet]).toEqual([
      ['closed', undefined, 'layers'],
      'low',
    ]);
  });
});

describe('a search result', () => {
  it.each([
    [{ ...STREET, kind: 'parcel', parcel: '05.0148' }, ['shown', '05.0148', 'place'], 'half', NEAR],
    [{ ...STREET, kind: 'coordinates' }, ['shown', '05.0148', 'place'], 'half', NEAR],
    [STREET, ['shown', '05.0148', 'place'], 'half', NEAR],
    [LAYAR, ['closed', undefined, 'layers'], 'low', CONFIG.bounds],
  ] as const)('%#: opens its card, or the map comes to it', async (place, opened, sheet, view) => {
    const page = startedMap();
    page.site.placeSearch.send({ type: 'result.chosen', place });
    await calm();
    expect([card(page), page.site.panel.getSnapshot().context.sheet]).toEqual([opened, sheet]);
    expect(page.went()).toEqual([CONFIG.bounds, view]);
  });

  it('shows the map again where it is chosen once more', async () => {
    const page = startedMap();
    const parcel = { ...STREET, kind: 'parcel', parcel: '05.0148' } as const;
    for (const _ of ['first', 'second']) {
      page.say(moved([112.7, -7.2], 12));
      page.site.placeSearch.send({ type: 'result.chosen', place: parcel });
      await calm();
    }
    expect(page.went()).toEqual([CONFIG.bounds, NEAR, NEAR]);
  });

  it('on a phone leaves room for the sheet that it opens', async () => {
    const page = startedMap({ stage: PHONE });
    page.site.placeSearch.send({ type: 'result.chosen', place: { ...STREET, kind: 'coordinates' } });
    expect(page.calls.filter(([name]) => name === 'go').at(-1)).toEqual(['go', NEAR, 344 + 24, false]);
  });
});

it('comes to the own place whenever it is found, and not before it is asked for', async () => {
  const page = startedMap();
  page.motion.change(false);
  expect(page.went()).toEqual([CONFIG.bounds]);
  page.site.here.send({ type: 'here.asked' });
  await calm();
  expect(page.calls.filter(([name]) => name === 'go').at(-1)).toEqual(['go', NEAR, 24, true]);
});

describe('measuring and comparing', () => {
  it('end each other', () => {
    const page = startedMap();
    page.site.measure.send({ type: 'measure.toggled' });
    expect([tools(page), page.root.getSnapshot().value.tool]).toEqual([['on', 'off'], 'measuring']);
    page.site.compare.send({ type: 'compare.toggled' });
    expect([tools(page), page.root.getSnapshot().value.tool]).toEqual([['off', 'on'], 'comparing']);
    page.site.measure.send({ type: 'measure.toggled' });
    expect([tools(page), page.root.getSnapshot().value.tool]).toEqual([['on', 'off'], 'measuring']);
    page.site.measure.send({ type: 'measure.closed' });
    expect([tools(page), page.root.getSnapshot().value.tool]).toEqual([['off', 'off'], 'none']);
  });

  it('lower the sheet, or show the layers', () => {
    const { site } = startedMap();
    site.panel.send({ type: 'tab.chosen', tab: 'place' });
    site.measure.send({ type: 'measure.toggled' });
    expect(site.panel.getSnapshot().context).toEqual({ tab: 'place', sheet: 'low' });
    site.compare.send({ type: 'compare.toggled' });
    expect(site.panel.getSnapshot().context).toEqual({ tab: 'layers', sheet: 'half' });
  });

  it('leave the sheet as it is pulled while the line is moved', () => {
    const { site } = startedMap();
    site.compare.send({ type: 'compare.toggled' });
    site.panel.send({ type: 'sheet.sized', size: 'low' });
    site.compare.send({ type: 'line.moved', at: 30 });
    expect(site.panel.getSnapshot().context.sheet).toBe('low');
  });
});

describe('a parcel that an address names', () => {
  it('opens its card, and the map comes to it', async () => {
    const page = startedMap({ address: '/peta/?persil=05.0148' });
    await calm();
    expect(card(page)).toEqual(['shown', '05.0148', 'place']);
    expect(page.went()).toEqual([CONFIG.bounds, NEAR]);
  });

  it.each([
    [CONFIG.bounds, []],
    [NORTH, [NEAR]],
  ])('with a view of its own stays in it, unless that shows %j', async (bounds, went) => {
    const page = startedMap({ address: '/peta/?persil=05.0148&di=-7.21,112.75,13' });
    await calm();
    page.say(moved([112.75, -7.21], 13, bounds));
    page.say(moved([112.75, -7.21], 14, NORTH));
    expect([card(page), page.went()]).toEqual([['shown', '05.0148', 'place'], went]);
  });
});
