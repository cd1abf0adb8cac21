import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Made, readMade } from '../write/made.ts';
import { OLD_NUMBERS, type OldNumbers, oldNumbersSchema } from '../write/old-numbers.ts';
import * as texts from './texts.ts';

const kelurahanSchema = v.object({
  id: v.string(),
  name: v.string(),
  district: v.optional(v.string(), ''),
  parcels: v.number(),
  zones: v.optional(v.record(v.string(), v.number()), {}),
});
const rowsSchema = v.array(v.tuple([v.string(), v.string(), v.string(), v.number(), v.number(), v.number()]));

/** A kelurahan of the map that stands. */
export type StandingKelurahan = v.InferOutput<typeof kelurahanSchema>;
/** A row of its lists: number, address, zone, square metres, longitude and latitude of a position inside. */
export type StandingRow = v.InferOutput<typeof rowsSchema>[number];

/** The map that stands before an import, as far as it can be read. */
export interface Standing {
  /** What its parts count, by dibuat.json or else its lists. */
  readonly counts: Partial<Made['counts']>;
  readonly made: Made | undefined;
  /** Undefined where its list cannot be read. */
  readonly kelurahan: readonly StandingKelurahan[] | undefined;
  readonly moved: OldNumbers['moved'];
  /** What of it cannot be read, in words. */
  readonly unread: readonly string[];
  /** The parcels of a kelurahan: undefined where the list cannot be read. Each call reads it: a city's are large. */
  readonly parcelsOf: (kelurahan: StandingKelurahan) => Promise<readonly StandingRow[] | undefined>;
}

/**
 * Reads the map that stands.
 * @param folder of the map
 * @returns undefined where none stands
 */
export async function readStanding(folder: string): Promise<Standing | undefined> {
  const made = await readMade(folder);
  const madeText = await textIn(folder, 'dibuat.json');
  const [city, old] = await Promise.all(
    ['indeks/kota.json', OLD_NUMBERS].map((path) => textIn(folder, path)),
  );
  if (madeText === undefined && city === undefined) return undefined;
  const kelurahan = parsed(v.array(kelurahanSchema), city);
  const numbers = parsed(oldNumbersSchema, old);
  const unread = [
    ...(made === undefined ? [texts.unreadMade] : []),
    ...(kelurahan === undefined ? [texts.unreadLists] : []),
    ...(old !== undefined && numbers === undefined ? [texts.unreadOldNumbers] : []),
  ];
  return {
    counts: made?.counts ?? countsOf(kelurahan),
    ...{ made, kelurahan, unread, moved: numbers?.moved ?? [] },
    parcelsOf: async ({ id, parcels }) => {
      const text = await textIn(folder, `indeks/persil-${id}.json`);
      return text === undefined && parcels === 0 ? [] : parsed(rowsSchema, text);
    },
  };
}

const countsOf = (all: readonly StandingKelurahan[] = []): Partial<Made['counts']> => ({
  kelurahan: all.length,
  parcels: all.reduce((sum, { parcels }) => sum + parcels, 0),
});

const textIn = (folder: string, path: string): Promise<string | undefined> =>
  readFile(join(folder, path), 'utf8').catch(() => undefined);

function parsed<T>(schema: v.GenericSchema<unknown, T>, text: string | undefined): T | undefined {
  try {
    return v.parse(schema, JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}

/** Whether a date is later than that of the map that stands; it is where that has none. */
export const isLater = (date: string, standing: Standing | undefined): boolean =>
  date > (standing?.made?.date ?? '');
