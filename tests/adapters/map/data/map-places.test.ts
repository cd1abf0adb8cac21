import { describe, expect, it } from 'vitest';
import { clipperAreas } from '../../../../src/adapters/map/data/clipper-areas.ts';
import { createMapData } from '../../../../src/adapters/map/data/map-data.ts';
import type { MapDataOptions } from '../../../../src/adapters/map/data/map-files.ts';
import { type FetchFile, NO_RANGES } from '../../../../src/adapters/map/data/range-source.ts';
import type { Position } from '../../../../src/domain/map/geometry.ts';
import { buildableOf } from '../../../../src/domain/map/setback.ts';
import { FeedError } from '../../../../src/domain/shared/feed-error.ts';
import { R2 } from '../../../domain/map/rules-world.ts';
import {
  collection,
  config,
  IN_BARE_PARCEL,
  IN_BLOCK,
  IN_PARCEL,
  IN_TWO_ZONES,
  jsonServer,
  ON_BANK,
  ON_BLOCK,
  ON_STREET,
  ON_WATER,
  rangeServer,
  smallArchive,
  squareFeature,
} from './small-city.ts';

const { signal } = new AbortController();
const archive = await smallArchive();
const FLOOD = '/peta/lapisan/khusus-banjir.geojson';
const HERITAGE = '/peta/lapisan/khusus-cagar-budaya.geojson';
const QUIET = { [FLOOD]: collection(), [HERITAGE]: collection() };

const reading = (
  documents: Readonly<Record<string, unknown>> = QUIET,
  options: Partial<MapDataOptions> = {},
) => {
  const { asked, fetchJson } = jsonServer(documents);
  const { ranges, fetchFile } = rangeServer(archive);
  return { asked, ranges, data: createMapData({ config, fetchJson, fetchFile, ...options }) };
};
const unreachable = (fetchFile: FetchFile) =>
  reading(QUIET, { fetchFile })
    .data.placeAt(IN_PARCEL, signal)
    .catch((error: unknown) => error);

describe('a place of the map', () => {
  it('gives the parcel and where it is', async () => {
    const { parcel, ...where } = await reading().data.placeAt(IN_PARCEL, signal);
    const { shape = [], ...facts } = parcel ?? {};
    expect(where).toEqual({
      at: IN_PARCEL,
      kelurahan: 'Rawabening',
      district: 'Lembah Selatan',
      special: [],
      unknown: [],
    });
    expect(facts).toEqual({ id: '05.0148', zone: 'R-2', area: 239, address: 'Jalan Nakhoda VI 14' });
    const [ring = []] = shape;
    const corners = ring.slice(0, -1).map((corner) => corner.map((degrees) => degrees.toFixed(4)).join(' '));
    expect(ring.at(-1)).toEqual(ring[0]);
    expect(corners.sort()).toEqual([
      '112.7502 -7.2502',
      '112.7502 -7.2508',
      '112.7508 -7.2502',
      '112.7508 -7.2508',
    ]);
  });

  it('measures a parcel that does not say its area', async () => {
    const { parcel } = await reading().data.placeAt(IN_BARE_PARCEL, signal);
    const { shape: _, area = 0, ...facts } = parcel ?? {};
    expect(facts).toEqual({ id: '05.0149', zone: '', address: '' });
    expect(Math.abs(area - 66.3 * 66.8)).toBeLessThan(60);
  });

  it.each([
    ['ground that is no parcel', ON_BANK, 'PS'],
    ['a block without parcels', ON_BLOCK, 'RTH-2'],
  ])('gives the zone of %s', async (_, at, zone) => {
    expect(await reading().data.placeAt(at, signal)).toEqual({
      at,
      zone,
      kelurahan: 'Rawabening',
      district: 'Lembah Selatan',
      special: [],
      unknown: [],
    });
  });

  it('gives the zones of a parcel that lies in two, and partly in none, and the zone of a block without parcels', async () => {
    const { data } = reading();
    expect((await data.placeAt(IN_TWO_ZONES, signal)).parcel?.parts).toEqual([
      { zone: 'R-2', area: 120 },
      { zone: 'K:1', area: 80 },
      { zone: '', area: 40 },
    ]);
    const { parcel, zone } = await data.placeAt(IN_BLOCK, signal);
    expect([parcel, zone]).toEqual([undefined, 'RTH-2']);
  });

  it.each([
    ['a street', ON_STREET, { kind: 'street', name: 'Jalan Nakhoda VI' }],
    ['water', ON_WATER, { kind: 'water', name: 'Kali Wening' }],
  ])('gives what %s is, and where', async (_, at, ground) => {
    expect(await reading().data.placeAt(at, signal)).toEqual({
      at,
      ground,
      kelurahan: 'Rawabening',
      district: 'Lembah Selatan',
      special: [],
      unknown: [],
    });
  });

  it('gives the parcels around a place, and none where the map has none', async () => {
    const around = await reading().data.parcelsNear(ON_STREET, signal);
    expect(around.map(({ id }) => id)).toEqual(['05.0148', '05.0149', '05.0150']);
    const { data } = reading(QUIET, { config: { ...config, has: { ...config.has, parcels: false } } });
    expect(await data.parcelsNear(ON_STREET, signal)).toEqual([]);
  });

  it.each([
    ['outside the tiles', [113, -7.25]],
    ['where no map reaches', [0, 90]],
    ['beside the earth', [400, 0]],
  ] as const)('says nothing %s', async (_where, at) => {
    expect(await reading().data.placeAt(at, signal)).toEqual({ at, special: [], unknown: [] });
  });

  it('reads the directory once, and of each place one tile', async () => {
    const { ranges, data } = reading();
    await data.placeAt(IN_PARCEL, signal);
    await data.placeAt(IN_PARCEL, signal);
    const [directory, ...tiles] = ranges;
    expect(directory).toBe('bytes=0-16383');
    expect(tiles).toHaveLength(2);
    expect(tiles[0]).toBe(tiles[1]);
  });
});

describe('the special layers of a place', () => {
  const flood = { nama: 'Rawan banjir sedang', anjuran: 'Lantai dasar 60 cm di atas jalan.' };
  const hit = { layer: 'banjir', title: 'Rawan banjir sedang', advice: 'Lantai dasar 60 cm di atas jalan.' };
  const overParcel = squareFeature(flood, [112.7507, -7.2503], 0.001);

  it('lists each that touches the parcel once, with its advice', async () => {
    const { data } = reading({
      [FLOOD]: collection(overParcel, overParcel, { type: 'Feature', geometry: null }),
      [HERITAGE]: collection(
        squareFeature({}, [112.7, -7.3], 0.2),
        squareFeature({ nama: 'Jauh' }, [112, -7], 0.1),
      ),
    });
    const { special, unknown } = await data.placeAt(IN_PARCEL, signal);
    expect(special).toEqual([hit, { layer: 'cagar-budaya', title: 'Cagar budaya', advice: '' }]);
    expect(unknown).toEqual([]);
  });

  it('looks at the position where there is no parcel', async () => {
    const { data } = reading({
      ...QUIET,
      [FLOOD]: collection(squareFeature(flood, [112.7525, -7.2515], 0.001)),
    });
    expect((await data.placeAt(ON_STREET, signal)).special).toEqual([hit]);
    expect((await data.placeAt(IN_PARCEL, signal)).special).toEqual([]);
  });

  it('reads areas of several parts', async () => {
    const { geometry } = overParcel;
    const parts = {
      type: 'MultiPolygon',
      coordinates: [
        [
          [
            [0, 0],
            [1, 0],
            [1, 1],
          ],
        ],
        geometry.coordinates,
      ],
    };
    const { data } = reading({ ...QUIET, [FLOOD]: collection({ ...overParcel, geometry: parts }) });
    expect((await data.placeAt(IN_PARCEL, signal)).special).toEqual([hit]);
  });

  it.each([
    ['does not come', undefined],
    ['is no GeoJSON', { error: 'rusak' }],
    ['holds nothing in degrees', collection(squareFeature(flood, [692_000, 9_198_000], 100))],
  ])('names a layer that %s, and gives the rest', async (_how, document) => {
    const { data } = reading({ [FLOOD]: collection(overParcel), ...(document && { [HERITAGE]: document }) });
    const { special, unknown, parcel } = await data.placeAt(IN_PARCEL, signal);
    expect({ special, unknown, id: parcel?.id }).toEqual({
      special: [hit],
      unknown: ['Cagar budaya'],
      id: '05.0148',
    });
  });

  it('asks again only for layers that did not come', async () => {
    const { asked, data } = reading({ [FLOOD]: collection() });
    await data.placeAt(IN_PARCEL, signal);
    await data.placeAt(ON_STREET, signal);
    expect(asked).toEqual([FLOOD, HERITAGE, HERITAGE]);
  });
});

describe('a place whose tile does not come', () => {
  it('says that the server gives no parts of files', async () => {
    const whole: FetchFile = async () => new Response(new Uint8Array(20_000));
    expect(await unreachable(whole)).toEqual(new FeedError('format', NO_RANGES));
  });

  it('takes a small file whole where its length is known', async () => {
    const { data } = reading(QUIET, {
      fetchFile: async (url, init) => {
        const part = await rangeServer(archive).fetchFile(url, init);
        const body = await part.arrayBuffer();
        return new Response(body, { headers: { 'Content-Length': String(body.byteLength) } });
      },
    });
    expect((await data.placeAt(IN_PARCEL, signal)).parcel?.id).toBe('05.0148');
  });

  it.each<[string, FetchFile, FeedError]>([
    ['a status', async () => new Response('', { status: 404 }), FeedError.http(404)],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), FeedError.network()],
    [
      'another file',
      async () => new Response('<!doctype html><title>Tidak ditemukan</title>', { status: 206 }),
      FeedError.format(),
    ],
    ['no such range, twice', async () => new Response('', { status: 416 }), FeedError.format()],
  ])('fails after %s', async (_what, fetchFile, expected) => {
    const error = await unreachable(fetchFile);
    expect(error).toBeInstanceOf(FeedError);
    expect(error).toMatchObject({ kind: expected.kind, message: expected.message });
  });

  it('comes the next time', async () => {
    const { fetchFile } = rangeServer(archive);
    let isDown = true;
    const { data } = reading(QUIET, {
      fetchFile: (url, init) => (isDown ? Promise.reject(new TypeError()) : fetchFile(url, init)),
    });
    await expect(data.placeAt(IN_PARCEL, signal)).rejects.toMatchObject({ kind: 'network' });
    isDown = false;
    expect((await data.placeAt(IN_PARCEL, signal)).parcel?.id).toBe('05.0148');
  });

  it('reads the directory anew where the archive was replaced', async () => {
    let etag = '"old"';
    const { ranges, fetchFile } = rangeServer(archive, () => ({ ETag: etag }));
    const { data } = reading(QUIET, { fetchFile });
    await data.placeAt(IN_PARCEL, signal);
    etag = '"new"';
    expect((await data.placeAt(IN_PARCEL, signal)).parcel?.id).toBe('05.0148');
    expect(ranges.filter((range) => range === 'bytes=0-16383')).toHaveLength(2);
  });

  const hanging: FetchFile = (_url, { signal: end }) =>
    new Promise((_resolve, reject) => {
      end?.addEventListener('abort', () => reject(end.reason));
    });

  it('is read past the cache where less arrives than announced', async () => {
    const { fetchFile } = rangeServer(archive);
    const modes: string[] = [];
    let cuts = 1;
    const { data } = reading(QUIET, {
      fetchFile: async (url, init) => {
        modes.push(init.cache ?? 'default');
        const part = await (await fetchFile(url, init)).arrayBuffer();
        const isTile = new Headers(init.headers).get('Range') !== 'bytes=0-16383';
        const said = { 'Content-Range': `bytes 0-${part.byteLength - 1}/${archive.byteLength}` };
        const body = isTile && cuts-- > 0 ? part.slice(0, 20) : part;
        return new Response(body, { status: 206, headers: said });
      },
    });
    expect((await data.placeAt(IN_PARCEL, signal)).parcel?.id).toBe('05.0148');
    expect(modes).toEqual(['default', 'default', 'no-store']);
    cuts = 2;
    await expect(data.placeAt(IN_PARCEL, signal)).rejects.toEqual(FeedError.network());
  });

  it('fails when time is up', async () => {
    const { data } = reading(QUIET, { fetchFile: hanging, timeoutMs: 1 });
    await expect(data.placeAt(IN_PARCEL, signal)).rejects.toEqual(FeedError.timeout());
  });

  it('ends with the reason of its caller', async () => {
    const caller = new AbortController();
    const reason = new Error('tempat lain');
    const { data } = reading(QUIET, { fetchFile: hanging });
    const place = data.placeAt(IN_PARCEL, caller.signal);
    caller.abort(reason);
    await expect(place).rejects.toBe(reason);
    await expect(data.placeAt(IN_PARCEL, caller.signal)).rejects.toBe(reason);
  });
});

describe('what the setbacks leave of a parcel', () => {
  const zones = [R2, { ...R2, code: '' }];
  const setbackAt = (at: Position) =>
    reading(QUIET, { config: { ...config, zones } }).data.setbackAt(at, signal);

  it('is calculated from its outline and the streets of the tiles around it', async () => {
    const { parcel } = await reading().data.placeAt(IN_BARE_PARCEL, signal);
    expect(await setbackAt(IN_BARE_PARCEL)).toEqual(
      parcel && buildableOf(parcel.shape, { front: 3, rear: 2, side: 1 }, clipperAreas),
    );
  });

  it.each([
    ['of a parcel whose recorded area is not that of its outline', IN_PARCEL],
    ['where no parcel is', ON_STREET],
  ])('is unknown %s', async (_, at) => {
    expect(await setbackAt(at)).toBeUndefined();
  });

  it('is unknown without limits of the zone', async () => {
    expect(await reading().data.setbackAt(IN_BARE_PARCEL, signal)).toBeUndefined();
  });
});
