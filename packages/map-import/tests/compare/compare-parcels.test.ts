import { describe, expect, it } from 'vitest';
import type { Parcel } from '../../src/city/parcels.ts';
import { compareParcels, noChanges, type ParcelChanges } from '../../src/compare/compare-parcels.ts';
import type { StandingRow } from '../../src/compare/standing.ts';
import { at, ring } from '../made-city.ts';

// A parcel of 10 by 10 steps of 11 m.
const parcel = (id: string, x: number, parts: Partial<Parcel> = {}): Parcel => ({
  ...{ number: 1, id, kelurahan: 0, shares: [{ zone: 'R-2', area: 1000 }], area: 1000, address: '' },
  ...{ at: at(x + 5, 5), polygons: [[ring(x, 0, 10, 10)]] },
  ...parts,
});
const row = (id: string, [lon, lat]: [number, number], zone = 'R-2', area = 1000): StandingRow => [
  ...([id, '', zone, area, lon, lat] as const),
];
const compared = (rows: StandingRow[], parcels: Parcel[], watched: string[] = []): ParcelChanges => {
  const changes = noChanges();
  compareParcels(rows, parcels, new Set(watched), changes);
  return changes;
};

describe('of the parcels of the map before', () => {
  const one = parcel('01.1', 0);
  const [inside, beside, away] = [at(1, 9), at(10.4, 5), at(10.5, 5)];
  it.each<[string, StandingRow[], Parcel[], Partial<ParcelChanges>]>([
    ['nothing is told that is the same', [row('01.1', at(5, 5))], [one], {}],
    ['a number that is gone', [row('01.9', at(5, 5))], [], { gone: { count: 1, first: ['01.9'] } }],
    ['a new number', [], [one], { added: { count: 1, first: ['01.1'] } }],
    ['nothing of a place that is still inside', [row('01.1', inside)], [one], {}],
    ['nothing of one that a new survey has left within five metres', [row('01.1', beside)], [one], {}],
    ['a number that stands for other land', [row('01.1', away)], [one], { moved: ['01.1'] }],
    ['nothing else of such a number', [row('01.1', away, 'K-1', 5)], [one], { moved: ['01.1'] }],
    [
      'another zone',
      [row('01.1', inside, 'K-1')],
      [one],
      { zones: new Map([['K-1 → R-2', { count: 1, first: ['01.1'] }]]) },
    ],
    [
      'a zone where there was none',
      [row('01.1', inside, '')],
      [one],
      { zones: new Map([['tanpa zona → R-2', { count: 1, first: ['01.1'] }]]) },
    ],
    [
      'an area that has changed by more than one hundredth',
      [row('01.1', inside, 'R-2', 989)],
      [one],
      { areas: { count: 1, first: ['01.1: 989 → 1000 m²'] } },
    ],
    ['nothing of one hundredth', [row('01.1', inside, 'R-2', 991)], [one], {}],
    [
      'nothing of what rounding has changed',
      [row('01.1', inside, 'R-2', 40)],
      [parcel('01.1', 0, { area: 41 })],
      {},
    ],
  ])('%s', (_, rows, parcels, changes) => {
    expect(compared(rows, parcels)).toEqual({ ...noChanges(), ...changes });
  });

  it('the first are named and the others counted', () => {
    const rows = ['1', '2', '3', '4', '5', '6', '7'].map((own) => row(`01.${own}`, at(5, 5)));
    expect(compared(rows, []).gone).toEqual({ count: 7, first: ['01.1', '01.2', '01.3', '01.4', '01.5'] });
  });

  it('those that it had not are told of the watched ones', () => {
    const parcels = [one, parcel('01.2', 20), parcel('01.3', 40)];
    expect(compared([row('01.1', at(5, 5))], parcels, ['01.1', '01.2']).fresh).toEqual(['01.2']);
  });
});
