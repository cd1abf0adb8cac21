import { Clipper64, ClipType, FillRule, type Path64 } from 'clipper2-ts';
import type { AreaOperations, FlatRing } from '../../../domain/map/flat-areas.ts';
import type { Point } from '../../../domain/map/local-metres.ts';

// The library calculates in whole numbers, exactly: these are millimetres.
const UNIT = 1000;

/** Operations on areas by the Clipper library (docs/decisions/0081-setbacks-of-any-outline.md). */
export const clipperAreas: AreaOperations = {
  subtract: (area, cuts) => run(ClipType.Difference, area, cuts),
  union: (areas) => run(ClipType.Union, areas, []),
};

function run(type: ClipType, areas: readonly FlatRing[], others: readonly FlatRing[]): readonly FlatRing[] {
  const clipper = new Clipper64();
  clipper.addSubject(areas.map(toUnits));
  clipper.addClip(others.map(toUnits));
  const result: Path64[] = [];
  clipper.execute(type, FillRule.NonZero, result);
  return result.map((ring) => ring.map(({ x, y }): Point => [x / UNIT, y / UNIT]));
}

const toUnits = (ring: FlatRing): Path64 =>
  ring.map(([x, y]) => ({ x: Math.round(x * UNIT), y: Math.round(y * UNIT) }));
