import { expect, it } from 'vitest';
import { connectCanvas, PLACE_ZOOM } from '../../../src/application/map-page/connect-canvas.ts';
import { connectMap } from '../../../src/application/map-page/connect-map.ts';
import { PLAN } from '../../domain/map/rules-world.ts';
import { AT, calm, PARCEL_FACTS, rememberingEngine, startedMap } from './started-map.ts';

const NOTHING = { top: 0, right: 0, bottom: 0, left: 0 };

function drawn(isAble = true, isSeen = true) {
  const { site, stop } = startedMap();
  const { engine, calls, say } = rememberingEngine(isAble);
  const ports = {
    engine,
    config: PLAN,
    isDark: () => false,
    watchScheme: () => () => undefined,
    isStill: () => true,
    padding: () => NOTHING,
  };
  const map = connectCanvas(site, ports, {} as HTMLElement);
  const untie = connectMap(site, { go: (to) => map?.go(to), isSeen: () => isSeen });
  return { site, calls, say, map, end: () => [untie, stop].map((one) => one()) };
}

const names = (calls: readonly unknown[][]) => calls.map(([name]) => name);

it('opens the whole city where no view is named', () => {
  const { calls, end } = drawn();
  expect(calls).toEqual([
    ['open', { centre: PLAN.centre, zoom: 12 }, ['batas-kota', 'batas-kelurahan', 'rdtr-pola-ruang']],
    ['go', PLAN.bounds],
  ]);
  end();
});

it('says why there is no map where none can be drawn', () => {
  const { site, calls, map, end } = drawn(false);
  expect([map, calls, site.canvas.getSnapshot().value]).toEqual([undefined, [], 'undrawable']);
  expect(site.canvas.getSnapshot().context.reason).toBe('Peta tidak bisa digambar di peramban ini.');
  end();
});

it('draws anew what has changed, and nothing that has not', async () => {
  const { site, calls, end } = drawn();
  site.layers.send({ type: 'category.toggled', id: 'rtrw' });
  expect(names(calls)).toEqual(['open', 'go']);
  site.layers.send({ type: 'layers.named', layers: [{ id: 'batas-kota', opacity: 40 }] });
  expect(calls.at(-1)).toEqual(['draw', { layers: [{ id: 'batas-kota', opacity: 0.4 }], dark: false }]);
  site.activity.send({ type: 'activity.chosen', id: 'warung', name: 'Warung' });
  site.measure.send({ type: 'measure.toggled' });
  expect(calls.at(-1)).toEqual([
    'draw',
    {
      layers: [{ id: 'batas-kota', opacity: 0.4 }],
      dark: false,
      activity: { allowed: [], conditional: ['R-2'] },
      measured: { kind: 'length', points: [] },
    },
  ]);
  end();
});

it('opens the card of what is clicked, or sets a point while it measures', async () => {
  const { site, say, calls, end } = drawn();
  say({ type: 'map.clicked', at: AT });
  await calm();
  expect([site.place.getSnapshot().context.facts, site.panel.getSnapshot().context.tab]).toEqual([
    PARCEL_FACTS,
    'place',
  ]);
  expect(names(calls)).toEqual(['open', 'go', 'draw']);
  site.measure.send({ type: 'measure.toggled' });
  say({ type: 'map.clicked', at: [1, 2] });
  expect(site.measure.getSnapshot().context.points).toEqual([[1, 2]]);
  end();
});

it('stays in the view that was handed on with a parcel, and comes to one that lies out of sight', async () => {
  for (const [isSeen, expected] of [
    [true, [['go', PLAN.bounds]]],
    [
      false,
      [
        ['go', PLAN.bounds],
        ['go', { centre: AT, zoom: PLACE_ZOOM }],
      ],
    ],
  ] as const) {
    const { site, say, calls, end } = drawn(true, isSeen);
    site.place.send({ type: 'place.asked', place: { kind: 'parcel', id: '05.0148', hasView: true } });
    await calm();
    say({ type: 'map.moved', view: { centre: AT, zoom: 13 }, bounds: PLAN.bounds });
    say({ type: 'map.moved', view: { centre: [1, 2], zoom: 13 }, bounds: PLAN.bounds });
    expect(calls.filter(([name]) => name === 'go')).toEqual(expected);
    end();
  }
});

it('leaves the map to the view that Back brings, wherever the map is when the card comes', async () => {
  const { site, say, calls, end } = drawn(true, false);
  say({ type: 'map.moved', view: { centre: [1, 2], zoom: 17 }, bounds: PLAN.bounds });
  site.place.send({ type: 'place.asked', place: { kind: 'parcel', id: '05.0148', hasView: true } });
  await calm();
  site.place.send({ type: 'place.asked', place: { kind: 'position', at: AT, hasView: true } });
  await calm();
  expect(calls.filter(([name]) => name === 'go')).toEqual([['go', PLAN.bounds]]);
  end();
});

it('moves to a place that its card would cover, at the present zoom', async () => {
  const { site, say, calls, end } = drawn(true, false);
  say({ type: 'map.moved', view: { centre: AT, zoom: 15 }, bounds: PLAN.bounds });
  say({ type: 'map.clicked', at: AT });
  await calm();
  expect(calls.filter(([name]) => name === 'go')).toEqual([
    ['go', PLAN.bounds],
    ['go', { centre: AT, zoom: 15 }],
  ]);
  site.place.send({ type: 'share.requested', page: { title: '', url: '' } });
  expect(calls.filter(([name]) => name === 'go')).toHaveLength(2);
  end();
});

it('hears of layers that did not come, and of a map that was lost', () => {
  const { site, say, end } = drawn();
  say({ type: 'layer.failed', id: 'batas-kota', message: 'Tidak ada.' });
  say({ type: 'map.lost', message: 'Hilang.' });
  expect(site.layers.getSnapshot().context.failures).toEqual({ 'batas-kota': 'Tidak ada.' });
  expect(site.canvas.getSnapshot().value).toBe('lost');
  end();
});

it('comes to a parcel that was named, to a found place and to the own one', async () => {
  const { site, calls, end } = drawn();
  site.place.send({ type: 'place.asked', place: { kind: 'parcel', id: '05.0148' } });
  await calm();
  expect(calls.filter(([name]) => name === 'go').at(-1)).toEqual(['go', { centre: AT, zoom: PLACE_ZOOM }]);
  site.placeSearch.send({
    type: 'result.chosen',
    place: { kind: 'kelurahan', name: 'Layar', detail: '', at: AT, bounds: PLAN.bounds },
  });
  expect(calls.at(-1)).toEqual(['go', PLAN.bounds]);
  site.here.send({ type: 'here.asked' });
  await calm();
  expect(calls.filter(([name]) => name === 'go').at(-1)).toEqual(['go', { centre: AT, zoom: PLACE_ZOOM }]);
  end();
});

it('comes again to a parcel that is searched for once more', async () => {
  const { site, say, calls, end } = drawn();
  for (const id of ['05.0148', '05.0148']) {
    say({ type: 'map.moved', view: { centre: [1, 2], zoom: 12 }, bounds: PLAN.bounds });
    site.place.send({ type: 'place.asked', place: { kind: 'parcel', id } });
    await calm();
  }
  const coming = ['go', { centre: AT, zoom: PLACE_ZOOM }];
  expect(calls.filter(([name]) => name === 'go')).toEqual([['go', PLAN.bounds], coming, coming]);
  end();
});

it('marks the street that stands in the search, until it is cleared', () => {
  const { site, calls, end } = drawn();
  const drawings = () => calls.filter(([name]) => name === 'draw').map(([, picture]) => picture);
  const bare = { layers: [], dark: false };
  site.layers.send({ type: 'layers.named', layers: [] });
  site.placeSearch.send({
    type: 'result.chosen',
    place: { kind: 'street', name: 'Jalan Nakhoda', detail: 'Kel. Layar', at: AT, kelurahan: ['05'] },
  });
  site.placeSearch.send({ type: 'query.cleared' });
  expect(drawings()).toEqual([bare, { ...bare, street: AT }, bare]);
  end();
});

it('lets measuring and comparing end each other', () => {
  const { site, end } = drawn();
  site.measure.send({ type: 'measure.toggled' });
  site.compare.send({ type: 'compare.toggled' });
  expect([site.measure.getSnapshot().value, site.compare.getSnapshot().value]).toEqual(['off', 'on']);
  site.measure.send({ type: 'measure.toggled' });
  expect([site.measure.getSnapshot().value, site.compare.getSnapshot().value]).toEqual(['on', 'off']);
  end();
});
