import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

/** The file in the map's folder in which the import says what it has made. */
export const MADE_FILE = 'dibuat.json';

const count = v.pipe(v.number(), v.minValue(0));
const degrees = v.number();
const schema = v.object({
  bounds: v.tuple([degrees, degrees, degrees, degrees]),
  centre: v.tuple([degrees, degrees]),
  counts: v.object({ parcels: count, blocks: count, kelurahan: count, streets: count, buildings: count }),
  layers: v.array(v.string()),
  special: v.array(v.object({ id: v.string(), name: v.string() })),
  /** What somebody should look at, in the office's words. */
  notes: v.exactOptional(v.array(v.string())),
});

/** What the import of the map has made: its extent, its counts, and the ids of its layers (docs/map.md). */
export type MadeMap = v.InferOutput<typeof schema>;

/**
 * Reads what the import has made.
 * @returns undefined where there is no such file: the map's files come from elsewhere
 * @throws where it cannot be read
 */
export function readMadeMap(path: string): MadeMap | undefined {
  return existsSync(path) ? v.parse(schema, JSON.parse(readFileSync(path, 'utf8'))) : undefined;
}
