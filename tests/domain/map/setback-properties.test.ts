import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipperAreas } from '../../../src/adapters/map/data/clipper-areas.ts';
import type { Point } from '../../../src/domain/map/local-metres.ts';
import type { Setback } from '../../../src/domain/map/map-config.ts';
import { areaOfPolygon, signedArea } from '../../../src/domain/map/measure.ts';
import { buildableOf } from '../../../src/domain/map/setback.ts';
import { sampled } from '../../fixtures/second-reckoning.ts';
import { all, leftOf, shapeOf } from './outlines.ts';

const metres = fc.double({ min: 0, max: 8, noNaN: true });
const setbacks = fc.record({ front: metres, rear: metres, side: metres });
// Around its middle, so that it does not cross itself; it turns in as often as out.
const outlines = fc
  .array(fc.double({ min: 4, max: 40, noNaN: true }), { minLength: 3, maxLength: 12 })
  .map((radii) =>
    radii.map((far, index): Point => polar(far, (2 * Math.PI * (index + far / 200)) / radii.length)),
  );
const polar = (far: number, angle: number): Point => [far * Math.cos(angle), far * Math.sin(angle)];
const near = (area: number) => 0.002 * area + 0.1;

describe('of any outline', () => {
  it('a larger setback never leaves more', () => {
    fc.assert(
      fc.property(outlines, setbacks, metres, (points, setback, more) => {
        const shape = shapeOf(points);
        const larger = { front: setback.front + more, rear: setback.rear + more, side: setback.side + more };
        expect(leftOf(shape, larger)).toBeLessThanOrEqual(leftOf(shape, setback) + near(0));
      }),
    );
  });

  it('turning, shifting and the order and direction of its points change nothing', () => {
    fc.assert(
      fc.property(outlines, setbacks, fc.nat(359), fc.nat(11), (points, setback, degrees, from) => {
        const [cos, sin] = polar(1, (degrees * Math.PI) / 180);
        const turned = points.map(([x, y]): Point => [x * cos - y * sin + 300, x * sin + y * cos - 200]);
        const begun = [...turned.slice(from % turned.length), ...turned.slice(0, from % turned.length)];
        const area = leftOf(shapeOf(points), setback);
        expect(Math.abs(leftOf(shapeOf(begun.toReversed()), setback) - area)).toBeLessThan(near(area));
      }),
    );
  });

  it('it is what a second reckoning by distances finds, with one setback all around', () => {
    fc.assert(
      fc.property(outlines, fc.double({ min: 0.5, max: 6, noNaN: true }), (points, far) => {
        const shape = shapeOf(points);
        // Where a corner turns in, the line runs on straight, which a distance does as well.
        const { inset, whole } = sampled(shape, far, 20_000);
        expect(Math.abs(leftOf(shape, all(far)) - inset)).toBeLessThan(0.03 * whole + 1);
      }),
      { numRuns: 60 },
    );
  });

  it('it is between the inset by the largest setback and the whole', () => {
    fc.assert(
      fc.property(outlines, setbacks, (points, setback) => {
        const shape = shapeOf(points);
        const area = leftOf(shape, setback);
        const least = leftOf(shape, all(Math.max(...Object.values(setback))));
        const drawn = buildableOf(shape, setback, clipperAreas)?.shapes ?? [];
        expect(Math.abs(drawn.reduce((sum, one) => sum + areaOfPolygon(one), 0) - area)).toBeLessThan(
          near(area),
        );
        expect([area >= least - near(least), area <= Math.abs(signedArea(points)) * 1.001]).toEqual([
          true,
          true,
        ]);
      }),
    );
  });
});

/** Corners of a convex outline, each of more than 15 degrees. */
const convex = fc
  .tuple(
    fc.integer({ min: 3, max: 8 }),
    fc.double({ min: 8, max: 40, noNaN: true }),
    fc.double({ min: 8, max: 40, noNaN: true }),
    fc.nat(359),
  )
  .map(([count, wide, deep, turn]) =>
    Array.from({ length: count }, (_, index): Point => {
      const [x, y] = polar(1, (2 * Math.PI * index) / count + turn);
      return [x * wide, y * deep];
    }),
  )
  .filter((points) => cornersOf(points).every((degrees) => degrees > 16));

function cornersOf(points: readonly Point[]): number[] {
  return points.map((at, index) => {
    const [before = at, after = at] = [points.at(index - 1), points[(index + 1) % points.length]];
    const turn =
      Math.atan2(after[1] - at[1], after[0] - at[0]) - Math.atan2(at[1] - before[1], at[0] - before[0]);
    return (Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) * 180) / Math.PI;
  });
}

it('a convex outline is cut by the straight lines of its setbacks, the least favourable side in front', () => {
  fc.assert(
    fc.property(convex, setbacks, (points, setback) => {
      const least = Math.min(...points.map((_, front) => cutByLines(points, front, setback)));
      expect(Math.abs(leftOf(shapeOf(points), setback) - least)).toBeLessThan(near(least));
    }),
  );
});

/** Cuts a convex outline by the half-plane of each edge. */
function cutByLines(points: readonly Point[], front: number, setback: Setback): number {
  const inward = points.map(([x, y], index): Point => {
    const [toX, toY] = points[(index + 1) % points.length] ?? [x, y];
    const length = Math.hypot(toX - x, toY - y);
    return [-(toY - y) / length, (toX - x) / length];
  });
  const [aheadX, aheadY] = inward[front] ?? [0, 0];
  const facing = inward.map(([x, y]) => x * aheadX + y * aheadY);
  const rears = facing.flatMap((one, index) => (one <= Math.min(...facing) + 1e-6 ? [index] : []));
  const areas = rears.map((rear) => {
    const left = points.reduce<readonly Point[]>((rest, at, index) => {
      const keep = index === front ? setback.front : index === rear ? setback.rear : setback.side;
      return clipped(rest, at, inward[index] ?? [0, 0], keep);
    }, points);
    return Math.abs(signedArea(left));
  });
  return Math.min(...areas);
}

function clipped(points: readonly Point[], [x0, y0]: Point, [nx, ny]: Point, keep: number): Point[] {
  const depth = ([x, y]: Point): number => (x - x0) * nx + (y - y0) * ny - keep;
  return points.flatMap((from, index) => {
    const to = points[(index + 1) % points.length] ?? from;
    const [a, b] = [depth(from), depth(to)];
    const part = a / (a - b);
    const crossing: Point = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    return [...(a >= 0 ? [from] : []), ...(a >= 0 === b >= 0 ? [] : [crossing])];
  });
}
