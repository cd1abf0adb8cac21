import { describe, expect, it } from 'vitest';
import { createMapData } from '../../../../src/adapters/map/data/map-data.ts';
import { FeedError } from '../../../../src/domain/shared/feed-error.ts';
import { config, jsonServer } from './small-city.ts';

const { signal } = new AbortController();
const reading = (documents: Readonly<Record<string, unknown>>) => {
  const { asked, fetchJson } = jsonServer(documents);
  return { asked, data: createMapData({ config, fetchJson }) };
};

const rawabening = {
  id: '05',
  name: 'Rawabening',
  district: 'Lembah Selatan',
  centre: [112.75, -7.25],
  bounds: [112.7, -7.3, 112.8, -7.2],
  parcels: 3,
  zones: { 'R-2': 2, 'K-1': 1 },
};

describe('the lists of the map', () => {
  it('gives the kelurahan, without those that are none', async () => {
    const far = { ...rawabening, centre: [-7.25, 112.75] };
    const { data } = reading({
      '/peta/indeks/kota.json': [rawabening, { ...rawabening, id: '5' }, far, null, 'x'],
    });
    expect(await data.overview(signal)).toEqual([rawabening]);
  });

  it('gives a kelurahan without a district', async () => {
    const { district: _, ...bare } = rawabening;
    const { data } = reading({ '/peta/indeks/kota.json': [bare] });
    expect(await data.overview(signal)).toEqual([{ ...rawabening, district: '' }]);
  });

  it('gives the streets, without those that are none', async () => {
    const street = { name: 'Jalan Nakhoda VI', centre: [112.75, -7.25], kelurahan: ['05', '06'] };
    const { data } = reading({ '/peta/indeks/jalan.json': [{ ...street, name: ' ' }, street] });
    expect(await data.streets(signal)).toEqual([street]);
  });

  it('makes parcels of rows, without those that are none', async () => {
    const { asked, data } = reading({
      '/peta/indeks/persil-05.json': [
        ['05.0148', 'Jalan Nakhoda VI 14', 'R-2', 239, 112.75, -7.25],
        ['05.0149', null, 'R-2', 100, 112.75, -7.25],
        ['05.0150', 'Jalan Nakhoda VI 18', 'R-2', 100, 112.75],
        ['', 'Jalan Nakhoda VI 20', 'R-2', 100, 112.75, -7.25],
      ],
    });
    expect(await data.parcels('05', signal)).toEqual([
      { id: '05.0148', address: 'Jalan Nakhoda VI 14', zone: 'R-2', area: 239, at: [112.75, -7.25] },
      { id: '05.0149', address: '', zone: 'R-2', area: 100, at: [112.75, -7.25] },
    ]);
    expect(asked).toEqual(['/peta/indeks/persil-05.json']);
  });

  it('gives the numbers that parcels had before', async () => {
    const old = { renamed: [['05.0001', '05.0148']], moved: [['05.0002', '2026-03-01']] };
    const { fetchJson } = jsonServer({ '/peta/indeks/nomor-lama.json': old });
    const data = createMapData({ config: { ...config, oldNumbers: { date: '2026-03-01' } }, fetchJson });
    expect(await data.oldNumbers(signal)).toEqual({
      renamed: new Map([['05.0001', '05.0148']]),
      moved: new Map([['05.0002', '2026-03-01']]),
    });
  });

  it.each([[{ renamed: [['05.0001', 5]], moved: [] }], [{ renamed: [] }], [null]])(
    'gives no old numbers where one of them cannot be read, nobody could say which: %j',
    async (list) => {
      const { fetchJson } = jsonServer({ '/peta/indeks/nomor-lama.json': list });
      const data = createMapData({ config: { ...config, oldNumbers: { date: '' } }, fetchJson });
      await expect(data.oldNumbers(signal)).rejects.toEqual(FeedError.format());
    },
  );

  it('asks for no list of what the map has not', async () => {
    const { asked, fetchJson } = jsonServer({});
    const has = { parcels: false, streets: false, kelurahan: false };
    const data = createMapData({ config: { ...config, has }, fetchJson });
    const lists = await Promise.all([
      data.overview(signal),
      data.streets(signal),
      data.parcels('05', signal),
      data.oldNumbers(signal),
    ]);
    expect([lists, asked]).toEqual([[[], [], [], { renamed: new Map(), moved: new Map() }], []]);
  });

  it('asks for a list that came only once', async () => {
    const { asked, data } = reading({ '/peta/indeks/kota.json': [rawabening] });
    expect(await data.overview(signal)).toEqual(await data.overview(signal));
    expect(asked).toEqual(['/peta/indeks/kota.json']);
  });

  it('asks again for a list that did not come', async () => {
    const { asked, data } = reading({});
    await expect(data.streets(signal)).rejects.toEqual(FeedError.http(404));
    await expect(data.streets(signal)).rejects.toEqual(FeedError.http(404));
    expect(asked).toEqual(['/peta/indeks/jalan.json', '/peta/indeks/jalan.json']);
  });

  it('fails where there is no list', async () => {
    const { data } = reading({ '/peta/indeks/kota.json': { kota: [] } });
    await expect(data.overview(signal)).rejects.toEqual(FeedError.format());
  });
});
