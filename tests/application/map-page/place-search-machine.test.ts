import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { createPlaceSearchMachine } from '../../../src/application/map-page/place-search-machine.ts';
import type { MapData } from '../../../src/application/ports/map-data.ts';
import { MOST_LISTS } from '../../../src/domain/map/place-search.ts';
import { kelurahanOf, PLAN } from '../../domain/map/rules-world.ts';
import { BROKEN, calm, dataOf, ENTRY } from './small-map-data.ts';

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

  it.each(['01.0007', '01-0007', 'b-7.old'])(
    'finds by %j, an old number, the land that had it',
    async (query) => {
      const renamed = new Map(['01.0007', 'B.7-old'].map((old) => [old, ENTRY.id]));
      const search = await found(query, { oldNumbers: async () => ({ renamed, moved: new Map() }) });
      expect(search.getSnapshot().context.found.map(({ parcel }) => parcel)).toEqual([ENTRY.id]);
    },
  );

  it('finds nothing by a number where the old ones cannot be read', async () => {
    const search = await found('01.0007', { oldNumbers: () => Promise.reject(BROKEN) });
    expect([search.getSnapshot().value, search.getSnapshot().context.found]).toEqual(['found', []]);
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
