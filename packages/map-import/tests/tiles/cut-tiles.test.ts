import { gunzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { tileIdToZxy } from 'pmtiles';
import { expect, it } from 'vitest';
import { cutTiles, type TileLayer } from '../../src/tiles/cut-tiles.ts';
import { type GridRing, tidyRings } from '../../src/tiles/tidy-rings.ts';
import { at, ring } from '../made-city.ts';

const layer = (name: string, from: number, to: number, attributes = {}, buffer = 64): TileLayer => ({
  ...{ name, from, to, buffer },
  features: [{ attributes, shape: { type: 'MultiPolygon', coordinates: [[ring(0, 0, 30, 30)]] } }],
});

async function decoded(layers: readonly TileLayer[]) {
  const tiles = await cutTiles(layers);
  return tiles.map(({ id, bytes }) => ({
    zxy: tileIdToZxy(id),
    layers: new VectorTile(new PbfReader(new Uint8Array(gunzipSync(bytes)))).layers,
  }));
}

it('has each layer in its zooms alone, and one layer of what has one name', async () => {
  const tiles = await decoded([
    layer('blok', 10, 11, { zona: 'R-2' }),
    layer('blok', 12, 15, { zona: 'K-1' }),
    layer('persil', 15, 15),
  ]);
  const seen = new Map<number, Set<string>>();
  for (const { zxy, layers } of tiles) {
    const names = seen.get(zxy[0]) ?? new Set();
    for (const [name, { length, feature }] of Object.entries(layers)) {
      names.add(name);
      if (name === 'blok' && length > 0) names.add(String(layers[name]?.feature(0).properties.zona));
      expect(feature).toBeDefined();
    }
    seen.set(zxy[0], names);
  }
  expect(Object.fromEntries([...seen].map(([z, names]) => [z, [...names].sort()]))).toEqual({
    10: ['R-2', 'blok'],
    11: ['R-2', 'blok'],
    12: ['K-1', 'blok'],
    13: ['K-1', 'blok'],
    14: ['K-1', 'blok'],
    15: ['K-1', 'blok', 'persil'],
  });
});

it('draws what it was given, in its place', async () => {
  const [tile] = (await decoded([layer('persil', 15, 15, { persil: '05.1' }, 512)])).filter(
    ({ layers }) => layers.persil,
  );
  const found = tile?.layers.persil?.feature(0).toGeoJSON(...([tile.zxy[1], tile.zxy[2], 15] as const));
  expect(found?.properties).toEqual({ persil: '05.1' });
  const [shape = []] = (found?.geometry as { coordinates: number[][][] } | undefined)?.coordinates ?? [];
  const corners = new Set(shape.map(([lon = 0, lat = 0]) => `${lon.toFixed(5)} ${lat.toFixed(5)}`));
  const wanted = ring(0, 0, 30, 30).map(([lon, lat]) => `${lon.toFixed(5)} ${lat.toFixed(5)}`);
  expect(corners).toEqual(new Set(wanted));
  expect(at(0, 0)).toEqual([112.75, -7.26]);
});

it.each<[string, GridRing[], GridRing[]]>([
  [
    'a good ring',
    [
      [
        [0, 0],
        [9, 0],
        [9, 9],
        [0, 0],
      ],
    ],
    [
      [
        [0, 0],
        [9, 0],
        [9, 9],
        [0, 0],
      ],
    ],
  ],
  [
    'repeated points',
    [
      [
        [0, 0],
        [9, 0],
        [9, 0],
        [9, 9],
        [0, 0],
      ],
    ],
    [
      [
        [0, 0],
        [9, 0],
        [9, 9],
        [0, 0],
      ],
    ],
  ],
  [
    'a line',
    [
      [
        [0, 0],
        [9, 0],
        [0, 0],
      ],
    ],
    [],
  ],
  [
    'a hole that is a point',
    [
      [
        [0, 0],
        [9, 0],
        [9, 9],
        [0, 0],
      ],
      [
        [5, 3],
        [5, 3],
        [5, 3],
      ],
    ],
    [
      [
        [0, 0],
        [9, 0],
        [9, 9],
        [0, 0],
      ],
    ],
  ],
])('keeps of %s what has an area on the grid', (_, rings, kept) => {
  expect(tidyRings(rings)).toEqual(kept);
});
