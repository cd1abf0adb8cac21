import { existsSync, readFileSync } from 'node:fs';
import { type Made, madeSchema } from '@bupc/map-import/schemas';
import * as v from 'valibot';

/** The file in the map's folder in which the import says what it has made. */
export const MADE_FILE = 'dibuat.json';

/**
 * Reads what the import has made (docs/map.md).
 * @returns undefined where there is no such file: the map's files come from elsewhere
 * @throws where it cannot be read
 */
export function readMadeMap(path: string): Made | undefined {
  return existsSync(path) ? v.parse(madeSchema, JSON.parse(readFileSync(path, 'utf8'))) : undefined;
}
