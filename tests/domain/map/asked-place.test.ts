import { expect, it } from 'vitest';
import { markOfFound, placeOfFound } from '../../../src/domain/map/asked-place.ts';

const FOUND = { name: 'Jalan Nakhoda 14', detail: '', at: [112.75, -7.25] } as const;

it.each([
  [
    { ...FOUND, kind: 'parcel', parcel: '05.0148' },
    { kind: 'parcel', id: '05.0148' },
  ],
  [
    { ...FOUND, kind: 'coordinates' },
    { kind: 'position', at: FOUND.at },
  ],
  [
    { ...FOUND, kind: 'street', kelurahan: ['05'] },
    { kind: 'position', at: FOUND.at },
  ],
  [{ ...FOUND, kind: 'kelurahan', bounds: [112.7, -7.3, 112.8, -7.2] }, undefined],
] as const)('%#: gives the place whose card a search result opens', (found, place) => {
  expect(placeOfFound(found)).toEqual(place);
});

it.each([
  ['parcel', undefined],
  ['coordinates', FOUND.at],
  ['street', FOUND.at],
  ['kelurahan', undefined],
] as const)('marks a %s that was searched for at %j', (kind, at) => {
  expect(markOfFound({ ...FOUND, kind })).toEqual(at);
});
