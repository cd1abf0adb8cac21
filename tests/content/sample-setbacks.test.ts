import { readFileSync } from 'node:fs';
import { map } from 'virtual:city-map';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles } from 'pmtiles';
import { expect, it } from 'vitest';
import { clipperAreas } from '../../src/adapters/map/data/clipper-areas.ts';
import { areasIn, textOf } from '../../src/adapters/map/data/tile-features.ts';
import { tilesOf } from '../../src/adapters/map/data/tile-grid.ts';
import type { Polygon } from '../../src/domain/map/geometry.ts';
import { areaOfPolygon } from '../../src/domain/map/measure.ts';
import { buildableOf } from '../../src/domain/map/setback.ts';
import { zoneOf } from '../../src/domain/map/zoning.ts';
import { sampled } from '../fixtures/second-reckoning.ts';

const POINTS = 400;

/** Each parcel of the sample's tiles with its zone, from the tile that has most of it. */
async function parcels() {
  const file = readFileSync(`public${map.tiles}`);
  const archive = new PMTiles({
    getKey: () => map.tiles,
    getBytes: async (from, length) => ({ data: new Uint8Array(file.subarray(from, from + length)).buffer }),
  });
  const { maxZoom } = await archive.getHeader();
  const found = new Map<string, { zone: string; shape: Polygon; recorded: number }>();
  for (const tile of tilesOf(map.bounds, maxZoom)) {
    const bytes = await archive.getZxy(tile.z, tile.x, tile.y);
    const layers = bytes && new VectorTile(new PbfReader(bytes.data)).layers;
    for (const { properties, shape } of areasIn(layers?.persil, tile)) {
      const id = textOf(properties, map.attributes.parcel);
      const known = found.get(id);
      if (known && areaOfPolygon(known.shape) >= areaOfPolygon(shape)) continue;
      const recorded = Number(properties[map.attributes.area]);
      found.set(id, { zone: textOf(properties, map.attributes.zone), shape, recorded });
    }
  }
  return [...found].map(([id, parcel]) => ({ id, ...parcel }));
}

it('a second reckoning agrees with area and setbacks of every parcel of the sample', async () => {
  const all = await parcels();
  const wrong = all.filter(({ zone, shape, recorded }) => {
    const limits = zoneOf(map.zones, zone)?.buildingLimits;
    if (!limits) return true;
    const far = Math.max(...Object.values(limits.setback));
    const { inset, whole } = sampled(shape, far, POINTS);
    const area = buildableOf(shape, limits.setback, clipperAreas)?.area ?? Number.NaN;
    // Points on a grid are some of them wrong along the edge.
    const about = (4 * whole) / Math.sqrt(POINTS) / 2;
    const isLeft = area >= 0.9 * inset - about && area <= 1.001 * areaOfPolygon(shape);
    return !isLeft || Math.abs(areaOfPolygon(shape) - recorded) > 0.05 * recorded;
  });
  expect(wrong).toEqual([]);
  expect(all).toHaveLength(26_802);
}, 120_000);
