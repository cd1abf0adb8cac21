import type { Area, Polygon } from '../geometry.ts';
import { textOf } from './fields.ts';

/** A block of the plan. */
export interface Block {
  readonly zone: string;
  readonly polygons: Polygon[];
}

/** A zone as the plan's file names it. */
export interface NamedZone {
  readonly code: string;
  /** '' where the file has none. */
  readonly name: string;
  readonly group: string;
}

/** Which fields say what of a block. */
export interface ZoneFields {
  readonly kode: string;
  readonly nama?: string | undefined;
  readonly kelompok?: string | undefined;
}

/** The blocks of a layer, its zones, and the numbers of the features without a zone. */
export interface ReadBlocks {
  readonly blocks: Block[];
  readonly zones: NamedZone[];
  readonly unnamed: number[];
}

/** Reads the blocks of the plan. */
export function readBlocks(areas: readonly Area[], { kode, nama, kelompok }: ZoneFields): ReadBlocks {
  const zones = new Map<string, NamedZone>();
  const unnamed: number[] = [];
  const blocks = areas.flatMap(({ number, properties, shape }) => {
    const code = textOf(properties, kode);
    if (code === '') {
      unnamed.push(number);
      return [];
    }
    const before = zones.get(code);
    if (!before?.name) {
      zones.set(code, { code, name: textOf(properties, nama), group: textOf(properties, kelompok) });
    }
    return [{ zone: code, polygons: shape.coordinates }];
  });
  const sorted = [...zones.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
  return { blocks, zones: sorted, unnamed };
}
