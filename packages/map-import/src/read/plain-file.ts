import { closeSync, openSync, readFileSync, readSync, statSync, writeFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { decoded, utf16Of } from '@bupc/content/files';
import { Refusal } from '../refusal.ts';
import * as texts from '../texts.ts';
import { isCutOff } from './cut-off.ts';
import { dbfLetters } from './dbf-letters.ts';
import { kmlToGeojson } from './kml.ts';
import { plainCsv, SHAPE_COLUMNS } from './plain-csv.ts';

/** A file as GDAL reads it without losing a letter. */
export interface PlainFile {
  /** The given file, or what was written anew in its place. */
  readonly path: string;
  readonly openOptions: readonly string[];
  /** What is to be reported of it, in the office's words. */
  readonly said: readonly string[];
  /** Whether it holds nothing but links to files that stand beside it. */
  readonly isIndex?: boolean;
}

/** How GDAL opens a file, by its ending. */
const OPEN_OPTIONS: Readonly<Record<string, readonly string[]>> = {
  '.csv': [
    'X_POSSIBLE_NAMES=bujur,longitude,lon,long,lng,x,easting',
    'Y_POSSIBLE_NAMES=lintang,latitude,lat,y,northing',
    `GEOM_POSSIBLE_NAMES=${SHAPE_COLUMNS.join(',')},_WKT*`,
    'KEEP_GEOM_COLUMNS=NO',
    'SEPARATOR=COMMA',
  ],
  // Whole numbers of a wide column stay whole.
  '.shp': ['ADJUST_TYPE=YES'],
};

/** The most bytes of a table with coordinates: reading it takes thirty times as much memory. */
const MAX_CSV = 64 * 1024 * 1024;
/** The most bytes of a file that is read as one text. */
const MAX_TEXT = 400 * 1024 * 1024;

/**
 * Gives a file as GDAL reads it: tables and KML are written anew, and GeoJSON that is not in UTF-8.
 * @param fresh gives a path for a new file of a name
 * @param shown how the office names it
 * @throws Refusal where it is too large, was cut off, or holds nothing but links
 * @throws Error where it cannot be read
 */
export function plainFile(given: string, fresh: (name: string) => string, shown: string): PlainFile {
  const ending = extname(given).toLowerCase();
  const openOptions = OPEN_OPTIONS[ending] ?? [];
  const plain = { path: given, openOptions, said: [] };
  const { size } = statSync(given);
  if (ending === '.csv') {
    if (size > MAX_CSV) throw new Refusal(texts.tooLarge(shown, size, MAX_CSV));
    const path = fresh(basename(given));
    writeFileSync(path, plainCsv(readFileSync(given), shown));
    return { ...plain, path };
  }
  if (ending === '.kml') {
    if (size > MAX_TEXT) throw new Refusal(texts.tooLarge(shown, size, MAX_TEXT));
    const path = fresh(`${basename(given)}.geojson`);
    return { ...plain, path, ...kmlToGeojson(given, path, shown) };
  }
  if (ending === '.geojson' || ending === '.json') {
    const path = isUtf8(given) ? given : fresh(basename(given));
    if (path !== given) {
      if (size > MAX_TEXT) throw new Refusal(texts.tooLarge(shown, size, MAX_TEXT));
      writeFileSync(path, decoded(readFileSync(given)));
    }
    if (isCutOff(path)) throw new Refusal(texts.cutOff(shown));
    return { ...plain, path };
  }
  if (ending === '.shp') {
    const { encoding, said } = dbfLetters(given, shown);
    return { ...plain, openOptions: [...openOptions, ...(encoding ? [`ENCODING=${encoding}`] : [])], said };
  }
  return plain;
}

/** Whether a file is text in UTF-8; read in parts, since it may be larger than memory. */
function isUtf8(file: string): boolean {
  const open = openSync(file, 'r');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const part = Buffer.alloc(1 << 20);
  try {
    for (let isFirst = true; ; isFirst = false) {
      const bytes = part.subarray(0, readSync(open, part, 0, part.length, null));
      if (isFirst && utf16Of(bytes) !== undefined) return false;
      decoder.decode(bytes, { stream: bytes.length > 0 });
      if (bytes.length === 0) return true;
    }
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  } finally {
    closeSync(open);
  }
}
