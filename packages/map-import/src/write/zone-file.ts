import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { NoText, rewritten, writeBeside } from '@bupc/content/files';
import { CsvError } from 'csv-parse/sync';
import type { NamedZone } from '../city/blocks.ts';
import { Refusal } from '../refusal.ts';
import type { Lines } from '../report.ts';
import * as texts from '../texts.ts';
import { addZones } from './zone-rows.ts';

/** Writes what was planned, and says so in the report. */
export type WriteZones = (report: Pick<Lines, 'made' | 'next'>) => void;

/**
 * Plans rows for the zones that zona.csv lacks, before anything is written. The office's own table keeps its encoding, separator and
 * ends of lines, and stays as a copy.
 * @throws Refusal where the table cannot be read without losing a letter
 */
export function planZones(path: string, zones: readonly NamedZone[]): WriteZones {
  if (zones.length === 0) return () => undefined;
  const name = basename(path);
  const old = bytesIn(path, name);
  let added: readonly string[] = [];
  const { bytes, isWidened } = refusing(name, () =>
    rewritten(old, (text) => {
      const table = addZones(text, zones);
      added = table.added;
      return table.text;
    }),
  );
  return ({ made, next }) => {
    if (added.length === 0) return;
    const copy = writeBeside(path, bytes, path).replace();
    if (copy !== undefined) made.push(texts.oldZonesSaved(name, copy));
    next.push(texts.nextZones(added));
    if (isWidened) next.push(texts.zonesWidened(name));
  };
}

function bytesIn(path: string, name: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Uint8Array();
    throw new Refusal(texts.zonesUnread(name));
  }
}

function refusing<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof NoText) throw new Refusal(texts.zonesNoText(name));
    if (error instanceof CsvError) throw new Refusal(texts.brokenLine(name, Number(error.lines ?? 1)));
    throw error;
  }
}
