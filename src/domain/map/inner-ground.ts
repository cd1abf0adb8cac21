import { cutOff } from './cut-off.ts';
import { type AreaOperations, polygonsOf } from './flat-areas.ts';
import type { Polygon } from './geometry.ts';
import { localMetres } from './local-metres.ts';
import { edgesOf } from './outline.ts';

/** Metres: where a parcel and a layer are drawn to the same line, each has it a little elsewhere. */
const SAME_LINE = 0.5;

/**
 * Gives the ground of a parcel that is surely its own: all that lies more than half a metre inside its edges (spec §2 Map page).
 * What only reaches its edge, such as the layer of a neighbour, does not touch it.
 * @param shape a part of the parcel; one that is nowhere a metre wide is given as it is
 */
export function innerGround(shape: Polygon, areas: AreaOperations): readonly Polygon[] {
  const flat = localMetres(shape[0]?.[0] ?? [0, 0]);
  const rings = edgesOf(shape, flat).filter(({ length }) => length > 0);
  const outlines = rings.map((edges) => edges.map(({ from }) => from));
  const cuts = rings.flatMap((edges) => cutOff(edges, [...edges.keys()], SAME_LINE, areas));
  const inner = polygonsOf(areas.subtract(outlines, cuts), flat);
  return inner.length > 0 ? inner : [shape];
}
