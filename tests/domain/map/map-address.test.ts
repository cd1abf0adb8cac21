import { describe, expect, it } from 'vitest';
import { FIRST_LAYERS } from '../../../src/domain/map/layer-stack.ts';
import {
  formatMapAddress,
  layerAddress,
  type MapAddress,
  parseMapAddress,
} from '../../../src/domain/map/map-address.ts';

const KNOWN = ['rtrw-pola-ruang', 'rdtr-pola-ruang', 'batas-kelurahan', 'batas-kota'];
const parse = (search: string) => parseMapAddress(search, KNOWN);

describe('parseMapAddress', () => {
  it.each<[string, MapAddress]>([
    ['', { layers: FIRST_LAYERS }],
    [
      '?lapisan=rtrw-pola-ruang,batas-kelurahan&di=-7.2504,112.7688,16&persil=05.0148',
      {
        layers: [
          { id: 'rtrw-pola-ruang', opacity: 86 },
          { id: 'batas-kelurahan', opacity: 100 },
        ],
        view: { centre: [112.7688, -7.2504], zoom: 16 },
        parcel: '05.0148',
      },
    ],
    [
      '?lapisan=rtrw-pola-ruang:40,tidak-ada,rtrw-pola-ruang',
      { layers: [{ id: 'rtrw-pola-ruang', opacity: 40 }] },
    ],
    [
      '?lapisan=batas-kota:9,batas-kelurahan:999',
      {
        layers: [
          { id: 'batas-kota', opacity: 100 },
          { id: 'batas-kelurahan', opacity: 100 },
        ],
      },
    ],
    ['?lapisan', { layers: [] }],
    ['?lapisan=tidak-ada', { layers: FIRST_LAYERS }],
    ['?di=-7.25,112.75', { layers: FIRST_LAYERS }],
    ['?di=abc,112.75,15', { layers: FIRST_LAYERS }],
    ['?di=-7.25,112.75,99', { layers: FIRST_LAYERS }],
    ['?di=-700,112.75,15', { layers: FIRST_LAYERS }],
    ['?tempat=-7.25,112.75', { layers: FIRST_LAYERS, position: [112.75, -7.25] }],
    ['?tempat=-7.25,112.75&persil=01.0001', { layers: FIRST_LAYERS, parcel: '01.0001' }],
    ['?persil=%3Cb%3E', { layers: FIRST_LAYERS }],
    ['?persil=01.0001&per=2026-03-01', { layers: FIRST_LAYERS, parcel: '01.0001', made: '2026-03-01' }],
    ['?persil=01.0001&per=kemarin', { layers: FIRST_LAYERS, parcel: '01.0001' }],
    ['?per=2026-03-01', { layers: FIRST_LAYERS }],
    ['?kegiatan=gudang', { layers: FIRST_LAYERS, activity: 'gudang' }],
    [
      '?bandingkan=rtrw-pola-ruang,rdtr-pola-ruang',
      { layers: FIRST_LAYERS, compared: { left: 'rtrw-pola-ruang', right: 'rdtr-pola-ruang' } },
    ],
    ['?bandingkan=rtrw-pola-ruang,rtrw-pola-ruang', { layers: FIRST_LAYERS }],
    ['?bandingkan=rtrw-pola-ruang', { layers: FIRST_LAYERS }],
  ])('reads %j', (search, address) => {
    expect(parse(search)).toEqual(address);
  });
});

describe('formatMapAddress', () => {
  it.each([
    ['', '/peta/'],
    ['?di=-7.25040,112.76880,16', '/peta/?di=-7.25040,112.76880,16'],
    [
      '?lapisan=rtrw-pola-ruang:40,batas-kota&kegiatan=kos',
      '/peta/?lapisan=rtrw-pola-ruang:40,batas-kota&kegiatan=kos',
    ],
    ['?lapisan', '/peta/?lapisan'],
    [
      '?persil=05.0148&bandingkan=rtrw-pola-ruang,rdtr-pola-ruang',
      '/peta/?persil=05.0148&bandingkan=rtrw-pola-ruang,rdtr-pola-ruang',
    ],
    ['?tempat=-7.25000,112.75000', '/peta/?tempat=-7.25000,112.75000'],
    ['?persil=05.0148&per=2026-03-01', '/peta/?persil=05.0148&per=2026-03-01'],
  ])('writes what %j says as %j', (search, address) => {
    expect(formatMapAddress(parse(search))).toBe(address);
  });

  it('keeps what is not of the map', () => {
    expect(formatMapAddress({ layers: FIRST_LAYERS, parcel: '05.0148' }, '?inspect&persil=1')).toBe(
      '/peta/?inspect&persil=05.0148',
    );
  });
});

it('gives the address of a layer', () => {
  expect(layerAddress('rtrw-jalan')).toBe('/peta/?lapisan=rtrw-jalan');
});

it.each([
  ['far away', 'di=-6.2,106.8,16', undefined],
  ['beside the city', 'di=-7.25,112.86,13', { centre: [112.86, -7.25], zoom: 13 }],
  ['written the other way round', 'di=112.75,-7.25,16', { centre: [112.75, -7.25], zoom: 16 }],
])('takes a view %s as the map of the city can show it', (_, search, view) => {
  expect(parseMapAddress(`?${search}`, KNOWN, [112.7, -7.3, 112.8, -7.2]).view).toEqual(view);
});
