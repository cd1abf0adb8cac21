// A content folder for tests of another city: the sample with the files of a fixture in place of its own.
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Makes the content folder of another city.
 * @param {string} fixture a folder of tests/fixtures
 * @returns its path, for CONTENT_DIR
 */
export function secondCity(fixture) {
  const folder = mkdtempSync(join(tmpdir(), `${fixture}-`));
  cpSync(resolve('content'), folder, { recursive: true });
  cpSync(resolve('tests/fixtures', fixture), folder, { recursive: true });
  return folder;
}
