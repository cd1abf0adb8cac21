import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/** What dibuat.json says: what an import has made. */
export const madeSchema = v.object({
  bounds: v.tuple([v.number(), v.number(), v.number(), v.number()]),
  centre: v.tuple([v.number(), v.number()]),
  counts: v.object({
    parcels: v.number(),
    blocks: v.number(),
    kelurahan: v.number(),
    streets: v.number(),
    buildings: v.number(),
  }),
  /** Ids of the catalogue that have a file in `lapisan`. */
  layers: v.array(v.string()),
  /** The special layers, `lapisan/khusus-{id}.geojson`, with what the office calls them. */
  special: v.array(v.object({ id: v.string(), name: v.string() })),
  /** Codes of the zones that have land, by their order; absent in files of older imports. */
  zones: v.exactOptional(v.array(v.string())),
  /** The day of the office's data, where sumber.yaml says it. */
  date: v.exactOptional(v.string()),
  /** How many features each file of `lapisan` has, by its name without ending. */
  features: v.exactOptional(v.record(v.string(), v.number())),
  /** Some parcels have numbers of the import, by their land, and not of the office. */
  numbers: v.exactOptional(v.literal('given')),
  /** What somebody should look at, in the office's words; the check repeats it. */
  notes: v.exactOptional(v.array(v.string())),
});
export type Made = v.InferOutput<typeof madeSchema>;

/** The text of dibuat.json. */
export const madeText = (made: Made): string => `${JSON.stringify(made, null, 2)}\n`;

/** Reads what the last import made; nothing where there was none. */
export async function readMade(folder: string): Promise<Made | undefined> {
  try {
    return v.parse(madeSchema, JSON.parse(await readFile(join(folder, 'dibuat.json'), 'utf8')));
  } catch {
    return undefined;
  }
}
