import { resolve } from 'node:path';
import { unlisted } from './against-list.ts';
import { ALLOWED } from './allowed.ts';
import { scanSources } from './sources.ts';

/**
 * A step of npm run check: says what the scripts of the site use that the browsers of the floor lack (decision 30), and
 * ends with an error where there is something that allowed.ts does not list.
 */
export function main(): void {
  const lines = unlisted(scanSources(resolve(import.meta.dirname, '../..')), ALLOWED);
  for (const line of lines) console.error(line);
  if (lines.length > 0) process.exitCode = 1;
}
