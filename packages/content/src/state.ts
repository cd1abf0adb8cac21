import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { writingSync } from './disk.ts';
import type { KnownFiles } from './pictures/picture-store.ts';

const knownFile = v.object({ size: v.number(), mtimeMs: v.number(), digest: v.string() });
const FILE = 'known-files.json';

/** Reads the list of files read by earlier runs; empty where there is none or it cannot be read. */
export function readKnownFiles(state: string): KnownFiles {
  try {
    const json: unknown = JSON.parse(readFileSync(join(state, FILE), 'utf8'));
    return new Map(Object.entries(v.parse(v.record(v.string(), knownFile), json)));
  } catch {
    return new Map();
  }
}

/** Remembers which files were read, for the next run; files that no longer exist are left out. */
export function writeKnownFiles(state: string, known: KnownFiles, used: ReadonlySet<string>): void {
  const remaining = [...known].filter(([path]) => used.has(path));
  writingSync(state, () => {
    mkdirSync(state, { recursive: true });
    writeFileSync(join(state, FILE), `${JSON.stringify(Object.fromEntries(remaining))}\n`);
  });
}
