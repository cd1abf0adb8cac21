import type { FetchJson } from '../../../../src/adapters/http/fetch-json.ts';
import type { FetchFile } from '../../../../src/adapters/map/data/range-source.ts';
import type { Bounds, Position } from '../../../../src/domain/map/geometry.ts';
import type { MapConfig } from '../../../../src/domain/map/map-config.ts';
import { FeedError } from '../../../../src/domain/shared/feed-error.ts';
import { madeArchive } from '../../../fixtures/made-archive.ts';

const BOUNDS: Bounds = [112.75, -7.252, 112.754, -7.25];

/** A square of GeoJSON, by its south-western corner and its edge in degrees. */
export function squareFeature(properties: object, [x, y]: Position, edge: number) {
  const ring = [
    [x, y],
    [x + edge, y],
    [x + edge, y + edge],
    [x, y + edge],
    [x, y],
  ];
  return { type: 'Feature', properties, geometry: { type: 'Polygon', coordinates: [ring] } };
}

/** GeoJSON of features. */
export const collection = (...features: readonly object[]) => ({ type: 'FeatureCollection', features });

/** Inside the parcel that says all of itself. */
export const IN_PARCEL: Position = [112.7505, -7.2505];
/** Inside the parcel that says its number alone. */
export const IN_BARE_PARCEL: Position = [112.7515, -7.2505];
/** On a street of the kelurahan. */
export const ON_STREET: Position = [112.753, -7.251];

/** On water of the kelurahan. */
export const ON_WATER: Position = [112.7533, -7.2517];

/** Inside the parcel that lies in two zones, one of them with a colon in its code. */
export const IN_TWO_ZONES: Position = [112.7515, -7.2515];
/** In a block of a zone where no parcel is drawn. */
export const IN_BLOCK: Position = [112.7525, -7.2515];

/** On ground of a zone without a number of a parcel. */
export const ON_BANK: Position = [112.7505, -7.2515];

/** On a block of the plan that has no parcels. */
export const ON_BLOCK: Position = [112.7525, -7.2515];

/** An archive of one kelurahan with two parcels, two areas of a zone, one beneath the first parcel, and a block. */
export function smallArchive(): Promise<Uint8Array> {
  const layers = {
    kelurahan: [squareFeature({ nama: 'Rawabening', kecamatan: 'Lembah Selatan' }, [112.75, -7.254], 0.004)],
    air: [squareFeature({ nama: 'Kali Wening' }, [112.7531, -7.2519], 0.0004)],
    jalan: [
      {
        type: 'Feature',
        properties: { kelas: 'lokal', nama: 'Jalan Nakhoda VI' },
        geometry: {
          type: 'LineString',
          coordinates: [
            [112.7524, -7.251],
            [112.7539, -7.251],
          ],
        },
      },
    ],
    blok: [
      squareFeature({ zona: 'R-4' }, [112.7502, -7.2508], 0.0006),
      squareFeature({ zona: 'RTH-2' }, [112.7522, -7.2518], 0.0006),
    ],
    persil: [
      squareFeature({ zona: 'K-1' }, [112.7502, -7.2508], 0.0006),
      squareFeature({ zona: 'PS' }, [112.7502, -7.2518], 0.0006),
      squareFeature(
        { persil: '05.0148', zona: 'R-2', luas: 239, alamat: 'Jalan Nakhoda VI 14' },
        [112.7502, -7.2508],
        0.0006,
      ),
      squareFeature({ persil: '05.0149' }, [112.7512, -7.2508], 0.0006),
      squareFeature(
        { persil: '05.0150', zona: 'R-2', luas: 200, bagian: 'R-2:120,K:1:80,:40' },
        [112.7512, -7.2518],
        0.0006,
      ),
    ],
  };
  return madeArchive(layers, BOUNDS, 14);
}

/** A server that gives parts of a file, and the ranges that it was asked for. */
export function rangeServer(file: Uint8Array, headers: () => Record<string, string> = () => ({})) {
  const ranges: string[] = [];
  const fetchFile: FetchFile = async (_url, init) => {
    const range = new Headers(init.headers).get('Range') ?? '';
    ranges.push(range);
    const [, from = '', to = ''] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
    const body = new Uint8Array(file.subarray(Number(from), Number(to) + 1));
    return new Response(body, { status: 206, headers: headers() });
  };
  return { ranges, fetchFile };
}

/** Answers by address; what it does not know is not found. */
export function jsonServer(documents: Readonly<Record<string, unknown>>) {
  const asked: string[] = [];
  const fetchJson: FetchJson = async (url) => {
    asked.push(url);
    if (!Object.hasOwn(documents, url)) throw FeedError.http(404);
    return documents[url];
  };
  return { asked, fetchJson };
}

const special = (id: string, name: string) => ({
  id,
  name,
  url: `/peta/lapisan/khusus-${id}.geojson`,
  look: { kind: 'hatch', colour: '#125a82' } as const,
  title: 'nama',
  advice: 'anjuran',
});

/** A map of that city with two special layers. */
export const config: MapConfig = {
  bounds: BOUNDS,
  centre: IN_PARCEL,
  tiles: '/peta/kota.pmtiles',
  index: '/peta/indeks/',
  pictures: '/peta/gambar/',
  attribution: 'Dinas',
  attributes: { parcel: 'persil', zone: 'zona', area: 'luas', address: 'alamat' },
  regulation: { title: 'Perwali 31/2021', about: 'RDTR', date: '2026-07-01', found: '' },
  has: { parcels: true, streets: true, kelurahan: true },
  layers: [],
  special: [special('banjir', 'Rawan banjir'), special('cagar-budaya', 'Cagar budaya')],
  zones: [],
  activities: [],
  needs: [{ id: 'buka-usaha', name: 'Membuka usaha' }],
};
