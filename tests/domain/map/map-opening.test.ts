import { describe, expect, it } from 'vitest';
import { FIRST_LAYERS } from '../../../src/domain/map/layer-stack.ts';
import type { MapAddress } from '../../../src/domain/map/map-address.ts';
import { addressChange, addressOf, arrivalOf, type OpenOnMap } from '../../../src/domain/map/map-opening.ts';
import { GUDANG, KOS, parcelOf } from './rules-world.ts';

const AT = [112.75, -7.25] as const;
const VIEW = { centre: AT, zoom: 16 };
const FACTS = { parcel: { id: '05.0148', zone: 'R-2', area: 600, address: '', shape: parcelOf(20, 30) } };
const PARCEL = { kind: 'parcel', id: '05.0148' } as const;
const CLICKED = { kind: 'position', at: AT } as const;
const PAIR = { left: 'a', right: 'b' };
const FIRST = { layers: FIRST_LAYERS };
const NOTHING: OpenOnMap = { ...FIRST, activity: '' };
const LOADING: OpenOnMap = { ...NOTHING, asked: CLICKED, isLoading: true };
const BEFORE = [112.7, -7.2] as const;

describe('the address of what is open', () => {
  it.each([
    [NOTHING, undefined, FIRST],
    [{ ...NOTHING, view: VIEW }, undefined, { ...FIRST, view: VIEW }],
    [NOTHING, { ...FIRST, view: VIEW }, { ...FIRST, view: VIEW }],
    [{ ...NOTHING, asked: PARCEL }, undefined, { ...FIRST, parcel: '05.0148' }],
    [{ ...NOTHING, asked: CLICKED, facts: FACTS }, undefined, { ...FIRST, parcel: '05.0148' }],
    [{ ...NOTHING, asked: CLICKED, facts: {} }, undefined, { ...FIRST, position: AT }],
    [{ ...NOTHING, asked: CLICKED }, undefined, { ...FIRST, position: AT }],
    [LOADING, undefined, FIRST],
    [LOADING, { ...FIRST, position: AT }, { ...FIRST, position: AT }],
    [LOADING, { ...FIRST, position: BEFORE }, { ...FIRST, position: BEFORE }],
    [LOADING, { ...FIRST, parcel: '01.0487' }, { ...FIRST, parcel: '01.0487' }],
    [
      { ...LOADING, asked: PARCEL },
      { ...FIRST, position: BEFORE },
      { ...FIRST, parcel: '05.0148' },
    ],
    [
      { ...NOTHING, activity: 'kos', compared: PAIR },
      undefined,
      { ...FIRST, activity: 'kos', compared: PAIR },
    ],
  ])('%#', (open, present, address) => {
    expect(addressOf(open, present)).toEqual(address);
  });
});

describe('the address of a parcel where numbers have changed', () => {
  const CARD = { ...NOTHING, asked: PARCEL, facts: FACTS };

  it.each<[string, OpenOnMap, MapAddress, MapAddress]>([
    ['gets the date of the map', CARD, FIRST, { ...FIRST, parcel: '05.0148', made: '2026-03-01' }],
    [
      'keeps the date that it came with',
      CARD,
      { ...FIRST, parcel: '05.0148', made: '2025-01-01' },
      { ...FIRST, parcel: '05.0148', made: '2025-01-01' },
    ],
    [
      'stays without a date that it came without',
      CARD,
      { ...FIRST, parcel: '05.0148' },
      { ...FIRST, parcel: '05.0148' },
    ],
    [
      'of another parcel gets the date of the map',
      CARD,
      { ...FIRST, parcel: '05.0001', made: '2025-01-01' },
      { ...FIRST, parcel: '05.0148', made: '2026-03-01' },
    ],
    ['of no parcel has none', NOTHING, FIRST, FIRST],
  ])('%s', (_, open, present, address) => {
    expect(addressOf(open, present, '2026-03-01')).toEqual(address);
  });

  it('takes the place of the old number that led to it, so that Back does not come to that again', () => {
    const open: OpenOnMap = {
      ...NOTHING,
      asked: { kind: 'parcel', id: '05.0001' },
      facts: { ...FACTS, former: { kind: 'renamed', number: '05.0001' } },
    };
    const search = '?persil=05.0001';
    expect(addressChange(open, { ...FIRST, parcel: '05.0001' }, { text: `/peta/${search}`, search })).toEqual(
      { by: 'replace', address: '/peta/?persil=05.0148' },
    );
  });

  it('hands the date to the place that is looked up', () => {
    expect(arrivalOf({ ...FIRST, parcel: '05.0148', made: '2025-01-01' }, NOTHING, [])).toEqual({
      ...FIRST,
      place: { kind: 'parcel', id: '05.0148', made: '2025-01-01' },
      tab: 'place',
    });
  });
});

describe('the history', () => {
  const text = '/peta/?di=-7.25000,112.75000,16';
  const present = { ...FIRST, view: VIEW };

  it.each([
    ['stays where the address says it already', { ...NOTHING, view: VIEW }, undefined],
    [
      'replaces the view',
      { ...NOTHING, view: { centre: AT, zoom: 15 } },
      { by: 'replace', address: '/peta/?di=-7.25000,112.75000,15' },
    ],
    [
      'replaces an opacity',
      { ...NOTHING, layers: FIRST_LAYERS.map((layer) => ({ ...layer, opacity: 40 })) },
      {
        by: 'replace',
        address:
          '/peta/?lapisan=batas-kota:40,batas-kelurahan:40,rdtr-pola-ruang:40&di=-7.25000,112.75000,16',
      },
    ],
    [
      'adds a layer that goes',
      { ...NOTHING, layers: FIRST_LAYERS.slice(2) },
      { by: 'push', address: '/peta/?lapisan=rdtr-pola-ruang&di=-7.25000,112.75000,16' },
    ],
    [
      'adds a parcel',
      { ...NOTHING, asked: PARCEL },
      { by: 'push', address: '/peta/?di=-7.25000,112.75000,16&persil=05.0148' },
    ],
    [
      'adds an activity',
      { ...NOTHING, activity: 'kos' },
      { by: 'push', address: '/peta/?di=-7.25000,112.75000,16&kegiatan=kos' },
    ],
    [
      'adds a comparison',
      { ...NOTHING, compared: PAIR },
      { by: 'push', address: '/peta/?di=-7.25000,112.75000,16&bandingkan=a,b' },
    ],
  ])('%s', (_, open, change) => {
    expect(addressChange(open, present, { text, search: text.slice(6) })).toEqual(change);
  });
});

describe('an address that arrives', () => {
  const CARD = { ...NOTHING, asked: CLICKED, facts: FACTS };

  it.each([
    ['names nothing', FIRST, NOTHING, FIRST],
    [
      'closes what it does not name',
      FIRST,
      { ...CARD, activity: 'kos', compared: PAIR },
      {
        ...FIRST,
        place: 'closed',
        activity: 'cleared',
        compared: 'closed',
      },
    ],
    ['opens a parcel', { ...FIRST, parcel: '05.0148' }, NOTHING, { ...FIRST, place: PARCEL, tab: 'place' }],
    ['leaves the parcel that is open', { ...FIRST, parcel: '05.0148' }, CARD, FIRST],
    [
      'opens a parcel with its view',
      { ...present(), parcel: '05.0148' },
      NOTHING,
      {
        ...present(),
        place: { ...PARCEL, hasView: true },
        tab: 'place',
      },
    ],
    ['opens a position', { ...FIRST, position: AT }, NOTHING, { ...FIRST, place: CLICKED, tab: 'place' }],
    ['shows the position that is open', { ...FIRST, position: AT }, CARD, { ...FIRST, tab: 'place' }],
    [
      'shows an activity',
      { ...FIRST, activity: 'kos' },
      NOTHING,
      {
        ...FIRST,
        activity: { id: 'kos', name: 'Rumah kos' },
        tab: 'activity',
      },
    ],
    [
      'shows a parcel rather than an activity',
      { ...FIRST, activity: 'kos', parcel: '05.0148' },
      CARD,
      {
        ...FIRST,
        activity: { id: 'kos', name: 'Rumah kos' },
      },
    ],
    [
      'leaves the activity that is shown',
      { ...FIRST, activity: 'kos' },
      { ...NOTHING, activity: 'kos' },
      FIRST,
    ],
    [
      'has an activity that there is not',
      { ...FIRST, activity: 'x' },
      { ...NOTHING, activity: 'kos' },
      {
        ...FIRST,
        activity: 'cleared',
      },
    ],
    ['compares', { ...FIRST, compared: PAIR }, NOTHING, { ...FIRST, compared: PAIR }],
  ])('%s', (_, said, open, arrival) => {
    expect(arrivalOf(said, open, [GUDANG, KOS])).toEqual(arrival);
  });

  it('opens a parcel at the tab that is wanted, any other place at its card', () => {
    const tab = (said: MapAddress) => arrivalOf(said, NOTHING, [KOS], 'activity').tab;
    expect(tab({ ...FIRST, parcel: '05.0148' })).toBe('activity');
    expect(tab({ ...FIRST, position: [112.7, -7.2] })).toBe('place');
  });
});

function present() {
  return { ...FIRST, view: VIEW };
}
