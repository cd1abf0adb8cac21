import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createPlaceMachine, NO_SUCH_PARCEL } from '../../../src/application/map-page/place-machine.ts';
import type { MapData } from '../../../src/application/ports/map-data.ts';
import type { PlaceFacts } from '../../../src/domain/map/place.ts';
import { AT, BROKEN, calm, dataOf, ENTRY, FACTS, PARCEL } from './small-map-data.ts';

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
