import { said } from '@bupc/content/files';
import { type Bounds, GEOMETRY_DEPTHS } from '../../../../src/domain/map/geometry.ts';
import type { Mistake } from './mistake.ts';
import { positionFault } from './position-fault.ts';

/** A geometry as far as it is readable: its type without 'Multi', and its mistakes. */
export interface JudgedGeometry {
  readonly shape?: string;
  readonly mistakes: readonly Mistake[];
}

/** Checks the geometry of a feature; of its positions the first bad one is reported. */
export function judgeGeometry(geometry: unknown, bounds: Bounds): JudgedGeometry {
  if (typeof geometry !== 'object' || geometry === null) {
    return one(
      'no geometry',
      said(
        'tanpa geometri dan ditinggalkan; gambar atau hapus',
        'has no geometry and is left out; draw it or remove it',
      ),
    );
  }
  const { type, coordinates } = geometry as Readonly<Record<string, unknown>>;
  const depth = typeof type === 'string' ? GEOMETRY_DEPTHS[type] : undefined;
  if (depth === undefined) {
    return one(
      'unknown geometry',
      said(
        `berupa ${type} dan ditinggalkan; tulis sebagai ${Object.keys(GEOMETRY_DEPTHS).join(', ')}`,
        `is a ${type} and is left out; write it as ${Object.keys(GEOMETRY_DEPTHS).join(', ')}`,
      ),
    );
  }
  const shape = String(type).replace('Multi', '');
  const positions = [...innerLists(coordinates, depth)];
  if (positions.length === 0)
    return one(
      'no geometry',
      said(
        'tanpa koordinat dan ditinggalkan; gambar atau hapus',
        'has no position and is left out; draw it or remove it',
      ),
    );
  for (const position of positions) {
    const fault = positionFault(position, bounds);
    if (fault) return { shape, mistakes: [{ level: 'error', ...fault }] };
  }
  return {
    shape,
    mistakes: [...outside(positions, bounds), ...parts(shape, coordinates, depth)],
  };
}

function one(sort: string, message: string): JudgedGeometry {
  return { mistakes: [{ level: 'error', sort, message }] };
}

function* innerLists(value: unknown, depth: number): Generator<unknown> {
  if (depth === 0 || !Array.isArray(value)) yield value;
  else for (const inner of value) yield* innerLists(inner, depth - 1);
}

function outside(positions: readonly unknown[], [west, south, east, north]: Bounds): Mistake[] {
  const all = positions as readonly (readonly [number, number])[];
  const isBeside =
    all.every(([lon]) => lon < west) ||
    all.every(([lon]) => lon > east) ||
    all.every(([, lat]) => lat < south) ||
    all.every(([, lat]) => lat > north);
  const message = said(
    `di luar batas peta, dekat ${JSON.stringify(all[0])}; hapus, atau perluas batasnya`,
    `lies outside the bounds of the map, near ${JSON.stringify(all[0])}; remove it or widen them`,
  );
  return isBeside ? [{ level: 'warning', sort: 'outside', message }] : [];
}

function parts(shape: string, coordinates: unknown, depth: number): Mistake[] {
  if (shape === 'Point') return [];
  const lists = [...innerLists(coordinates, depth - 1)] as (readonly unknown[])[];
  return lists.flatMap((list): Mistake[] => {
    if (shape === 'LineString') {
      const message = said(
        'garisnya satu titik dan ditinggalkan; garis perlu dua',
        'has a line of one position and is left out; a line needs two',
      );
      return list.length < 2 ? [{ level: 'error', sort: 'too short', message }] : [];
    }
    if (new Set(list.map((position) => JSON.stringify(position))).size < 3) {
      const message = said(
        'satu cincinnya kurang dari tiga sudut dan ditinggalkan; hapus',
        'has a ring of less than three corners, which is left out; remove it',
      );
      return [{ level: 'error', sort: 'too short', message }];
    }
    if (JSON.stringify(list[0]) === JSON.stringify(list.at(-1))) return [];
    const message = said(
      `satu cincinnya tidak tertutup; akhiri dengan titik pertamanya, ${JSON.stringify(list[0])}`,
      `has a ring that is not closed; let it end with its first position, ${JSON.stringify(list[0])}`,
    );
    return [{ level: 'warning', sort: 'not closed', message }];
  });
}
