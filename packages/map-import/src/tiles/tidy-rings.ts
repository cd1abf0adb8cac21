/** A ring on the grid of a tile. */
export type GridRing = readonly (readonly [x: number, y: number])[];

/**
 * Leaves out what the grid of a tile has made nothing of: repeated points, and rings without an area, with their holes.
 * @param rings of one or several polygons: each outer ring (clockwise on a grid whose y goes down) before its holes
 */
export function tidyRings(rings: readonly GridRing[]): GridRing[] {
  let hasOuter = false;
  return rings.flatMap((ring) => {
    const single = ring.filter((at, index) => {
      const before = ring[index - 1];
      return before === undefined || at[0] !== before[0] || at[1] !== before[1];
    });
    const area = gridArea(single);
    const isOuter = gridArea(ring) > 0 || (area === 0 && !hasOuter);
    if (isOuter) hasOuter = area !== 0;
    return area !== 0 && (isOuter || hasOuter) ? [single] : [];
  });
}

function gridArea(ring: GridRing): number {
  let sum = 0;
  for (let index = 1; index < ring.length; index += 1) {
    const [a, b] = [ring[index - 1] as GridRing[number], ring[index] as GridRing[number]];
    sum += a[0] * b[1] - b[0] * a[1];
  }
  return sum;
}
