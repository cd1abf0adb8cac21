import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Makes a folder of files for one test, and what is beside it; all is removed afterwards. */
export function madeFolder(files: Readonly<Record<string, string>>): {
  readonly folder: string;
  readonly beside: string;
} {
  const beside = mkdtempSync(join(tmpdir(), 'editor-'));
  onTestFinished(() => rmSync(beside, { recursive: true, force: true }));
  const folder = join(beside, 'isi');
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return { folder, beside };
}
