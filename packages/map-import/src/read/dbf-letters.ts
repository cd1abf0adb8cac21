import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { fromWindows1252 } from '@bupc/content/files';
import * as texts from '../texts.ts';

/** How the letters of a shapefile are to be read: for GDAL, where it has any beyond ASCII; and what is to be reported of it. */
export interface DbfLetters {
  readonly encoding?: 'UTF-8' | 'CP1252';
  readonly said: readonly string[];
}

/** Bytes that say in the head of a table that it is in the encoding of Windows. */
const WINDOWS_MARKS = [0x03, 0x57, 0x58, 0x59];
const WINDOWS_NAMES = /^(?:(?:ansi|cp|windows)?[ _-]*1252|iso[ _-]*8859[ _-]*1|88591|latin[ _-]*1|ansi)$/i;

/**
 * Decides the encoding of a shapefile by the bytes of its texts. Its .cpg and the mark in its table say often something else, or
 * nothing: what is no UTF-8 is read as Windows-1252, and that is reported where neither says so.
 * @param file the .shp
 * @param shown how the office names it
 */
export function dbfLetters(file: string, shown: string): DbfLetters {
  const table = beside(file, '.dbf');
  if (table === undefined) return { said: [] };
  const { mark, found, sample } = lettersOf(table);
  if (found === 'ASCII') return { said: [] };
  if (found === 'UTF-8') return { encoding: 'UTF-8', said: [] };
  const cpg = beside(file, '.cpg');
  const named = cpg === undefined ? '' : readFileSync(cpg, 'latin1').trim();
  const isSaid = cpg === undefined ? WINDOWS_MARKS.includes(mark) : WINDOWS_NAMES.test(named);
  return { encoding: 'CP1252', said: isSaid ? [] : [texts.guessedLetters(shown, named, sample)] };
}

/** The file of a shapefile that has another ending, in capitals or not. */
export function beside(file: string, ending: string): string | undefined {
  const name = (basename(file, extname(file)) + ending).toLowerCase();
  const folder = dirname(file);
  const found = existsSync(folder)
    ? readdirSync(folder).find((one) => one.toLowerCase() === name)
    : undefined;
  return found && join(folder, found);
}

/** Whether a file is a shapefile without its table. */
export const lacksTable = (file: string): boolean =>
  extname(file).toLowerCase() === '.shp' && beside(file, '.dbf') === undefined;

interface Found {
  /** The byte that says the encoding (language driver); 0 where it does not. */
  readonly mark: number;
  readonly found: 'ASCII' | 'UTF-8' | 'other';
  /** The first text that is no UTF-8, in Windows-1252. */
  readonly sample: string;
}

/** Records that are read at once. */
const RECORDS = 4096;

function lettersOf(table: string): Found {
  const open = openSync(table, 'r');
  try {
    const head = Buffer.alloc(32);
    if (readSync(open, head, 0, 32, 0) < 32) return { mark: 0, found: 'ASCII', sample: '' };
    const [start, length, mark] = [head.readUInt16LE(8), head.readUInt16LE(10), head.readUInt8(29)];
    const fields = textFields(open, start);
    const part = Buffer.alloc(Math.max(1, length) * RECORDS);
    let found: Found['found'] = 'ASCII';
    for (let at = start; length > 1; at += part.length) {
      const records = part.subarray(0, readSync(open, part, 0, part.length, at));
      if (records.some((byte) => byte > 0x7f)) {
        for (let record = 0; record + length <= records.length; record += length) {
          for (const { from, to } of fields) {
            const bytes = records.subarray(record + from, record + to);
            if (!bytes.some((byte) => byte > 0x7f)) continue;
            if (!isUtf8(bytes)) return { mark, found: 'other', sample: fromWindows1252(bytes).trim() };
            found = 'UTF-8';
          }
        }
      }
      if (records.length < part.length) break;
    }
    return { mark, found, sample: '' };
  } finally {
    closeSync(open);
  }
}

/** Where the texts of a record stand, in bytes from its beginning. */
function textFields(open: number, start: number): { from: number; to: number }[] {
  const head = Buffer.alloc(Math.max(0, start - 32));
  readSync(open, head, 0, head.length, 32);
  const fields: { from: number; to: number }[] = [];
  let from = 1;
  for (let at = 0; at + 32 <= head.length && head[at] !== 0x0d; at += 32) {
    const to = from + (head[at + 16] ?? 0);
    if (head[at + 11] === 'C'.charCodeAt(0)) fields.push({ from, to });
    from = to;
  }
  return fields;
}

// A letter may be cut off where the column ends: the rest of it is left to the decoder.
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
