import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { createCentreMachine } from '../../../src/application/map-page/centre-machine.ts';
import { createHereMachine } from '../../../src/application/map-page/here-machine.ts';
import { createPlaceMachine, NO_SUCH_PARCEL } from '../../../src/application/map-page/place-machine.ts';
import { createPlaceSearchMachine } from '../../../src/application/map-page/place-search-machine.ts';
import type { MapData } from '../../../src/application/ports/map-data.ts';
import type { ParcelEntry } from '../../../src/domain/map/city-overview.ts';
import type { PlaceFacts } from '../../../src/domain/map/place.ts';
import { MOST_LISTS } from '../../../src/domain/map/place-search.ts';
import { FeedError } from '../../../src/domain/shared/feed-error.ts';
import { kelurahanOf, PLAN, parcelOf } from '../../domain/map/rules-world.ts';

const AT = [112.75, -7.25] as const;
const FACTS: PlaceFacts = { at: AT, special: [], unknown: [] };
const ENTRY: ParcelEntry = {
  id: '05.0148',
  address: 'Jalan Layar I 14',
  zone: 'R-2',
  area: 200,
  at: [112.76, -7.26],
};
const PARCEL = { ...ENTRY, shape: parcelOf(20, 30) };
const BROKEN = FeedError.network();

/** Data of a small city; parts of it may fail. */
function dataOf(parts: Partial<MapData> = {}): MapData {
  return {
    overview: async () => [kelurahanOf('05', 'Layar', {})],
    streets: async () => [{ name: 'Jalan Layar I', centre: AT, kelurahan: ['05'] }],
    parcels: async () => [ENTRY],
    placeAt: async (at) => ({ ...FACTS, at }),
    parcelsNear: async () => [],
    ...parts,
  };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
async function calm(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await settled();
}

const share = { share: async () => 'copied' as const };

describe('the card of a place', () => {
  const started = (parts?: Partial<MapData>) =>
    createActor(createPlaceMachine({ mapData: dataOf(parts), share })).start();

  it('shows what is at a position', async () => {
    const place = started();
    place.send({ type: 'place.asked', place: { kind: 'position', at: AT } });
    expect(place.getSnapshot().value.card).toBe('loading');
    await calm();
    expect([place.getSnapshot().value.card, place.getSnapshot().context.facts]).toEqual(['shown', FACTS]);
  });

  it('finds a parcel by its number, and looks where it is', async () => {
    const place = started();
    place.send({ type: 'place.asked', place: { kind: 'parcel', id: '05.0148' } });
    await calm();
    expect(place.getSnapshot().context.facts).toEqual({ ...FACTS, at: ENTRY.at });
  });

  it.each(['05.9999', '77.0001', 'abc'])('says that there is no parcel %s', async (id) => {
    const place = started();
    place.send({ type: 'place.asked', place: { kind: 'parcel', id } });
    await calm();
    expect([place.getSnapshot().value.card, place.getSnapshot().context.error]).toEqual([
      'failed',
      NO_SUCH_PARCEL,
    ]);
  });

  it.each([
    ['with the parcels nearest to a place that is none', async () => [PARCEL], ['05.0148']],
    ['without them where they do not come', () => Promise.reject(BROKEN), undefined],
  ])('stands %s', async (_, parcelsNear, ids) => {
    const place = started({ parcelsNear });
    place.send({ type: 'place.asked', place: { kind: 'position', at: AT } });
    await calm();
    const { value, context } = place.getSnapshot();
    expect([value.card, context.facts?.nearest?.map(({ id }) => id)]).toEqual(['shown', ids]);
  });

  it('fails with the reason, and asks again', async () => {
    let isBroken = true;
    const place = started({ placeAt: async () => (isBroken ? Promise.reject(BROKEN) : FACTS) });
    place.send({ type: 'place.asked', place: { kind: 'position', at: AT } });
    await calm();
    expect([place.getSnapshot().value.card, place.getSnapshot().context.error]).toEqual([
      'failed',
      BROKEN.message,
    ]);
    isBroken = false;
    place.send({ type: 'place.retried' });
    await calm();
    expect([place.getSnapshot().value.card, place.getSnapshot().context.error]).toEqual(['shown', '']);
  });

  it('lets only the last place asked for count', async () => {
    const answers: ((facts: PlaceFacts) => void)[] = [];
    const place = started({ placeAt: () => new Promise((resolve) => void answers.push(resolve)) });
    place.send({ type: 'place.asked', place: { kind: 'position', at: AT } });
    place.send({ type: 'place.asked', place: { kind: 'position', at: [1, 2] } });
    answers[1]?.({ ...FACTS, kelurahan: 'Baru' });
    await calm();
    answers[0]?.({ ...FACTS, kelurahan: 'Lama' });
    await calm();
    expect(place.getSnapshot().context.facts?.kelurahan).toBe('Baru');
  });

  it('forgets the place when it is closed', async () => {
    const place = started();
    place.send({ type: 'place.asked', place: { kind: 'position', at: AT } });
    await calm();
    place.send({ type: 'place.closed' });
    expect([place.getSnapshot().value.card, place.getSnapshot().context]).toEqual([
      'closed',
      { asked: undefined, facts: undefined, error: '' },
    ]);
  });

  it('passes its address on', async () => {
    const place = started();
    place.send({ type: 'share.requested', page: { title: 'Peta', url: 'https://kota.example.id/peta/' } });
    await calm();
    expect(place.getSnapshot().value.sharing).toBe('copied');
  });
});

describe('the search for places', () => {
  function typed(query: string) {
    const machine = createPlaceSearchMachine({ mapData: dataOf(), cityBounds: PLAN.bounds });
    const search = createActor(machine, { clock: new SimulatedClock() }).start();
    search.send({ type: 'query.changed', query });
    return search;
  }

  async function found(query: string, parts?: Partial<MapData>) {
    const clock = new SimulatedClock();
    const machine = createPlaceSearchMachine({ mapData: dataOf(parts), cityBounds: PLAN.bounds });
    const search = createActor(machine, { clock }).start();
    search.send({ type: 'query.changed', query });
    clock.increment(150);
    await calm();
    return search;
  }

  it.each([
    ['jalan layar i 14', ['Jalan Layar I 14', 'Jalan Layar I']],
    ['layar', ['Kelurahan Layar', 'Jalan Layar I']],
    ['05.0148', ['Jalan Layar I 14']],
    ['-7.25, 112.75', ['-7.25000, 112.75000']],
    ['77.0001', []],
    ['gunung', []],
  ])('finds by %j', async (query, names) => {
    const { value, context } = (await found(query)).getSnapshot();
    expect([value, context.found.map(({ name }) => name)]).toEqual(['found', names]);
  });

  it.each([
    ['05.267.1-A9', 1, ['Jalan Layar II 3']],
    ['267.1-A9', 1, ['Jalan Layar II 3']],
    ['253-36', 1, ['Jalan Layar II 5']],
    ['267.1-A9', MOST_LISTS + 1, []],
  ])('finds %j, a number of the office itself, in %i kelurahan', async (query, count, names) => {
    const own = { ...ENTRY, id: '05.267.1-A9', address: 'Jalan Layar II 3' };
    const other = { ...ENTRY, id: '05.253-36', address: 'Jalan Layar II 5' };
    const overview = async () =>
      Array.from({ length: count }, (_, index) => kelurahanOf(`0${5 + index}`, 'Layar', { 'R-2': 2 }));
    const search = await found(query, { overview, parcels: async () => [own, other] });
    expect(search.getSnapshot().context.found.map(({ name }) => name)).toEqual(names);
  });

  it('offers the nearest spelling of words that find nothing', async () => {
    expect((await found('jalan layer i 14')).getSnapshot().context.spelling).toBe('Jalan Layar I 14');
    expect((await found('layar')).getSnapshot().context.spelling).toBeUndefined();
  });

  it('follows Enter that came before the results, without waiting for more keys', async () => {
    const search = typed('jalan layar i 14');
    search.send({ type: 'query.submitted' });
    expect(search.getSnapshot().value).toBe('finding');
    await calm();
    const { value, context } = search.getSnapshot();
    expect([value, context.chosen?.parcel, context.query, context.isSubmitted]).toEqual([
      'chosen',
      '05.0148',
      'Jalan Layar I 14',
      false,
    ]);
  });

  it('follows Enter that comes while it searches, or when it has found', async () => {
    const searching = typed('layar');
    searching.send({ type: 'query.submitted' });
    searching.send({ type: 'query.submitted' });
    await calm();
    const done = await found('layar');
    done.send({ type: 'query.submitted' });
    expect([searching, done].map((one) => one.getSnapshot().context.chosen?.name)).toEqual([
      'Kelurahan Layar',
      'Kelurahan Layar',
    ]);
  });

  it('follows no Enter of words that were changed since, or that find nothing', async () => {
    const changed = typed('layar');
    changed.send({ type: 'query.submitted' });
    changed.send({ type: 'query.changed', query: '05.0148' });
    await calm();
    const nothing = typed('gunung');
    nothing.send({ type: 'query.submitted' });
    await calm();
    expect(
      [changed, nothing].map((one) => [one.getSnapshot().value, one.getSnapshot().context.chosen]),
    ).toEqual([
      ['typing', undefined],
      ['found', undefined],
    ]);
    nothing.send({ type: 'query.submitted' });
    expect(nothing.getSnapshot().value).toBe('found');
  });

  it('stays idle for what says nothing', async () => {
    expect((await found('a')).getSnapshot().value).toBe('idle');
  });

  it('fails with the reason, and searches again', async () => {
    let isBroken = true;
    const streets = async () => (isBroken ? Promise.reject(BROKEN) : []);
    const search = await found('layar', { streets });
    expect([search.getSnapshot().value, search.getSnapshot().context.error]).toEqual([
      'failed',
      BROKEN.message,
    ]);
    isBroken = false;
    search.send({ type: 'search.retried' });
    await calm();
    expect([search.getSnapshot().value, search.getSnapshot().context.found.length]).toEqual(['found', 1]);
  });

  it('takes the name of the chosen place, and forgets it when it is emptied', async () => {
    const search = await found('layar');
    const [place] = search.getSnapshot().context.found;
    if (place) search.send({ type: 'result.chosen', place });
    expect(search.getSnapshot().context).toMatchObject({ query: 'Kelurahan Layar', chosen: place });
    search.send({ type: 'query.cleared' });
    expect([search.getSnapshot().value, search.getSnapshot().context]).toEqual([
      'idle',
      {
        query: '',
        found: [],
        spelling: undefined,
        isSubmitted: false,
        error: '',
        chosen: undefined,
      },
    ]);
  });
});

it('knows what stands at the centre once the map rests', async () => {
  const clock = new SimulatedClock();
  const centre = createActor(createCentreMachine({ mapData: dataOf() }), { clock }).start();
  centre.send({ type: 'centre.moved', at: [1, 2] });
  clock.increment(400);
  centre.send({ type: 'centre.moved', at: AT });
  clock.increment(400);
  expect(centre.getSnapshot().value).toBe('moving');
  clock.increment(100);
  await calm();
  expect([centre.getSnapshot().value, centre.getSnapshot().context]).toEqual([
    'known',
    { at: AT, facts: FACTS },
  ]);
});

it('says nothing of a centre that cannot be read', async () => {
  const clock = new SimulatedClock();
  const centre = createActor(
    createCentreMachine({ mapData: dataOf({ placeAt: () => Promise.reject(BROKEN) }) }),
    { clock },
  ).start();
  centre.send({ type: 'centre.moved', at: AT });
  clock.increment(500);
  await calm();
  expect([centre.getSnapshot().value, centre.getSnapshot().context.facts]).toEqual(['unknown', undefined]);
});

it.each([
  [async () => AT, 'found', { at: AT, error: '' }],
  [() => Promise.reject(BROKEN), 'refused', { error: BROKEN.message }],
])('%#: asks for the own place only when it is wanted', async (find, value, context) => {
  let asked = 0;
  const here = createActor(
    createHereMachine({
      ownPosition: {
        find: () => {
          asked += 1;
          return find();
        },
      },
    }),
  ).start();
  expect(asked).toBe(0);
  here.send({ type: 'here.asked' });
  await calm();
  expect([asked, here.getSnapshot().value, here.getSnapshot().context]).toEqual([1, value, context]);
});
