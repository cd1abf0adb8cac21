import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';

/** Writes files into a folder, and the folders that they need. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [name, data] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), data);
  }
}

/** Makes a folder of files for one test, which goes with it. */
export function madeFiles(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'files-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFiles(folder, files);
  return folder;
}

/** Makes a content folder with the sample's files at the root of the site, which its office names. */
export function madeOffice(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const folder = madeFiles(files);
  cpSync(resolve('content/akar'), join(folder, 'akar'), { recursive: true });
  return folder;
}
