import { map } from 'virtual:city-map';
import { describe, expect, it } from 'vitest';
import { readDeployment } from '../../src/adapters/deployment/deployment.ts';
import type { LayerSource } from '../../src/domain/map/map-config.ts';
import { type CityFiles, type MapSources, outsideHosts } from '../../tools/build/outside-hosts.ts';

const still = { title: 'Video', source: { kind: 'file', src: '/a.mp4' }, poster: '/a.webp' } as const;
const leader = { title: 'Pimpinan', portrait: '/a.webp', portraitAlt: '' };
const CITY: CityFiles = { videos: { background: still, support: still }, leaders: [leader, leader] };
const OWN: MapSources = {
  tiles: '/peta/kota.pmtiles',
  index: '/peta/indeks/',
  pictures: '/peta/gambar/',
  layers: [],
  special: [],
};

function hosts(sources: Partial<MapSources>) {
  const { images, connections } = outsideHosts(readDeployment({ VITE_OFFLINE: 'off' }), CITY, {
    ...OWN,
    ...sources,
  });
  return { images, connections };
}

const layer = (source: LayerSource): Partial<MapSources> => ({
  layers: [{ id: 'batas-kota', source, date: '2026-01-01', origin: '', legend: [] }],
});

describe('the outside hosts of a map', () => {
  it.each<[string, Partial<MapSources>, ...connections: string[]]>([
    ['files of this site', OWN],
    ['a layer of its own tiles', layer({ kind: 'tiles', layer: 'blok' })],
    [
      'pictures by xyz, which are fetched',
      layer({ kind: 'xyz', url: 'https://citra.id/{z}/{x}/{y}.png' }),
      'https://citra.id',
    ],
    [
      'pictures by wms, which are fetched',
      layer({ kind: 'wms', url: 'https://wms.id:8443/geoserver/wms', layers: 'a' }),
      'https://wms.id:8443',
    ],
    ['GeoJSON', layer({ kind: 'geojson', url: 'https://data.id/a.geojson' }), 'https://data.id'],
    [
      'an archive of tiles',
      layer({ kind: 'pmtiles', url: 'https://ubin.id/a.pmtiles', layer: 'a' }),
      'https://ubin.id',
    ],
    [
      'tiles, lists and special layers of one host',
      {
        tiles: 'https://peta.id/kota.pmtiles',
        index: 'https://peta.id/indeks/',
        special: map.special.map((one) => ({ ...one, url: 'https://peta.id/khusus.geojson' })),
      },
      'https://peta.id',
    ],
  ])('has for %s', (_, sources, ...connections) => {
    expect(hosts(sources)).toEqual({ images: [], connections });
  });

  it('has for pictures of layers, which are shown, an image', () => {
    expect(hosts({ pictures: 'https://gambar.id/' })).toEqual({
      images: ['https://gambar.id'],
      connections: [],
    });
  });
});
