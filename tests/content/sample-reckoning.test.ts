import { readFileSync } from 'node:fs';
import { map } from 'virtual:city-map';
import { beforeAll, expect, it } from 'vitest';
import { clipperAreas } from '../../src/adapters/map/data/clipper-areas.ts';
import { specialAreasIn, specialHits } from '../../src/adapters/map/data/special-areas.ts';
import { textOf } from '../../src/adapters/map/data/tile-features.ts';
import type { Polygon, Position } from '../../src/domain/map/geometry.ts';
import { innerGround } from '../../src/domain/map/inner-ground.ts';
import { intensityOf } from '../../src/domain/map/intensity.ts';
import type { Setback } from '../../src/domain/map/map-config.ts';
import { areaOfPolygon } from '../../src/domain/map/measure.ts';
import { buildableOf } from '../../src/domain/map/setback.ts';
import { zoneOf } from '../../src/domain/map/zoning.ts';
import { positionsIn, sampled } from '../fixtures/second-reckoning.ts';
import { finderOf, shapesIn, zoneFinder } from '../fixtures/tile-shapes.ts';

const POINTS = 400;
const MANY = 10_000;

interface TileParcel {
  readonly id: string;
  readonly zone: string;
  readonly shape: Polygon;
  readonly recorded: number;
}

let parcels: readonly TileParcel[];
/** What the setbacks leave of a parcel, in square metres; calculated once. */
const insides = new Map<string, number>();
function insideOf({ id, shape }: TileParcel, setback: Setback): number {
  const inside = insides.get(id) ?? buildableOf(shape, setback, clipperAreas)?.area ?? Number.NaN;
  insides.set(id, inside);
  return inside;
}

let blockAt: (at: Position) => string | undefined;

// Each parcel from the tile that has most of it.
beforeAll(async () => {
  const file = readFileSync(`content/akar${map.tiles}`);
  const found = new Map<string, TileParcel>();
  for (const { properties, shape } of await shapesIn(file, 'persil')) {
    const id = textOf(properties, map.attributes.parcel);
    const known = found.get(id);
    if (known && areaOfPolygon(known.shape) >= areaOfPolygon(shape)) continue;
    const recorded = Number(properties[map.attributes.area]);
    found.set(id, { id, zone: textOf(properties, map.attributes.zone), shape, recorded });
  }
  parcels = [...found.values()];
  blockAt = await zoneFinder(file);
}, 60_000);

it('a second reckoning agrees with area and setbacks of every parcel of the sample', () => {
  const wrong = parcels.filter((parcel) => {
    const { zone, shape, recorded } = parcel;
    const limits = zoneOf(map.zones, zone)?.buildingLimits;
    if (!limits) return true;
    const far = Math.max(...Object.values(limits.setback));
    const { inset, whole } = sampled(shape, far, POINTS);
    const area = insideOf(parcel, limits.setback);
    // Points on a grid are some of them wrong along the edge.
    const about = (4 * whole) / Math.sqrt(POINTS) / 2;
    const isLeft = area >= 0.9 * inset - about && area <= 1.001 * areaOfPolygon(shape);
    return !isLeft || Math.abs(areaOfPolygon(shape) - recorded) > 0.05 * recorded;
  });
  expect(wrong).toEqual([]);
  expect(parcels).toHaveLength(26_802);
}, 120_000);

it('a second reckoning agrees with the footprint, floors and green of every parcel of the sample', () => {
  const wrong = parcels.filter((parcel) => {
    const { zone, recorded } = parcel;
    const limits = zoneOf(map.zones, zone)?.buildingLimits;
    if (!limits) return true;
    const { coverage, floorRatio, green, storeys, setback } = limits;
    const inside = insideOf(parcel, setback);
    const card = intensityOf(limits, recorded, inside);
    // In hundredths of square metres, so that nothing is lost in floating point.
    const [whole, left] = [Math.round(recorded) * 100, Math.floor(inside * 100)];
    const ground = Math.min((whole * coverage) / 100, left);
    const most = Math.min(
      (whole * Math.round(floorRatio * 100)) / 100,
      Math.floor(ground / 100) * storeys * 100,
    );
    const said = [card.footprint, card.floors, card.green, card.storeys];
    return (
      String(said) !==
      String([Math.floor(ground / 100), Math.floor(most / 100), Math.ceil((whole * green) / 10_000), storeys])
    );
  });
  expect(wrong).toEqual([]);
}, 120_000);

it('a second reckoning agrees with the zone of every parcel of the sample', () => {
  const strange = ({ shape, zone }: TileParcel, points: number) => {
    const all = positionsIn(shape, points);
    return all.filter((at) => blockAt(at) !== zone).length / all.length;
  };
  // No parcel of the sample lies in two zones; of a small one the grid of the tiles moves the edge by a hundredth.
  const wrong = parcels.filter((one) => strange(one, 25) > 0.01 && strange(one, MANY) > 0.03);
  expect(wrong).toEqual([]);
}, 120_000);

it.each(map.special)(
  'a second reckoning agrees that $id touches a parcel of the sample, or not',
  (layer) => {
    const areas = specialAreasIn(JSON.parse(readFileSync(`content/akar${layer.url}`, 'utf8')));
    const areaAt = finderOf(areas.flatMap(({ polygons }) => polygons));
    const isCovered = (shape: Polygon, points: number) =>
      positionsIn(shape, points).some((at) => areaAt(at) !== undefined);
    const touched = parcels.filter(({ shape }) => {
      const hits = specialHits(layer, areas, [0, 0], innerGround(shape, clipperAreas));
      return hits.length > 0;
    });
    const known = new Set(touched);
    const untouched = parcels.filter((one) => !known.has(one));
    // Along an edge that both share, points may lie in half a metre of it.
    const isInner = ({ shape }: TileParcel) =>
      innerGround(shape, clipperAreas).some((one) => isCovered(one, POINTS));
    const missed = untouched.filter((one) => isCovered(one.shape, 25) && isInner(one));
    const invented = touched.filter(({ shape }) => !isCovered(shape, 25) && !isCovered(shape, MANY));
    expect({ missed, invented }).toEqual({ missed: [], invented: [] });
    expect(touched.length).toBeGreaterThan(0);
  },
  120_000,
);
